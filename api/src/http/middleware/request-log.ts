import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../../log.ts';

/** Reports every finished request: the matched pattern, never an address, an id or a text. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.request({
      method: c.req.method,
      route: patternOf(c),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
}

/** The pattern of the route that is meant; those that end in a star are middleware and catch-alls. */
function patternOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}
