import { AppError } from '../../lib/app-error.ts';
import type { Timer } from '../../lib/timer.ts';
import type { ConnectionState } from '../connection/assess.ts';
import { ownRating, type OutboxAnswer, type OutboxEvent, type PieceRequest } from './entry.ts';
import type { Outbox } from './outbox.ts';

/** How long a visitor waits for the server before the phone speaks for itself (docs/behaviour.md#waiting-times). */
const PATIENCE_MS = { connected: 6_000, unstable: 3_000, offline: 0 } as const;
/** Refusals that may be a proxy's and not the server's: the phone speaks in its place. */
const PERHAPS_A_PROXY = new Set([401, 403, 404]);

/** Told while an answer is on its way: at most one version of the phone's, then at most one of the server's. */
export interface Hear<Piece> {
  piece(piece: Piece): void;
  /** An attempt failed; the request stays queued, and the phone's version comes. `details` is the server's sentence. */
  trouble(message: string, details?: string): void;
}

export interface Question<Piece> {
  visitId: string;
  request: PieceRequest;
  pieceOf: (answer: OutboxAnswer) => Piece | undefined;
  /** The visitor's, 1 to 5, for a version that only the phone knows: they follow the request. */
  stars?: number | undefined;
  /** Makes the phone's own version; `id` is the request's. */
  onDevice: (id: string) => Promise<Piece>;
}

export type Ask = <Piece>(question: Question<Piece>, signal: AbortSignal, hear: Hear<Piece>) => Promise<void>;

interface AskDeps {
  outbox: Pick<Outbox, 'add' | 'drain' | 'onEvent' | 'store'>;
  connection: () => ConnectionState;
  timer: Timer;
  newId: () => string;
}

/** The key of a request of this kind that the visit has waiting already. */
function waitingId(outbox: AskDeps['outbox'], { visitId, request }: Question<unknown>): string | undefined {
  const { entries } = outbox.store.getState();
  return entries.find((entry) => entry.visitId === visitId && entry.request.kind === request.kind)?.id;
}

/**
 * Asks the server by way of the outbox, and the phone itself when the answer takes too long. Settles with the
 * server's final word or when aborted; the request then goes on for its visit.
 * @throws AppError when the server refuses for good, after the phone has spoken where that may be a proxy's doing;
 *   when neither could make anything
 */
export function createAsk({ outbox, connection, timer, newId }: AskDeps): Ask {
  return async (question, signal, hear) => {
    const { visitId, request, pieceOf, stars, onDevice } = question;
    const waiting = waitingId(outbox, question);
    const id = waiting ?? newId();
    const settled = Promise.withResolvers<void>();
    let phone: Promise<void> | undefined;
    let answered = false;
    let told = false;

    /** Where the phone cannot make anything while the server has not said no, the server is waited for. */
    async function makeOnPhone(): Promise<void> {
      try {
        const piece = await onDevice(id);
        if (!answered) hear.piece(piece);
      } catch (error) {
        phone = undefined;
        if (told && !answered) settled.reject(error);
      }
    }

    /** Settles once the phone has spoken, or cannot. */
    async function askThePhone(): Promise<void> {
      if (!answered) await (phone ??= makeOnPhone());
    }

    function onKept(trouble: string, details?: string): void {
      if (!told) hear.trouble(trouble, details);
      told = true;
      void askThePhone();
    }

    function onEvent(event: OutboxEvent): void {
      if (event.entry.id !== id) return;
      if (event.type === 'kept') onKept(event.trouble, event.reply?.details);
      else if (event.type === 'answered') {
        const piece = pieceOf(event.answer);
        answered = true;
        if (piece) hear.piece(piece);
        settled.resolve();
      } else if (event.type === 'refused') {
        const { trouble: message, reply } = event;
        const refusal = new AppError('http_status', { message, ...(reply && { reply }) });
        if (reply && PERHAPS_A_PROXY.has(reply.status))
          void askThePhone().then(() => settled.reject(refusal));
        else {
          answered = true;
          settled.reject(refusal);
        }
      } else if (event.type === 'dropped') {
        told = true;
        void askThePhone().then(settled.resolve);
      }
    }

    async function send(): Promise<void> {
      await outbox.add(id, visitId, request);
      if (stars !== undefined) await outbox.add(newId(), visitId, ownRating(request.kind, stars));
    }

    /** A request that has just failed is not sent again yet: the visitor is told, and hears the phone's own version. */
    async function hurry(): Promise<void> {
      await outbox.drain('hurry', visitId);
      const entry = outbox.store.getState().entries.find((one) => one.id === id);
      if (entry?.trouble !== undefined && !signal.aborted) onKept(entry.trouble);
    }

    const callOff = timer.after(PATIENCE_MS[connection()], () => void askThePhone());
    const stopListening = outbox.onEvent(onEvent);
    const stop = () => settled.resolve();
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (waiting === undefined) await send();
      else void hurry();
      await settled.promise;
    } finally {
      callOff();
      stopListening();
      signal.removeEventListener('abort', stop);
    }
  };
}
