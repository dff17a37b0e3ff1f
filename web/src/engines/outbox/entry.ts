import type {
  ConversationRequest,
  ConversationResponse,
  DescriptionRequest,
  DescriptionResponse,
  RatingRequest,
} from '@placard/api/contract';
import type { Reply } from '../../lib/app-error.ts';

/** What a visit can have made for it. */
export type PieceName = 'description' | 'conversation';

export type PieceRequest =
  | { kind: 'description'; body: DescriptionRequest }
  | { kind: 'conversation'; body: ConversationRequest };

/** A rating of a text the phone made names no interaction: it goes to the one its visit gets. */
export type OutboxRequest =
  | PieceRequest
  | { kind: 'rating'; piece: PieceName; interactionId: string | undefined; body: RatingRequest };

/** Stars, 1 to 5, for the phone's own version of a piece. */
export function ownRating(piece: PieceName, stars: number): OutboxRequest {
  return { kind: 'rating', piece, interactionId: undefined, body: { rating: stars, source: 'device' } };
}

/**
 * One request, written down before it is sent. Times in ms since 1970. A newer version of the app reads what an
 * older one wrote: fields may be added, never given another meaning.
 */
export interface OutboxEntry {
  /** Sorts by time; the request's idempotency key. */
  id: string;
  visitId: string;
  request: OutboxRequest;
  attempts: number;
  /** 0 before the first attempt. */
  triedAt: number;
  /** When the next attempt is due by itself. */
  dueAt: number;
  /** The server asked for quiet until then; nothing hurries it. */
  quietUntil: number;
  /** What the last attempt ended with, in the visitor's words. */
  trouble: string | undefined;
  /** The server has seen it and turned it back, so those after it need not wait. */
  turnedBack?: boolean;
}

/** A request that was just asked for. @param now ms since 1970 */
export function newEntry(id: string, visitId: string, request: OutboxRequest, now: number): OutboxEntry {
  return { id, visitId, request, attempts: 0, triedAt: 0, dueAt: now, quietUntil: 0, trouble: undefined };
}

/** True for a rating that a later one of the same text takes the place of. One without an id is of the visit's latest text. */
export function isReplacedBy(earlier: OutboxEntry, later: OutboxEntry): boolean {
  const [before, now] = [earlier.request, later.request];
  return (
    before.kind === 'rating' &&
    now.kind === 'rating' &&
    earlier.visitId === later.visitId &&
    earlier.id < later.id &&
    before.piece === now.piece &&
    (before.interactionId === undefined || before.interactionId === now.interactionId)
  );
}

/** The server's final word on a request. */
export type OutboxAnswer =
  | { kind: 'description'; body: DescriptionResponse }
  | { kind: 'conversation'; body: ConversationResponse }
  | { kind: 'rating' };

/**
 * What became of an entry; told to every page and worker of this browser. `dropped`: it was cancelled.
 * `replaced`: it was a rating, and the visitor has chosen other stars since.
 * `kept`: it was tried, or one before it holds it up, which only the one that drains is told. `trouble` is empty when
 * the failure has no words of its own.
 */
export type OutboxEvent = { entry: OutboxEntry } & (
  | { type: 'added' | 'dropped' | 'replaced' }
  | { type: 'kept'; trouble: string; reply?: Reply | undefined }
  | { type: 'answered'; answer: OutboxAnswer }
  | { type: 'refused'; trouble: string; reply: Reply | undefined }
);
