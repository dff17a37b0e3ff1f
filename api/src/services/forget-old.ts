import { isStoreAway } from '../lib/api-error.ts';
import type { Log } from '../log/log.ts';
import type { SpeechCache, Store } from '../store/port.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
/** More than this share of all ids, and of more days than this, is never deleted unasked: the clock may be wrong. */
const MOST_SHARE = 0.5;
const MOST_DAYS = 7;

interface Deps {
  store: Pick<Store, 'forgetBefore' | 'forgetExpired' | 'ages'>;
  speechCache: Pick<SpeechCache, 'forgetBefore'>;
  /** 0 forgets nothing. */
  retentionDays: number;
  log: Pick<Log, 'failure' | 'notice'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Deletes texts, ids and clips that nobody asked for in `retentionDays`. Does nothing but say so where that would be most
 * of all that is kept, unless it is `wanted` so: a clock that jumped ahead makes everything old.
 */
export async function forgetOld(
  { store, speechCache, retentionDays, log, now }: Deps,
  signal: AbortSignal,
  wanted = false,
): Promise<void> {
  await store.forgetExpired(now());
  if (retentionDays === 0) return;
  const time = now() - retentionDays * DAY_MS;
  const { count, before, oldest } = await store.ages(time, signal);
  const days = oldest === undefined ? 0 : Math.floor((time - oldest) / DAY_MS);
  if (!wanted && before > count * MOST_SHARE && days > MOST_DAYS) {
    log.notice(
      'retention',
      `Nothing was deleted, since it would be ${before} of ${count} ids at once, of ${days} days: is this machine's clock right ` +
        `(${new Date(now()).toISOString()})? If it is, and RETENTION_DAYS=${retentionDays} is meant, run: npm run forget`,
    );
    return;
  }
  await store.forgetBefore(time, signal);
  await speechCache.forgetBefore(time, signal);
}

/** Does so now and every six hours. Gives the function that ends it, which resolves once nothing runs any more. */
export function startForgetting(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const forget = () =>
    forgetOld(deps, stopping.signal).catch((error: unknown) => {
      // While the store is away its breaker has told the operator.
      if (!stopping.signal.aborted && !isStoreAway(error)) deps.log.failure('retention', error);
    });
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
