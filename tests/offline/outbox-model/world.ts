import { setImmediate } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import { AppError } from '../../../web/src/lib/app-error.ts';
import type { Records } from '../../../web/src/lib/records.ts';
import { openRecords } from '../../../web/src/platform/storage/idb.ts';
import { deliverAll } from '../../../web/src/engines/outbox/delivery.ts';
import type {
  OutboxAnswer,
  OutboxEntry,
  OutboxEvent,
  PieceName,
} from '../../../web/src/engines/outbox/entry.ts';
import { createOutbox, type Outbox } from '../../../web/src/engines/outbox/outbox.ts';
import type { DeliveryDeps } from '../../../web/src/engines/outbox/ports.ts';

/** What happens to one sending. A number is the status the server refuses it with. */
export type Fate =
  | 'ok'
  | 'lost before'
  | 'lost after'
  | 'killed before'
  | 'killed after'
  | 'killed keeping'
  | 500
  | 429
  | 422;

/** Gives way to everything that is under way; IndexedDB moves on by such turns too. */
export const turn = () => setImmediate();

/** A tab or the worker. A dead one starts nothing more: its pending calls never come back. */
interface Context {
  name: string;
  alive: boolean;
  dies: 'keeping' | undefined;
  outbox: Outbox | undefined;
  drain: (hurry?: 'hurry') => Promise<void>;
}

/** What the server did for one key: idempotent, as the real one is. */
interface Effect {
  interactionId: string;
  ratings: number[];
}

export interface World {
  readonly records: Records<OutboxEntry>;
  readonly answers: Map<string, OutboxAnswer>;
  readonly effects: Map<string, Effect>;
  /** Ids in the order in which they first came to the server. */
  readonly arrivals: { id: string; visitId: string }[];
  /** Ids that were refused for good. */
  readonly refused: Set<string>;
  /** Visits that were ever sent for twice at once. */
  readonly doubled: string[];
  fates: Fate[];
  clock: number;
  start(name: 'a' | 'b' | 'worker'): void;
  kill(name: string): void;
  context(name: string): Context | undefined;
  drainAll(): Promise<void>;
}

