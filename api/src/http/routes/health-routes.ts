import { Hono } from 'hono';
import { abortError } from '../../lib/abortable.ts';
import type { Deps } from '../../deps.ts';

const READY_DEADLINE_MS = 5_000;

/**
 * `/healthz`: the process answers; cheap, since every phone asks it every 10 s (DESIGN section 4).
 * `/readyz`: the store and the voices can be used; 503 names what cannot.
 */
export function healthRoutes(deps: Deps): Hono {
  const health = new Hono();

  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  health.get('/readyz', async (c) => {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(abortError(`Not ready within ${READY_DEADLINE_MS} ms`)),
      READY_DEADLINE_MS,
    );
    const checks = { store: deps.store.check(deadline.signal), speech: deps.speech.ready(deadline.signal) };
    const [store, speech] = await Promise.allSettled([checks.store, checks.speech]);
    clearTimeout(timer);
    for (const outcome of [store, speech]) {
      if (outcome.status === 'rejected') deps.log.failure('/readyz', outcome.reason);
    }
    const ready = store.status === 'fulfilled' && speech.status === 'fulfilled';
    return c.json(
      { status: ready ? 'ready' : 'not ready', store: word(store), speech: word(speech) },
      ready ? 200 : 503,
      { 'Cache-Control': 'no-store' },
    );
  });

  return health;
}

function word(outcome: PromiseSettledResult<void>): 'ok' | 'failed' {
  return outcome.status === 'fulfilled' ? 'ok' : 'failed';
}
