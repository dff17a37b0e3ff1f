import { Hono, type Context } from 'hono';
import {
  conversationRequestSchema,
  descriptionRequestSchema,
  ELEVENLABS_SPEECH_PATH,
  ratingRequestSchema,
  SPEECH_PATH,
  speechRequestSchema,
  type ConfigResponse,
} from '../../../contract/contract.ts';
import { APP_VERSION, LIMITS, MUSEUM_LOGO_PATH, MUSEUM_NOTES_PATH } from '../../../contract/limits.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Sender } from '../../services/answer-once.ts';
import type { SynthesizeSpeech } from '../../services/synthesize-speech.ts';
import { answerOrigins, createAdmit } from '../admit.ts';
import { answerWith } from '../answer-with.ts';
import type { ServerEnv } from '../env.ts';
import type { ServedFile } from '../../providers/museum/open-museum.ts';
import { isNamedIn } from '../etag.ts';
import { noteRoute, type Answering } from '../note-route.ts';
import { openApiDocument } from '../openapi.ts';
import { readIdempotencyKey, readJson } from '../read-request.ts';

const DETAILS = {
  label: `A label needs some text, at most ${LIMITS.labelTextChars} characters of it.`,
  rating: 'A rating is a whole number of stars, from 1 to 5.',
  speech: `Only a text of at most ${LIMITS.speechTextChars} characters can be read aloud.`,
};

const ROOT = '/api';

/** What is under /api. Failures are thrown; the app turns them into the contract's error body. */
interface ApiRoutes {
  routes: Hono<ServerEnv>;
  /**
   * For an address or a method that no route has: throws ApiError `method_not_allowed`, with the method that is allowed
   * in a header, or `not_found`. Not routes of their own: of a request that one handler matches Hono asks it alone, without
   * a chain of promises.
   */
  refuseOther: (c: Context<ServerEnv>) => never;
}

export function apiRoutes(deps: Deps): ApiRoutes {
  const { services } = deps;
  const api = new Hono<ServerEnv>();

  const admit = createAdmit(deps.clients, deps.limits, deps.log);
  const known: { pattern: string; method: 'GET' | 'POST' }[] = [];
  /** Adds a route that is counted under its pattern. */
  function route(method: 'GET' | 'POST', path: string, answer: Answering): void {
    const pattern = ROOT + path;
    api.on(method, path, noteRoute(pattern, answer));
    known.push({ pattern, method });
  }

  const get = (path: string, answer: Answering) => route('GET', path, answer);
  const post = (path: string, answer: Answering) =>
    route('POST', path, (c) => {
      const waiting = admit(c);
      return waiting === undefined ? answer(c) : waiting.then(() => answer(c));
    });

  if (deps.limits.allowedOrigins.length > 0) api.use(answerOrigins(deps.limits.allowedOrigins));

  post('/artwork-description', async (c) => {
    const request = readJson(c, descriptionRequestSchema, DETAILS.label);
    return answerWith(c, await services.describeWork(request, senderOf(c), c.req.raw.signal));
  });

  post('/artwork-conversation', async (c) => {
    const request = readJson(c, conversationRequestSchema, DETAILS.label);
    return answerWith(c, await services.converse(request, senderOf(c), c.req.raw.signal));
  });

  post('/artwork/:interactionId/rate', async (c) => {
    const request = readJson(c, ratingRequestSchema, DETAILS.rating);
    await services.recordRating(c.req.param('interactionId') ?? '', request, c.req.raw.signal);
    return c.body(null, 204);
  });

  post(SPEECH_PATH.slice(ROOT.length), speaking(services.synthesizeSpeech));
  post(ELEVENLABS_SPEECH_PATH.slice(ROOT.length), speaking(services.elevenLabsSpeech));

  const config: ConfigResponse = {
    version: APP_VERSION,
    websiteUrl: deps.websiteUrl,
    textProvider: deps.language.source,
    speechProvider: deps.speech.name,
    answerDeadlineMs: deps.answerDeadlineMs,
    limits: { labelTextChars: LIMITS.labelTextChars, speechTextChars: LIMITS.speechTextChars },
    ...(deps.museum.told && { museum: deps.museum.told }),
  };
  get('/config', (c) => c.json(config));

  for (const path of [MUSEUM_NOTES_PATH, MUSEUM_LOGO_PATH])
    get(path.slice(ROOT.length), sending(deps.museum.files.get(path)));

  const description = openApiDocument();
  get('/openapi.json', (c) => c.json(description));

  return {
    routes: api,
    refuseOther(c) {
      const meant = known.find(({ pattern }) => isOf(pattern, c.req.path));
      if (meant === undefined) throw new ApiError('not_found', 'No such address under /api');
      c.env.outgoing.route = meant.pattern;
      c.header('Allow', meant.method === 'GET' ? 'GET, HEAD' : meant.method);
      throw new ApiError('method_not_allowed', `Only ${meant.method} is allowed here`);
    },
  };
}

/** Whether an address is one of a pattern whose parameters stand for a part each: "/api/artwork/:id/rate". */
function isOf(pattern: string, address: string): boolean {
  const [parts, given] = [pattern.split('/'), address.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
}

function senderOf(c: Context<ServerEnv>): Sender {
  return { client: c.env.incoming.client, key: readIdempotencyKey(c) };
}

/** Answers with a spoken text; without a voice behind it, says so. */
function speaking(speak: SynthesizeSpeech | undefined): Answering {
  return async (c) => {
    const request = readJson(c, speechRequestSchema, DETAILS.speech);
    if (speak === undefined) throw new ApiError('speech_not_configured', 'ELEVENLABS_API_KEY is not set');
    const { audio, contentType } = await speak(request, c.env.incoming.client, c.req.raw.signal);
    return c.body(audio, 200, { 'Content-Type': contentType, 'Content-Length': String(audio.byteLength) });
  };
}

/** A picture opened as a page of its own runs nothing: no script, no plug-in, in an origin of its own. */
const STILL = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Answers with a file, or with 304 to who has it already. */
function sending(file: ServedFile | undefined): Answering {
  return (c) => {
    if (file === undefined) throw new ApiError('not_found', 'This museum has set none');
    const { content, contentType, etag } = file;
    const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'Content-Security-Policy': STILL };
    if (isNamedIn(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    return c.body(content, 200, {
      ...headers,
      'Content-Type': contentType,
      'Content-Length': String(content.length),
    });
  };
}
