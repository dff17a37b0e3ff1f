import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionMonitor } from '../../engines/connection/monitor.ts';
import type { RatingService } from '../../engines/listening/ports.ts';
import { createAsk, type Ask } from '../../engines/outbox/ask.ts';
import {
  ownRating,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxRequest,
  type PieceName,
} from '../../engines/outbox/entry.ts';
import { createOutbox, type Outbox } from '../../engines/outbox/outbox.ts';
import type { Places } from '../../engines/visits/place.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import type { Visits, VisitsState } from '../../engines/visits/visits.ts';
import type { CurrentVisit } from '../../features/services.ts';
import { AppError } from '../../lib/app-error.ts';
import type { StorageFault } from '../../lib/records.ts';
import { openChannel } from '../../platform/storage/broadcast.ts';
import { timeoutTimer } from '../../platform/timing/clock.ts';
import { openRecords } from '../../platform/storage/idb.ts';
import { createLocks } from '../../platform/storage/locks.ts';
import { OUTBOX } from '../../platform/storage/names.ts';
import { newRequestKey } from '../../platform/network/request-key.ts';
import { lateVisits } from './late-visits.ts';
import type { Requests } from './requests.ts';

export interface Keeping {
  visits: Visits;
  currentVisit: StoreApi<CurrentVisit>;
  outbox: Outbox;
  places: Places;
  ask: Ask;
  rate: RatingService['rate'];
}

/** The visit and piece that a shown interaction id belongs to. */
function ratedPiece(visits: Visits, interactionId: string): { visit: Visit; piece: PieceName } | undefined {
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
function ratingThrough(outbox: Outbox, visits: Visits): RatingService['rate'] {
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
    const id = newRequestKey();
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

/** What is kept on the phone: the visits, and the requests that wait. */
export function composeKeeping(deps: {
  connection: ConnectionMonitor;
  send: Requests['send'];
  /** The visit on the screen was erased, on this page or another. */
  onShownGone: () => void;
  onStorageFault: (fault: StorageFault, cause: unknown) => void;
  log: (message: string, cause: unknown) => void;
}): Keeping {
  const { connection, send, onShownGone, onStorageFault, log } = deps;
  const visitsStore = createStore<VisitsState>(() => ({ visits: [] }));
  const currentVisit = createStore<CurrentVisit>(() => ({ id: undefined, reopened: false }));
  const open = async () => {
    const { openVisits } = await import('./visit-keeping.ts');
    return openVisits({ store: visitsStore, onErased, onGone, onStorageFault });
  };
  const { visits, answers, places } = lateVisits(visitsStore, open, timeoutTimer);
  const outbox = createOutbox({
    records: openRecords<OutboxEntry>(OUTBOX, onStorageFault),
    locks: createLocks(),
    channel: openChannel<OutboxEvent>(OUTBOX),
    answers,
    send,
    now: Date.now,
    random: Math.random,
    timer: timeoutTimer,
    log,
  });
  const onErased = async ({ id }: Visit) => outbox.cancelVisit(id);
  function onGone(id: string): void {
    if (currentVisit.getState().id === id) onShownGone();
  }
  const ask = createAsk({
    outbox,
    sign: () => connection.store.getState().sign,
    timer: timeoutTimer,
    newId: newRequestKey,
  });
  return { visits, currentVisit, outbox, places, ask, rate: ratingThrough(outbox, visits) };
}
