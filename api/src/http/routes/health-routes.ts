import { Hono } from 'hono';
import type { Deps } from '../../deps/deps.ts';
import type { ServerEnv } from '../env.ts';
import { noteRoute, type Answering } from '../note-route.ts';

/**
 * `/healthz`: the process answers; cheap, since every phone asks it every 10 s (docs/behaviour.md#probe).
 * `/readyz`: whether the store and the clips can be written, the disk has room, and the writer and the voices can be used;
 * `degraded` where one cannot. 503 only before a stop: without a store the guide's texts and Flite go on, where a model
 * fails the guide writes, and phones have voices of their own. Were it 503, whatever is out for every process would take
 * all of them from their balancer at once.
 * `/metrics`: figures for Prometheus.
 */
export function healthRoutes(deps: Deps): Hono<ServerEnv> {
  const health = new Hono<ServerEnv>();
  const get = (path: string, answer: Answering) => health.get(path, noteRoute(path, answer));

  get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  get('/readyz', async (c) => {
    const { parts } = deps;
    const [store, clips, text, speech] = await Promise.all([
      parts.store.check((signal) => deps.store.check(signal)),
      parts.clips.check((signal) => deps.speechCache.check(signal)),
      parts.text.check((signal) => deps.language.ready(signal)),
      parts.speech.check((signal) => deps.speech.ready(signal)),
    ]);
    const found = { store, clips, disk: deps.disk.hasRoom(), text, speech };
    const isWell = Object.values(found).every(Boolean);
    const status = deps.isDraining() ? 'not ready' : isWell ? 'ready' : 'degraded';
    const words = Object.fromEntries(Object.entries(found).map(([part, ok]) => [part, ok ? 'ok' : 'failed']));
    return c.json({ status, ...words }, deps.isDraining() ? 503 : 200, { 'Cache-Control': 'no-store' });
  });

  get('/metrics', async (c) => {
    const { contentType, text } = await deps.metrics.read();
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });

  return health;
}
