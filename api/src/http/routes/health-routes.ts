import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { ServerEnv } from '../env.ts';
import { noteRoute, type Answering } from '../note-route.ts';

/**
 * `/healthz`: the process answers; cheap, since every phone asks it every 10 s (docs/behaviour.md#probe).
 * `/readyz`: whether the store, the writer and the voices can be used. 503 without the store and before a stop. Where
 * a model fails the guide writes, and phones have voices of their own, so that without either the server is `degraded`:
 * were it 503, a service that is out would take all processes from their balancer at once.
 * `/metrics`: figures for Prometheus.
 */
export function healthRoutes(deps: Deps): Hono<ServerEnv> {
  const health = new Hono<ServerEnv>();
  const get = (path: string, answer: Answering) => health.get(path, noteRoute(path, answer));

  get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  get('/readyz', async (c) => {
    const { parts } = deps;
    const [store, text, speech] = await Promise.all([
      parts.store.check((signal) => deps.store.check(signal)),
      parts.text.check((signal) => deps.language.ready(signal)),
      parts.speech.check((signal) => deps.speech.ready(signal)),
    ]);
    const ready = store && !deps.isDraining();
    const status = !ready ? 'not ready' : text && speech ? 'ready' : 'degraded';
    return c.json({ status, store: word(store), text: word(text), speech: word(speech) }, ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });

  get('/metrics', async (c) => {
    const { contentType, text } = await deps.metrics.read();
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });

  return health;
}

function word(ok: boolean): 'ok' | 'failed' {
  return ok ? 'ok' : 'failed';
}
