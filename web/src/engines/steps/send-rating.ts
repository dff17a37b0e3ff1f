import type { RatingService } from '../listening/ports.ts';
import { ownRating, type OutboxRequest, type PieceName } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Visit } from '../visits/visit.ts';
import type { Visits } from '../visits/visits.ts';
import { AppError } from '../../lib/app-error.ts';

/** The visit and piece that a shown interaction id belongs to. */
function ratedPiece(
  visits: Pick<Visits, 'store'>,
  interactionId: string,
): { visit: Visit; piece: PieceName } | undefined {
  for (const visit of visits.store.getState().visits) {
    if (visit.description?.interactionId === interactionId) return { visit, piece: 'description' };
    if (visit.conversation?.interactionId === interactionId) return { visit, piece: 'conversation' };
  }
  return undefined;
}

/**
 * Sends stars by way of the outbox; those for a text of the phone's own wait for the server's word on its visit, and
 * stay on the phone where that was called off.
 */
export function createSendRating(
  outbox: Pick<Outbox, 'store' | 'onEvent' | 'add'>,
  visits: Pick<Visits, 'store' | 'refresh' | 'keepStars'>,
  newId: () => string,
): RatingService['rate'] {
  /** Whose answers have come, by their requests' ids: the phone's own version may be on the screen until it ends. */
  const answered = new Map<string, { visitId: string; piece: PieceName }>();
  outbox.onEvent(({ type, entry }) => {
    const { visitId, request } = entry;
    if (type === 'answered' && request.kind !== 'rating')
      answered.set(entry.id, { visitId, piece: request.kind });
  });

  return async (interactionId, stars) => {
    // What was made is among the visits only once their keeper has come.
    if (!ratedPiece(visits, interactionId)) await visits.refresh();
    const shown = ratedPiece(visits, interactionId);
    const rated = shown ? { visitId: shown.visit.id, piece: shown.piece } : answered.get(interactionId);
    if (!rated) throw new AppError('unexpected');
    const { visitId, piece } = rated;
    const own = shown === undefined || shown.visit[piece]?.source === 'device';
    const { entries } = outbox.store.getState();
    const awaited = entries.some((entry) => entry.visitId === visitId && entry.request.kind === piece);
    if (own && shown && !awaited) {
      await visits.keepStars(visitId, piece, stars);
      return 'local';
    }
    const id = newId();
    const told = Promise.withResolvers<'stored' | 'queued'>();
    // A refusal may come before what follows waits for it.
    told.promise.catch(() => {});
    const stopListening = outbox.onEvent((event) => {
      if (event.entry.id !== id) return;
      if (event.type === 'answered') told.resolve('stored');
      else if (event.type === 'kept' || event.type === 'replaced') told.resolve('queued');
      else if (event.type === 'refused') told.reject(new AppError('http_status', { message: event.trouble }));
      else if (event.type === 'dropped') told.reject(new AppError('unexpected'));
    });
    try {
      const rating: OutboxRequest = own
        ? ownRating(piece, stars)
        : { kind: 'rating', piece, interactionId, body: { rating: stars } };
      await outbox.add(id, visitId, rating);
      const how = own && awaited ? 'queued' : await told.promise;
      await visits.keepStars(visitId, piece, stars);
      return how;
    } finally {
      stopListening();
    }
  };
}
