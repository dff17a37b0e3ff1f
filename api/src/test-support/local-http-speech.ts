import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import {
  bodyOf,
  countingServer,
  dripUntilClosed,
  LARGE_BYTES,
  pourUntilClosed,
  soundOf,
  type Behaviour,
  type HeardText,
  type LocalSpeech,
} from './local-speech.ts';

/** A refusal: the status, and the body in the service's own shape. */
interface Refusal {
  status: number;
  body: unknown;
}

/** What makes one HTTP speech service differ from another. */
interface Dialect {
  env: (url: string) => Record<string, string>;
  /** The text and voice asked for, or why the service refuses the request as its documentation says. */
  read: (request: IncomingMessage, body: string) => HeardText | Refusal;
  rateLimited: Refusal;
  failed: Refusal;
  /** The request that costs nothing, as `GET /path`, and what it is answered with. */
  free: { asked: string; answer: (request: IncomingMessage) => Refusal };
}

async function startHttpSpeech(dialect: Dialect): Promise<LocalSpeech> {
  const heard: HeardText[] = [];
  let requests = 0;
  let probes = 0;
  let behaviour: Behaviour = 'speak';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (`${request.method} ${request.url}` === dialect.free.asked) {
      probes += 1;
      return behaviour === 'silent' ? undefined : refuse(response, dialect.free.answer(request));
    }
    requests += 1;
    const wanted = dialect.read(request, await bodyOf(request));
    if ('status' in wanted) return refuse(response, wanted);
    if (behaviour === 'rate-limited') return refuse(response, dialect.rateLimited, { 'Retry-After': '7' });
    if (behaviour === 'fail') return refuse(response, dialect.failed);
    heard.push(wanted);
    if (behaviour === 'silent') return;
    const sound = soundOf(wanted.text);
    const type = { 'Content-Type': 'audio/mpeg' };
    if (behaviour === 'drip' || behaviour === 'drop') {
      response.writeHead(200, type).write(sound);
      if (behaviour === 'drip') dripUntilClosed(request.socket, () => response.write(sound));
      else setImmediate(() => request.socket.destroy());
      return;
    }
    if (behaviour === 'endless') {
      response.writeHead(200, type);
      return pourUntilClosed(response, Buffer.alloc(1_000_000, sound));
    }
    const whole = { speak: sound, empty: Buffer.alloc(0), large: Buffer.alloc(LARGE_BYTES, sound) }[
      behaviour
    ];
    response.writeHead(200, { ...type, 'Content-Length': whole.length }).end(whole);
  }

  const { port, ...counted } = await countingServer((request, response) => void answer(request, response));
  return {
    ...counted,
    env: dialect.env(`http://127.0.0.1:${port}`),
    heard,
    requests: () => requests,
    probes: () => probes,
    behave: (as) => (behaviour = as),
  };
}

