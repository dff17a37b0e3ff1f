import { Hono } from 'hono';
import type { Deps } from './deps/deps.ts';
import type { ServerEnv } from './http/env.ts';
import { errorResponse } from './http/errors.ts';
import { apiRoutes } from './http/routes/api-routes.ts';
import { healthRoutes } from './http/routes/health-routes.ts';
import { serveStatic } from './http/routes/static-routes.ts';
import { isOfApi } from './http/secure-headers.ts';

/** The whole HTTP side of Placard: the API under /api, health checks, and the web app on every other address. */
export function createApp(deps: Deps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.onError((error, c) => errorResponse(c, error, deps));
  const api = apiRoutes(deps);
  app.route('/api', api.routes);
  app.route('/', healthRoutes(deps));
  const answerElsewhere = serveStatic(deps.webRoot);
  app.notFound((c) => {
    return isOfApi(c.req.path) ? api.refuseOther(c) : answerElsewhere(c);
  });
  return app;
}
