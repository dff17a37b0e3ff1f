import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import { errorResponse } from './http/errors.ts';
import { requestLog } from './http/middleware/request-log.ts';
import { secureHeaders } from './http/middleware/secure-headers.ts';
import { apiRoutes } from './http/routes/api-routes.ts';
import { healthRoutes } from './http/routes/health-routes.ts';
import { staticRoutes } from './http/routes/static-routes.ts';

/** The whole HTTP side of Placard: the API under /api, health checks, and the web app on every other address. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.use(requestLog(deps.log));
  app.use(secureHeaders());
  app.onError((error, c) => errorResponse(c, error, deps.log));
  app.route('/api', apiRoutes(deps));
  app.route('/', healthRoutes(deps));
  app.route('/', staticRoutes(deps.webRoot));
  return app;
}
