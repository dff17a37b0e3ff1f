import type { Channel } from '../../lib/channel.ts';
import type { Locks } from '../../lib/locks.ts';
import type { Records } from '../../lib/records.ts';
import type { OutboxAnswer, OutboxEntry, OutboxEvent, PieceName } from './entry.ts';

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