/** Two tabs and a worker over one real IndexedDB implementation, one lock manager and one faulty server. */
export function createWorld(fates: readonly Fate[]): World {
  // A world's own: one promise for all would hold on to whatever ever waited for it, world after world.
  const never = new Promise<never>(() => {});
  globalThis.indexedDB = new IDBFactory();
  const contexts = new Map<string, Context>();
  const waiting = new Map<string, { context: Context; begin: () => void }[]>();
  const holders = new Map<string, Context>();
  const listeners = new Map<Context, Set<(event: OutboxEvent) => void>>();
  const timers: { at: number; context: Context; callback: () => void }[] = [];
  const inFlight = new Map<string, Context>();
  const interactions = new Map<string, string>();
  const log = { refused: new Set<string>(), doubled: new Array<string>() };
  const arrivals: World['arrivals'] = [];
  const answers: World['answers'] = new Map();
  const effects: World['effects'] = new Map();

  function letNextIn(name: string): void {
    holders.delete(name);
    const next = waiting.get(name)?.shift();
    if (!next) return;
    holders.set(name, next.context);
    next.begin();
  }

  function work(entry: OutboxEntry): OutboxAnswer {
    const { id, request } = entry;
    if (request.kind === 'rating') {
      const owner = [...effects.values()].find((one) => one.interactionId === request.interactionId);
      owner?.ratings.push(request.body.rating);
      return { kind: 'rating' };
    }
    const effect = effects.get(id) ?? { interactionId: `i-${id}`, ratings: [] };
    effects.set(id, effect);
    const { interactionId } = effect;
    return request.kind === 'description'
      ? { kind: 'description', body: { description: id, interactionId, source: 'grounded' } }
      : {
          kind: 'conversation',
          body: { messages: [{ role: 'friend1', content: id }], interactionId, source: 'grounded' },
        };
  }

  async function serve(entry: OutboxEntry, context: Context): Promise<OutboxAnswer> {
    const { id, visitId, request } = entry;
    const fate = world.fates.shift() ?? 'ok';
    await turn();
    if (fate === 'killed before') world.kill(context.name);
    if (fate === 'lost before' || !context.alive) throw new AppError('no_internet');
    if (!arrivals.some((one) => one.id === id)) arrivals.push({ id, visitId });
    if (typeof fate === 'number') {
      const final = fate === 422 || (request.kind === 'rating' && entry.attempts === 0);
      if (final && context.alive) log.refused.add(id);
      const retryAfterMs = fate === 429 ? 60_000 : undefined;
      throw new AppError('http_status', { reply: { status: fate, details: undefined, retryAfterMs } });
    }
    const answer = work(entry);
    if (fate === 'killed after') world.kill(context.name);
    if (fate === 'killed keeping') context.dies = 'keeping';
    await turn();
    if (fate === 'lost after') throw new AppError('no_internet');
    return answer;
  }

  function depsOf(context: Context): DeliveryDeps {
    const records = openRecords<OutboxEntry>('placard-outbox', (fault) => {
      throw new Error(fault);
    });
    /** Nothing comes back to the dead. */
    const whileAlive = async <T>(promise: Promise<T>): Promise<T> => {
      const value = await promise;
      return context.alive ? value : never;
    };
    const own = new Set<(event: OutboxEvent) => void>();
    listeners.set(context, own);
    return {
      records: {
        get: (key) => (context.alive ? whileAlive(records.get(key)) : never),
        all: () => (context.alive ? whileAlive(records.all()) : never),
        put: (key, value) => (context.alive ? whileAlive(records.put(key, value)) : never),
        change: (key, by) => (context.alive ? whileAlive(records.change(key, by)) : never),
        remove: (key) => (context.alive ? whileAlive(records.remove(key)) : never),
      },
      locks: {
        async hold(name, _signal, run) {
          if (holders.has(name)) {
            const place = Promise.withResolvers<void>();
            const queue = waiting.get(name) ?? [];
            waiting.set(name, [...queue, { context, begin: place.resolve }]);
            await place.promise;
          } else holders.set(name, context);
          try {
            await run();
          } finally {
            if (context.alive) letNextIn(name);
          }
        },
      },
      channel: {
        tell(event) {
          for (const [other, hearing] of listeners) {
            if (other === context || !other.alive) continue;
            for (const listener of hearing) listener(event);
          }
        },
        onMessage(listener) {
          own.add(listener);
          return () => void own.delete(listener);
        },
      },
      answers: {
        async interactionId(visitId: string, piece: PieceName) {
          await turn();
          return context.alive ? interactions.get(`${visitId} ${piece}`) : never;
        },
        async keep({ id, visitId }, answer) {
          await turn();
          if (context.dies === 'keeping') world.kill(context.name);
          if (!context.alive) return never;
          answers.set(id, answer);
          if (answer.kind !== 'rating')
            interactions.set(`${visitId} ${answer.kind}`, answer.body.interactionId);
        },
      },
      async send(entry) {
        const busy = inFlight.get(entry.visitId);
        if (busy?.alive) log.doubled.push(entry.visitId);
        inFlight.set(entry.visitId, context);
        try {
          return await whileAlive(serve(entry, context));
        } catch (error) {
          if (!context.alive) return await never;
          throw error;
        } finally {
          if (context.alive) inFlight.delete(entry.visitId);
        }
      },
      now: () => world.clock,
      random: () => 0.5,
    };
  }

  const world: World = {
    records: openRecords<OutboxEntry>('placard-outbox', (fault) => {
      throw new Error(fault);
    }),
    answers,
    effects,
    arrivals,
    refused: log.refused,
    doubled: log.doubled,
    fates: [...fates],
    clock: 1_000_000,
    start(name) {
      if (contexts.get(name)?.alive) return;
      const context: Context = {
        name,
        alive: true,
        dies: undefined,
        outbox: undefined,
        drain: () => Promise.resolve(),
      };
      contexts.set(name, context);
      const deps = depsOf(context);
      if (name === 'worker') {
        const { signal } = new AbortController();
        context.drain = () => deliverAll(deps, { signal, onEvent: () => {} });
        return;
      }
      const outbox = createOutbox({
        ...deps,
        timer: {
          after(ms, callback) {
            const timer = { at: world.clock + ms, context, callback };
            timers.push(timer);
            return () => void timers.splice(timers.indexOf(timer), 1);
          },
        },
        log(_message, cause) {
          throw cause;
        },
      });
      context.outbox = outbox;
      context.drain = (hurry) => outbox.drain(hurry);
    },
    kill(name) {
      const context = contexts.get(name);
      if (!context) return;
      context.alive = false;
      listeners.delete(context);
      for (const [lock, queue] of waiting)
        waiting.set(
          lock,
          queue.filter((one) => one.context !== context),
        );
      for (const [lock, holder] of holders) if (holder === context) letNextIn(lock);
    },
    context: (name) => {
      const context = contexts.get(name);
      return context?.alive ? context : undefined;
    },
    async drainAll() {
      for (let round = 0; round < 40 && (await world.records.all()).length > 0; round += 1) {
        world.clock += 600_000;
        await Promise.all(
          [...contexts.values()].filter(({ alive }) => alive).map(({ drain }) => drain('hurry')),
        );
      }
    },
  };
  return world;
}
