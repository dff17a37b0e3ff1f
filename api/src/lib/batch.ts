/** Gathers what comes in while the last batch is under way, so that many callers share one write. */
export interface Batch<In, Out> {
  /** Resolves with this item's outcome; rejects when this item, tried alone, fails too. */
  add(item: In): Promise<Out>;
}

interface Waiting<In, Out> {
  item: In;
  resolve: (outcome: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * A batch that hands up to `max` items at once to `work`, which gives one outcome for each, in order. `work` must be
 * repeatable: a batch that fails is tried again item by item, so that one bad item harms no other.
 */
export function createBatch<In, Out>(work: (items: In[]) => Promise<Out[]>, max: number): Batch<In, Out> {
  let waiting: Waiting<In, Out>[] = [];
  let running = false;

  async function settle(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const outcomes = await work(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at];
        if (outcome === undefined) reject(new Error('The batch has no outcome for this item'));
        else resolve(outcome);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, max);
      waiting = waiting.slice(max);
      await settle(batch);
    }
    running = false;
  }

  return {
    add(item) {
      const { promise, resolve, reject } = Promise.withResolvers<Out>();
      waiting.push({ item, resolve, reject });
      if (!running) {
        running = true;
        // Not at once: what arrives in the same turn of the event loop comes along.
        setImmediate(() => void drain());
      }
      return promise;
    },
  };
}
