import type { LabelLine } from '@placard/api/contract';

/** What the visitor wants to hear about: the label's words, with the layout that cleanup removes. */
export interface LabelText {
  text: string;
  lines: readonly LabelLine[];
  /** How many works were seen before it on this day, so that the guide does not say the same again. */
  nth?: number | undefined;
  /** What was said of them beside their labels, by `heardKey`. */
  heard?: readonly number[] | undefined;
}

/** Where a rating is. */
export type Rated = 'stored' | 'queued' | 'local';

/** Where ratings are kept. */
export interface RatingService {
  /**
   * @returns whether the server has it, the outbox for want of a reply, or only the phone, whose text the server does
   *   not know
   * @throws AppError when it was refused
   */
  rate(interactionId: string, stars: number, signal: AbortSignal): Promise<Rated>;
}

/** Where a failure is told to the visitor: a toast, and inline where it happened. */
export type ReportFault = (message: string, cause: unknown) => void;

/** A failure of the sound bite or the podcast, told inline until the visitor's next step. */
export interface ListeningFault {
  message: string | undefined;
  /** The server's reason, in a sentence. */
  hint: string | undefined;
  /** There is something to hear all the same: the phone has made it. */
  quiet: boolean;
}
