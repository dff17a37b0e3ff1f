import { Hono } from 'hono';
import type { Deps } from './deps/deps.ts';
import type { ServerEnv } from './http/env.ts';
import { errorResponse } from './http/errors.ts';
import { apiRoutes } from './http/routes/api-routes.ts';
import { healthRoutes } from './http/routes/health-routes.ts';
import { staticRoutes } from './http/routes/static-routes.ts';

/** The whole HTTP side of Placard: the API under /api, health checks, and the web app on every other address. */
export function createApp(deps: Deps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.onError((error, c) => errorResponse(c, error, deps));
  app.route('/api', apiRoutes(deps));
  app.route('/', healthRoutes(deps));
  app.route('/', staticRoutes(deps.webRoot));
  return app;
}