function refuse(
  response: ServerResponse,
  { status, body }: Refusal,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const ELEVENLABS_KEY = 'local-elevenlabs-key';
const elevenLabsBody = z.strictObject({ text: z.string(), model_id: z.literal('eleven_multilingual_v2') });
const elevenLabsRefusal = (status: number, code: string, message: string): Refusal => {
  return { status, body: { detail: { status: code, message } } };
};

/**
 * ElevenLabs as its API reference describes it: `POST /v1/text-to-speech/{voice_id}?output_format=…`, and `GET /v1/user`,
 * which a key that may only speak is refused.
 */
export function startElevenLabs(): Promise<LocalSpeech> {
  return startHttpSpeech({
    env: (url) => ({ ELEVENLABS_API_KEY: ELEVENLABS_KEY, ELEVENLABS_BASE_URL: url }),
    rateLimited: elevenLabsRefusal(429, 'too_many_concurrent_requests', 'Too many concurrent requests'),
    failed: elevenLabsRefusal(500, 'internal_server_error', 'planted upstream words'),
    free: {
      asked: 'GET /v1/user',
      answer: (request) =>
        request.headers['xi-api-key'] === ELEVENLABS_KEY
          ? elevenLabsRefusal(401, 'missing_permissions', 'The API key is missing the permission user_read')
          : elevenLabsRefusal(401, 'invalid_api_key', 'Invalid API key'),
    },
    read(request, body) {
      const url = new URL(request.url ?? '', 'http://local');
      const voice = /^\/v1\/text-to-speech\/(\w+)$/.exec(url.pathname)?.[1];
      if (request.method !== 'POST' || voice === undefined)
        return { status: 404, body: { detail: 'Not Found' } };
      if (request.headers['xi-api-key'] !== ELEVENLABS_KEY) {
        return elevenLabsRefusal(401, 'invalid_api_key', 'Invalid API key');
      }
      if (!/^(EXAVITQu4vr4xnSDxMaL|nPczCjzI2devNBz1zQrb)$/.test(voice)) {
        return elevenLabsRefusal(404, 'voice_not_found', `A voice with voice_id ${voice} was not found.`);
      }
      const parsed = elevenLabsBody.safeParse(JSON.parse(body));
      if (!parsed.success || !/^mp3_\d+_\d+$/.test(url.searchParams.get('output_format') ?? '')) {
        return { status: 422, body: { detail: [{ loc: ['body'], msg: 'invalid', type: 'value_error' }] } };
      }
      const { text } = parsed.data;
      if (text.length > 10_000) return elevenLabsRefusal(400, 'max_character_limit_exceeded', 'too long');
      return { text, voice };
    },
  });
}

const OPENAI_KEY = 'local-openai-key';
const openAiBody = z.strictObject({
  model: z.literal('gpt-4o-mini-tts'),
  input: z.string(),
  voice: z.enum([
    'alloy',
    'ash',
    'ballad',
    'coral',
    'echo',
    'fable',
    'nova',
    'onyx',
    'sage',
    'shimmer',
    'verse',
  ]),
  response_format: z.literal('mp3'),
});
const openAiRefusal = (
  status: number,
  type: string,
  message: string,
  code: string | null = null,
): Refusal => {
  return { status, body: { error: { message, type, param: null, code } } };
};

/** OpenAI's speech endpoint as its API reference describes it: `POST /v1/audio/speech`; and `GET /v1/models`. */
export function startOpenAi(): Promise<LocalSpeech> {
  return startHttpSpeech({
    env: (url) => ({ OPENAI_API_KEY: OPENAI_KEY, OPENAI_SPEECH_BASE_URL: `${url}/v1` }),
    rateLimited: openAiRefusal(429, 'requests', 'Rate limit reached', 'rate_limit_exceeded'),
    failed: openAiRefusal(500, 'server_error', 'planted upstream words'),
    free: {
      asked: 'GET /v1/models',
      answer: (request) => wrongOpenAiKey(request) ?? { status: 200, body: { object: 'list', data: [] } },
    },
    read(request, body) {
      if (request.method !== 'POST' || request.url !== '/v1/audio/speech') {
        return openAiRefusal(404, 'invalid_request_error', `Invalid URL (${request.method} ${request.url})`);
      }
      const wrongKey = wrongOpenAiKey(request);
      if (wrongKey !== undefined) return wrongKey;
      const parsed = openAiBody.safeParse(JSON.parse(body));
      if (!parsed.success) return openAiRefusal(400, 'invalid_request_error', parsed.error.message);
      const { input, voice } = parsed.data;
      if (input.length > 4_096)
        return openAiRefusal(400, 'invalid_request_error', 'String should have at most 4096 characters');
      return { text: input, voice };
    },
  });
}

function wrongOpenAiKey({ headers: { authorization } }: IncomingMessage): Refusal | undefined {
  if (authorization === `Bearer ${OPENAI_KEY}`) return undefined;
  const message = `Incorrect API key provided: ${authorization?.slice(7, 14)}***.`;
  return openAiRefusal(401, 'invalid_request_error', message, 'invalid_api_key');
}
