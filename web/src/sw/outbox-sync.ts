import { deliverAll } from '../engines/outbox/delivery.ts';
import type { OutboxEntry, OutboxEvent } from '../engines/outbox/entry.ts';
import type { DeliveryDeps } from '../engines/outbox/ports.ts';
import { keepAnswersIn } from '../engines/visits/keep-answers.ts';
import type { Visit } from '../engines/visits/visit.ts';
import { openChannel } from '../platform/storage/broadcast.ts';
import { openRecords } from '../platform/storage/idb.ts';
import { createLocks } from '../platform/storage/locks.ts';
import { OUTBOX, VISITS } from '../platform/storage/names.ts';
import { createApi, type Api } from '../platform/network/http.ts';
import { learnDeadline, sendEntry } from '../platform/network/send-entry.ts';
import { notifyFullVersion } from './notices.ts';

/** Background Sync; TypeScript's library does not know it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

function isOutboxSync(event: Event): event is SyncEvent {
  return 'tag' in event && event.tag === OUTBOX;
}

const onFault = (_fault: string, cause: unknown) => console.warn('not written down', cause);

/**
 * Sends what waits, also when every page is closed, keeps the answers in their visits, and tells the visitor.
 * @throws when something still waits: the browser then calls again later
 */
async function drainOutbox(scope: ServiceWorkerGlobalScope, api: Api, deps: DeliveryDeps): Promise<void> {
  const visits = openRecords<Visit>(VISITS, onFault);
  const told: Promise<void>[] = [];
  const tell = async (visitId: string) =>
    notifyFullVersion(scope, { visitId, title: (await visits.get(visitId))?.title });
  await learnDeadline(api);
  await deliverAll(deps, {
    signal: new AbortController().signal,
    // There is a network again, so that waits for a next try are cut short.
    hurriedAt: Date.now(),
    onEvent(event) {
      if (event.type === 'answered' && event.answer.kind !== 'rating') told.push(tell(event.entry.visitId));
    },
  });
  await Promise.all(told);
  if ((await deps.records.all()).length > 0) throw new Error('some requests still wait');
}

/** Has the browser call when there is a network again. */
export function drainOnSync(scope: ServiceWorkerGlobalScope): void {
  const api = createApi();
  const deps: DeliveryDeps = {
    records: openRecords<OutboxEntry>(OUTBOX, onFault),
    locks: createLocks(),
    channel: openChannel<OutboxEvent>(OUTBOX),
    answers: keepAnswersIn(openRecords<Visit>(VISITS, onFault)),
    send: (entry, signal) => sendEntry(api, entry, signal),
    now: Date.now,
    random: Math.random,
  };
  scope.addEventListener('sync', (event: Event) => {
    if (isOutboxSync(event)) event.waitUntil(drainOutbox(scope, api, deps));
  });
}
