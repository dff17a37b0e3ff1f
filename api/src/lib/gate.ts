import { abortable } from './abortable.ts';

/** Lets a limited number of pieces of work run at once, and a limited number wait for their turn. */
export interface Gate {
  /** Runs `work` when its client's turn comes. Rejects with `full()` when too many wait, or with the signal's reason. */
  run<T>(client: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** How many wait now. */
  waiting: () => number;
}

interface GateOptions {
  /** Pieces of work at once, of all clients and of one. */
  atOnce: number;
  atOnceOfOne: number;
  /** Pieces that may wait, of all clients and of one. */
  waiting: number;
  waitingOfOne: number;
  /** The error for one too many. */
  full: () => Error;
}

/** What one client has in the gate. */
interface Lane {
  running: number;
  queue: Set<() => void>;
}

/**
 * A gate whose clients come in by turns, each first come first served: however much one of them asks for, another one
 * waits for a place to become free, never behind the first one's queue.
 */
export function createGate(options: GateOptions): Gate {
  /** In the order of their turns; only of clients that have something here. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let waiting = 0;

  const mayRun = (lane: Lane) => running < options.atOnce && lane.running < options.atOnceOfOne;

  function start(client: string, lane: Lane): void {
    running += 1;
    lane.running += 1;
    // Its next turn comes after everybody else's.
    lanes.delete(client);
    lanes.set(client, lane);
  }

  async function enter(client: string, lane: Lane, signal: AbortSignal): Promise<void> {
    if (mayRun(lane)) {
      start(client, lane);
      return;
    }
    if (waiting >= options.waiting || lane.queue.size >= options.waitingOfOne) throw options.full();
    const turn = Promise.withResolvers<void>();
    lane.queue.add(turn.resolve);
    waiting += 1;
    try {
      await abortable(turn.promise, signal);
    } catch (error) {
      if (lane.queue.delete(turn.resolve)) waiting -= 1;
      // Already called in when it left: the place goes to the next.
      else leave(client, lane);
      throw error;
    }
  }

  function leave(client: string, lane: Lane): void {
    running -= 1;
    lane.running -= 1;
    callNext();
    forgetIdle(client, lane);
  }

  /** The next call is of the client with the fewest running; of equals, the one that has waited longest for a turn. */
  function callNext(): void {
    const able = [...lanes].filter(([, lane]) => lane.queue.size > 0 && mayRun(lane));
    const least = Math.min(...able.map(([, lane]) => lane.running));
    const [client, lane] = able.find(([, one]) => one.running === least) ?? [];
    const [next] = lane?.queue ?? [];
    if (client === undefined || lane === undefined || next === undefined) return;
    lane.queue.delete(next);
    waiting -= 1;
    start(client, lane);
    next();
  }

  function forgetIdle(client: string, lane: Lane): void {
    if (lane.running === 0 && lane.queue.size === 0 && lanes.get(client) === lane) lanes.delete(client);
  }

  return {
    async run(client, signal, work) {
      signal.throwIfAborted();
      const lane = lanes.get(client) ?? { running: 0, queue: new Set() };
      lanes.set(client, lane);
      try {
        await enter(client, lane, signal);
      } catch (error) {
        forgetIdle(client, lane);
        throw error;
      }
      try {
        return await work();
      } finally {
        leave(client, lane);
      }
    },
    waiting: () => waiting,
  };
}
