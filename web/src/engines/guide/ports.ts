import type { LabelText } from '../listening/ports.ts';
import type { ConversationPiece, DescriptionPiece } from '../visits/visit.ts';

/** The work as its label names it, for the lines under the photo; what the label does not say is absent. */
export interface Work {
  maker: string | undefined;
  title: string | undefined;
  /** Date and medium, in one line. */
  facts: string | undefined;
  /** What is to be said of a label that is hardly English, which has no maker, title or facts. */
  notice: string | undefined;
}

/** The server's guide, without a network. Each call rejects with AppError `no_internet` when it has not come. */
export interface Guide {
  /** Starts it, so that the first label does not wait for it. Never throws. */
  start: () => void;
  /** Maker, title and facts as the label names them. */
  name: (label: LabelText) => Promise<Work>;
  /** @param id what the piece goes by: its request's, as long as the server has not answered */
  describe: (label: LabelText, id: string) => Promise<DescriptionPiece>;
  /** @param id as for a description */
  converse: (label: LabelText, id: string) => Promise<ConversationPiece>;
}
