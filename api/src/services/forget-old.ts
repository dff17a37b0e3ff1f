import type { Log } from '../log.ts';
import type { SpeechCache, Store } from '../store/port.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;

interface Deps {
  store: Pick<Store, 'forgetBefore'>;
  speechCache: Pick<SpeechCache, 'forgetBefore'>;
  /** 0 forgets nothing. */
  retentionDays: number;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Deletes texts, ids and clips that nobody asked for in `retentionDays`, now and every six hours. Gives the function that
 * ends it, which resolves once nothing runs any more.
 */
export function startForgetting({ store, speechCache, retentionDays, log, now }: Deps): () => Promise<void> {
  if (retentionDays === 0) return () => Promise.resolve();
  const stopping = new AbortController();
  const forget = async () => {
    const time = now() - retentionDays * DAY_MS;
    for (const memory of [store, speechCache]) {
      await memory.forgetBefore(time, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.failure('retention', error);
      });
    }
  };
  let running = forget();
  const timer = setInterval(() => {
    running = forget();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
