import type { LabelLine, RatingRequest } from '@placard/api/contract';

/** What the visitor wants to hear about: the label's words, with the layout that cleanup removes. */
export interface LabelText {
  text: string;
  lines: readonly LabelLine[];
}

/** Where ratings are kept. */
export interface RatingService {
  /** @throws AppError when it was not stored */
  rate(interactionId: string, rating: RatingRequest, signal: AbortSignal): Promise<void>;
}

/** Where a failure is told to the visitor: a toast, and inline where it happened. */
export type ReportFault = (message: string, cause: unknown) => void;
