import { Hono, type Handler } from 'hono';
import {
  APP_VERSION,
  conversationRequestSchema,
  descriptionRequestSchema,
  LIMITS,
  ratingRequestSchema,
  speechRequestSchema,
  type ConfigResponse,
} from '../../../contract/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Deps } from '../../deps.ts';
import { readBody, type BodyEnv } from '../middleware/read-body.ts';
import { clientSignal, readIdempotencyKey, readJson } from '../read-request.ts';

const DETAILS = {
  label: `A label needs some text, at most ${LIMITS.labelTextChars} characters of it.`,
  rating: 'A rating is a whole number of stars, from 1 to 5.',
  speech: `Only a text of at most ${LIMITS.speechTextChars} characters can be read aloud.`,
};

/** Everything under /api. Failures are thrown; the app turns them into the contract's error body. */
export function apiRoutes(deps: Deps): Hono<BodyEnv> {
  const { services } = deps;
  const api = new Hono<BodyEnv>();

  api.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  api.use(readBody(LIMITS.bodyBytes));

  route(api, 'POST', '/artwork-description', async (c) => {
    const request = readJson(c, descriptionRequestSchema, DETAILS.label);
    return c.json(await services.describeWork(request, readIdempotencyKey(c), clientSignal(c)));
  });

  route(api, 'POST', '/artwork-conversation', async (c) => {
    const request = readJson(c, conversationRequestSchema, DETAILS.label);
    return c.json(await services.converse(request, readIdempotencyKey(c), clientSignal(c)));
  });

  route(api, 'POST', '/artwork/:interactionId/rate', async (c) => {
    const request = readJson(c, ratingRequestSchema, DETAILS.rating);
    await services.recordRating(c.req.param('interactionId') ?? '', request, clientSignal(c));
    return c.body(null, 204);
  });

  route(api, 'POST', '/synthesize-speech', async (c) => {
    const request = readJson(c, speechRequestSchema, DETAILS.speech);
    const { audio, contentType } = await services.synthesizeSpeech(request, clientSignal(c));
    return c.body(audio, 200, { 'Content-Type': contentType, 'Content-Length': String(audio.byteLength) });
  });

  const config: ConfigResponse = {
    version: APP_VERSION,
    websiteUrl: deps.websiteUrl,
    textProvider: deps.language.source,
    speechProvider: deps.speech.name,
    limits: { labelTextChars: LIMITS.labelTextChars, speechTextChars: LIMITS.speechTextChars },
  };
  route(api, 'GET', '/config', (c) => c.json(config));

  api.all('*', () => {
    throw new ApiError('not_found', 'No such address under /api');
  });
  return api;
}

/** Adds a route that answers any other method with 405 and the one that is allowed. */
function route(api: Hono<BodyEnv>, method: 'GET' | 'POST', path: string, handler: Handler<BodyEnv>): void {
  api.on(method, path, handler);
  api.all(path, (c) => {
    c.header('Allow', method === 'GET' ? 'GET, HEAD' : method);
    throw new ApiError('method_not_allowed', `Only ${method} is allowed here`);
  });
}
