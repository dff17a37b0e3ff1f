import { abortable } from './abortable.ts';

/** Lets a limited number of pieces of work run at once, and a limited number wait for their turn. */
export interface Gate {
  /** Runs `work` when its turn comes. Rejects with `full()` when too many wait, or with the signal's reason. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** How many wait now. */
  waiting(): number;
}

/** A gate for `atOnce` pieces of work, first come first served; `full` makes the error for one too many. */
export function createGate(options: { atOnce: number; waiting: number; full: () => Error }): Gate {
  const queue = new Set<() => void>();
  let running = 0;

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < options.atOnce) {
      running += 1;
      return;
    }
    if (queue.size >= options.waiting) throw options.full();
    const turn = Promise.withResolvers<void>();
    queue.add(turn.resolve);
    try {
      await abortable(turn.promise, signal);
    } catch (error) {
      // Already called in when it left: the place goes to the next.
      if (!queue.delete(turn.resolve)) leave();
      throw error;
    }
  }

  function leave(): void {
    const [next] = queue;
    if (next === undefined) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  return {
    async run(signal, work) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    waiting: () => queue.size,
  };
}
