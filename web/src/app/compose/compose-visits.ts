import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionMonitor } from '../../engines/connection/monitor.ts';
import type { RatingService } from '../../engines/listening/ports.ts';
import { createAsk, type Ask } from '../../engines/outbox/ask.ts';
import type { OutboxEntry, OutboxEvent } from '../../engines/outbox/entry.ts';
import { createSendRating } from '../../engines/steps/send-rating.ts';
import { createOutbox, type Outbox } from '../../engines/outbox/outbox.ts';
import type { Places } from '../../engines/visits/place.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import type { Visits, VisitsState } from '../../engines/visits/visits.ts';
import type { CurrentVisit } from '../../engines/visits/current-visit.ts';
import type { StorageFault } from '../../lib/records.ts';
import { openChannel } from '../../platform/storage/broadcast.ts';
import { timeoutTimer } from '../../platform/timing/clock.ts';
import { openRecords } from '../../platform/storage/idb.ts';
import { createLocks } from '../../platform/storage/locks.ts';
import { OUTBOX } from '../../platform/storage/names.ts';
import { newRequestKey } from '../../platform/network/request-key.ts';
import { lazyVisits } from './lazy-visits.ts';
import type { Requests } from './requests.ts';

export interface Keeping {
  visits: Visits;
  currentVisit: StoreApi<CurrentVisit>;
  outbox: Outbox;
  places: Places;
  ask: Ask;
  rate: RatingService['rate'];
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
  const { visits, answers, places } = lazyVisits(visitsStore, open, timeoutTimer);
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
    connection: () => connection.store.getState().state,
    timer: timeoutTimer,
    newId: newRequestKey,
  });
  return { visits, currentVisit, outbox, places, ask, rate: createSendRating(outbox, visits, newRequestKey) };
}
