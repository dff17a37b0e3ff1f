import { setImmediate as turn } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/port.ts';

const LOOK_MS = 10_000;
/** Down to this share of the limit, so that not every look has something to do. */
const ENOUGH = 0.9;

interface Deps {
  store: Pick<Store, 'bytes' | 'forgetOldest'>;
  /** 0 is no limit. */
  maxBytes: number;
  log: Pick<Log, 'notice' | 'failure'>;
}

/** Deletes the oldest of a store that has grown beyond its limit. Rejects with what the store rejects. */
export async function keepSize({ store, maxBytes, log }: Deps, signal: AbortSignal): Promise<void> {
  if (maxBytes === 0 || (await store.bytes()) <= maxBytes) return;
  let deleted = 0;
  let step: number;
  do {
    // Visitors come between the steps.
    await turn(undefined, { signal });
    step = await store.forgetOldest(signal);
    deleted += step;
  } while (step > 0 && (await store.bytes()) > maxBytes * ENOUGH);
  log.notice('database', `It had grown beyond STORE_MB: the oldest ${deleted} rows were deleted`);
}

/** Does so every few seconds. Gives the function that ends it, which resolves once nothing runs any more. */
export function startKeepingSize(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    // While the store is away its breaker has told the operator.
    await keepSize(deps, stopping.signal).catch(() => undefined);
    isRunning = false;
  };
  const timer = setInterval(() => {
    running = look();
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
