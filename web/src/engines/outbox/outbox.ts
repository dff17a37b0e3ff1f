import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import type { Undo } from '../../lib/records.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Timer } from '../../lib/timer.ts';
import { firstDue } from './attempt.ts';
import { deliverAll } from './delivery.ts';
import { isReplacedBy, newEntry, type OutboxEntry, type OutboxEvent, type OutboxRequest } from './entry.ts';
import type { DeliveryDeps } from './ports.ts';

const RECHECK_MS = 2_000;

export interface OutboxState {
  /** Oldest first. */
  entries: readonly OutboxEntry[];
  /** Ids of those that this page is sending. */
  sending: ReadonlySet<string>;
}

/** Requests that are not answered yet, whatever the network does. */
export interface Outbox {
  readonly store: ReadableStore<OutboxState>;
  /** What becomes of the entries, here or in another page or the worker. Returns the way to stop listening. */
  onEvent(listener: (event: OutboxEvent) => void): () => void;
  /**
   * Writes the request down under a new id that sorts by time, then sends what its visit has waiting. A rating takes
   * the place of an earlier one of the same text.
   */
  add(id: string, visitId: string, request: OutboxRequest): Promise<void>;
  /**
   * Sends what is due, of one visit or of all; `hurry` brings forward what waits for its next attempt, see `hurried`.
   * Settles when nothing is left to send now.
   */
  drain(hurry?: 'hurry', visitId?: string): Promise<void>;
  /** The request is not wanted any more, nor are the ratings that hang on it. */
  cancel(id: string): Promise<void>;
  /** Cancels all that a visit has waiting; it can be undone, under the same ids. */
  cancelVisit(visitId: string): Promise<Undo>;
  /** Looks at what is written down. Settles when `store` has it. */
  refresh(): Promise<void>;
  /** ms since 1970, by the clock that the entries' times are of. */
  now: () => number;
  dispose(): void;
}

interface OutboxDeps extends DeliveryDeps {
  timer: Timer;
  log: (message: string, cause: unknown) => void;
}

/** The earliest time at which something is due by itself, ms since 1970. */
function nextDue(entries: readonly OutboxEntry[]): number | undefined {
  if (entries.length === 0) return undefined;
  const visits = Map.groupBy(entries, ({ visitId }) => visitId);
  return Math.min(...Array.from(visits.values(), firstDue));
}

/** One page's view of the outbox. Every page and the worker may drain it: see `deliverVisit`. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { records, channel, now } = deps;
  const store = createStore<OutboxState>(() => ({ entries: [], sending: new Set() }));
  const listeners = new Set<(event: OutboxEvent) => void>();
  const life = new AbortController();
  let callOff: (() => void) | undefined;

  async function refresh(): Promise<void> {
    const entries = await records.all();
    if (life.signal.aborted) return;
    store.setState({ entries });
    callOff?.();
    const due = nextDue(entries);
    if (due === undefined) return;
    // What is due already is under way, here or elsewhere; should that come to nothing, it is looked at again.
    const wait = due > now() ? due - now() : RECHECK_MS;
    callOff = deps.timer.after(wait, () => void deliver());
  }

  function hear(event: OutboxEvent): void {
    for (const listener of listeners) listener(event);
    void refresh();
  }

  function tell(event: OutboxEvent): void {
    hear(event);
    channel.tell(event);
  }

  async function deliver(hurry?: 'hurry', visitId?: string): Promise<void> {
    try {
      await deliverAll(deps, {
        visitId,
        signal: life.signal,
        hurriedAt: hurry && now(),
        onEvent: hear,
        onSending(id, underWay) {
          const sending = new Set(store.getState().sending);
          if (underWay) sending.add(id);
          else sending.delete(id);
          store.setState({ sending });
        },
      });
    } catch (error) {
      if (!isAbort(error, life.signal)) deps.log('the outbox was not drained', error);
    }
    await refresh();
  }

  async function remove(unwanted: readonly OutboxEntry[], type: 'dropped' | 'replaced'): Promise<void> {
    for (const entry of unwanted) {
      await records.remove(entry.id);
      tell({ type, entry });
    }
  }

  const stopListening = channel.onMessage(hear);
  void refresh();

  return {
    store,
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async add(id, visitId, request) {
      const entry = newEntry(id, visitId, request, now());
      await records.put(id, entry);
      tell({ type: 'added', entry });
      if (request.kind === 'rating')
        await remove(
          (await records.all()).filter((other) => isReplacedBy(other, entry)),
          'replaced',
        );
      void deliver('hurry', visitId);
    },
    drain: deliver,
    now,
    async cancel(id) {
      const entries = await records.all();
      const entry = entries.find((one) => one.id === id);
      if (!entry) return;
      const hangsOnIt = ({ visitId, request }: OutboxEntry) =>
        visitId === entry.visitId &&
        request.kind === 'rating' &&
        request.interactionId === undefined &&
        request.piece === entry.request.kind;
      await remove([entry, ...entries.filter(hangsOnIt)], 'dropped');
    },
    async cancelVisit(visitId) {
      const cancelled = (await records.all()).filter((entry) => entry.visitId === visitId);
      await remove(cancelled, 'dropped');
      return async () => {
        for (const entry of cancelled) {
          await records.put(entry.id, entry);
          tell({ type: 'added', entry });
        }
        void deliver(undefined, visitId);
      };
    },
    refresh,
    dispose() {
      life.abort();
      callOff?.();
      stopListening();
    },
  };
}
