import type { Records } from '../../lib/records.ts';
import type { OutboxAnswer, OutboxEntry, OutboxEvent, PieceName } from './entry.ts';

/** Makes sure that only one page or worker does a thing at a time; a holder that dies lets go. */
export interface Locks {
  /** @throws the signal's reason when aborted while waiting */
  hold(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
}

/** Tells the other pages and the worker of this browser; never the one that tells. */
export interface Channel<Message> {
  tell(message: Message): void;
  /** Returns the way to stop listening. */
  onMessage(listener: (message: Message) => void): () => void;
}

/** Where answers are kept for the visitor. */
export interface AnswerKeeper {
  /** The id the server gave to a piece of this visit; undefined while it gave none. */
  interactionId: (visitId: string, piece: PieceName) => Promise<string | undefined>;
  /** Keeps the answer in its visit. May be called again with the same answer. */
  keep: (entry: OutboxEntry, answer: OutboxAnswer) => Promise<void>;
}

export interface DeliveryDeps {
  records: Records<OutboxEntry>;
  locks: Locks;
  channel: Channel<OutboxEvent>;
  answers: AnswerKeeper;
  /**
   * Sends a request once, under the entry's id as idempotency key; a rating's interaction id is known by then.
   * @throws AppError; the signal's reason when aborted
   */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<OutboxAnswer>;
  /** ms since 1970 */
  now: () => number;
  /** 0 to below 1 */
  random: () => number;
}
