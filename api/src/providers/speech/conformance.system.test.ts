import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ofAll } from '../../../../tests/support/share.ts';
import { errorBodySchema } from '../../../contract/contract.ts';
import { startAzure } from '../../test-support/local-azure-speech.ts';
import { startElevenLabs, startOpenAi } from '../../test-support/local-http-speech.ts';
import { LARGE_BYTES, type LocalSpeech } from '../../test-support/local-speech.ts';
import { readMp3 } from '../../test-support/mp3-frames.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../../test-support/test-server.ts';

const readySchema = z.object({ status: z.string(), speech: z.string() });
const PATH = '/api/synthesize-speech';
/** Where the time is not what a test is about: a machine under load speaks slowly. */
const PATIENT_MS = 600_000;

interface Service {
  start: () => Promise<
    Omit<LocalSpeech, 'behave'> & { behave: (as: Parameters<LocalSpeech['behave']>[0]) => void }
  >;
  voices: { female: string; male: string };
  /** What the client reads; undefined for the sentences of the codes. */
  texts: { failed: string; rateLimited: string; keyRefused: string; empty: string };
  keyVariable: string;
}

const AZURE_FAILED = 'Failed to synthesize speech with Azure';
const FAILED = 'This text could not be read aloud just now. Please try again.';

const SERVICES: Record<'azure' | 'elevenlabs' | 'openai', Service> = {
  azure: {
    start: startAzure,
    voices: { female: 'en-US-JennyNeural', male: 'en-US-GuyNeural' },
    texts: { failed: AZURE_FAILED, rateLimited: AZURE_FAILED, keyRefused: AZURE_FAILED, empty: AZURE_FAILED },
    keyVariable: 'AZURE_SPEECH_KEY',
  },
  elevenlabs: {
    start: startElevenLabs,
    voices: { female: 'EXAVITQu4vr4xnSDxMaL', male: 'nPczCjzI2devNBz1zQrb' },
    texts: {
      failed: 'Failed to synthesize speech with ElevenLabs',
      rateLimited: 'ElevenLabs rate limit exceeded. Please try again later.',
      keyRefused: 'ElevenLabs authentication failed. Please check your API key.',
      empty: 'Empty response from ElevenLabs',
    },
    keyVariable: 'ELEVENLABS_API_KEY',
  },
  openai: {
    start: startOpenAi,
    voices: { female: 'nova', male: 'onyx' },
    texts: {
      failed: FAILED,
      rateLimited: 'Too many texts are being read aloud just now. Please try again later.',
      keyRefused: 'The voice service did not accept this server.',
      empty: FAILED,
    },
    keyVariable: 'OPENAI_API_KEY',
  },
};

const textOf = (chars: number) => 'The blue kettle stands on the table. '.repeat(140).slice(0, chars).trim();
const FIVE_THOUSAND = textOf(5_000);
/** The longest text that is asked for; Flite's takes a core many seconds. */
const LONGEST = { azure: 5_000, elevenlabs: 5_000, openai: 5_000, flite: ofAll(5_000, 1_000) };

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
const stops: (() => Promise<void>)[] = [];

function begin(): void {
  folder = temporaryFolder();
}
async function end(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
  folder.remove();
}

async function serve(env: Record<string, string>, speechDeadlineMs?: number): Promise<void> {
  const options = speechDeadlineMs === undefined ? {} : { speechDeadlineMs };
  // OPENAI_API_KEY alone would have the real OpenAI write the texts.
  const own = { TEXT_PROVIDER: 'grounded', ...env };
  server = await startTestServer({ dataDir: folder.path, env: own, ...options });
  stops.push(server.stop);
}

const speak = (text: string, voice = 'curator') => server.post(PATH, { text, voice });

async function soundOf(response: Response): Promise<Uint8Array> {
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg']);
  return new Uint8Array(await response.arrayBuffer());
}

async function failureOf(response: Response) {
  const { code, details } = errorBodySchema.parse(await response.json());
  return { status: response.status, code, details };
}

describe.each(['azure', 'elevenlabs', 'openai', 'flite'] as const)('every provider: %s', (name) => {
  beforeAll(async () => {
    begin();
    if (name === 'flite') return serve({}, PATIENT_MS);
    const service = await SERVICES[name].start();
    stops.push(service.stop);
    await serve({ SPEECH_PROVIDER: name, ...service.env });
  });
  afterAll(end);

  test.each([
    ['marks of markup and quotes', `Tom & Jerry <break time="9s"/> ]]> <!-- "it's" &amp; >`],
    ['emoji among words', 'A 😀 face 👩‍👩‍👧'],
    ['characters that XML cannot carry', 'One\u0000 two\u000b three \ufffe\ud800 four'],
    [`${LONGEST[name]} characters`, textOf(LONGEST[name])],
  ])('%s become sound', async (_, text) => {
    const { seconds } = readMp3(await soundOf(await speak(text)));
    expect(seconds).toBeGreaterThan(text.length / 60);
  });

  test.each(['...', '?! -- "\'" &<>', '😀 👍'])('%j is refused: there is nothing to say', async (text) => {
    expect(await failureOf(await speak(text))).toMatchObject({ status: 422, code: 'nothing_to_say' });
  });

  test.each(['', ' \n '])('%j is refused as a request', async (text) => {
    expect(await failureOf(await speak(text))).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('a listener who leaves in the middle leaves the server well', async () => {
    const leaving = new AbortController();
    const asked = fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: FIVE_THOUSAND, voice: 'friend2' }),
      signal: leaving.signal,
    });
    setImmediate(() => leaving.abort());
    await asked.then((response) => response.arrayBuffer()).catch(() => undefined);
    await soundOf(await speak('And on it goes.'));
    expect(server.log.join('')).not.toContain('"error"');
  });
});

describe.each(['azure', 'elevenlabs', 'openai'] as const)('every service with a key: %s', (name) => {
  const { start, voices, texts, keyVariable } = SERVICES[name];
  let service: Awaited<ReturnType<typeof start>>;

  beforeEach(async () => {
    begin();
    service = await start();
    stops.push(service.stop);
    await serve({ SPEECH_PROVIDER: name, ...service.env });
  });
  afterEach(end);

  test('the text arrives letter by letter, in the voice of its role', async () => {
    const roles = ['soundbite', 'curator', 'friend1', 'historian', 'friend2', 'unheard of', 'constructor'];
    for (const role of roles) await soundOf(await speak(`Said by ${role}: <b>"Q&A"</b> it's 😀`, role));
    const { female, male } = voices;
    expect(service.heard).toEqual(
      roles.map((role, index) => {
        return { text: `Said by ${role}: <b>"Q&A"</b> it's 😀`, voice: index < 3 ? female : male };
      }),
    );
  });

  test('whatever the length, nothing of a text is lost', async () => {
    await soundOf(await speak(FIVE_THOUSAND));
    expect(service.heard.map(({ text }) => text).join(' ')).toBe(FIVE_THOUSAND);
  });

  test('20 MB of sound come through whole', async () => {
    service.behave('large');
    expect((await soundOf(await speak('Large'))).length).toBe(LARGE_BYTES);
  });

  test.each([
    ['rate-limited', 429, 'speech_rate_limited', texts.rateLimited],
    ['fail', 503, 'speech_failed', texts.failed],
    ['empty', 503, 'speech_failed', texts.empty],
    ['drop', 503, 'speech_failed', texts.failed],
    ['endless', 503, 'speech_failed', texts.failed],
  ] as const)(
    '%s: the client reads %i, it was asked once, and the operator is told',
    async (as, status, code, details) => {
      service.behave(as);
      expect(await failureOf(await speak('Hello'))).toEqual({ status, code, details });
      expect(service.requests()).toBe(1);
      const log = server.log.filter((line) => line.includes('"level":"error"'));
      expect(log).toHaveLength(1);
      service.behave('speak');
      await soundOf(await speak('Hello'));
    },
  );

  test('when the service may be asked again is passed on, where it says so', async () => {
    service.behave('rate-limited');
    const { status, headers } = await speak('Hello');
    expect([status, headers.get('Retry-After')]).toEqual([429, name === 'azure' ? null : '7']);
  });

  test('a wrong key is 401, and neither the answer nor the log shows it', async () => {
    await server.stop();
    await serve({ SPEECH_PROVIDER: name, ...service.env, [keyVariable]: 'sk-planted-wrong-key' });
    const response = await speak('Hello');
    const answer = await response.clone().text();
    expect(await failureOf(response)).toEqual({
      status: 401,
      code: 'speech_key_refused',
      details: texts.keyRefused,
    });
    expect(service.requests()).toBe(1);
    expect(server.log.join('')).toContain('"level":"error"');
    expect(answer + server.log.join('')).not.toMatch(/planted|sk-/);
  });

  test('a text without anything to say costs nothing', async () => {
    expect(await failureOf(await speak('... 😀 &<>'))).toMatchObject({ code: 'nothing_to_say' });
    expect(service.requests()).toBe(0);
  });

  test('the words of the service stay in the log', async () => {
    service.behave('fail');
    expect(await (await speak('Hello')).text()).not.toContain('planted upstream words');
  });

  test('a listener who leaves stops the service: its connection closes and no more bytes flow', async () => {
    service.behave('drip');
    const leaving = new AbortController();
    const asked = fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'For ever', voice: 'curator' }),
      signal: leaving.signal,
    });
    await expect.poll(service.bytesSent).toBeGreaterThan(20_000);
    expect(service.openConnections()).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await expect.poll(service.openConnections).toBe(0);
    expect(service.bytesSent()).toBeLessThan(5_000_000);
    expect(service.requests()).toBe(1);
    expect(server.log.join('')).not.toContain('"level":"error"');
  });

  test('a service that never answers is left when its time is up', async () => {
    await server.stop();
    await serve({ SPEECH_PROVIDER: name, ...service.env }, 600);
    service.behave('silent');
    expect(await failureOf(await speak('Hello'))).toEqual({
      status: 503,
      code: 'speech_failed',
      details: texts.failed,
    });
    await expect.poll(service.openConnections).toBe(0);
    expect(service.requests()).toBe(1);
    service.behave('speak');
    await soundOf(await speak('Hello again'));
  });

  test('a service that is not there is 503', async () => {
    await service.stop();
    expect(await failureOf(await speak('Hello'))).toMatchObject({ status: 503, details: texts.failed });
  });

  const speechPart = async () => {
    const response = await fetch(`${server.url}/readyz`);
    const { status, speech } = readySchema.parse(await response.json());
    return [response.status, status, speech];
  };
  const well = [200, 'ready', 'ok'];
  const failing = [200, 'degraded', 'failed'];

  test('readyz asks it at no cost, and not for everybody who looks', async () => {
    expect([await speechPart(), await speechPart()]).toEqual([well, well]);
    expect([service.probes(), service.requests()]).toEqual([1, 0]);
  });

  test('readyz asks nothing where a listener has just been served', async () => {
    await soundOf(await speak('Hello'));
    expect(await speechPart()).toEqual(well);
    expect(service.probes()).toBe(0);
  });

  test('readyz believes a call that failed more than one that costs nothing', async () => {
    service.behave('rate-limited');
    await speak('Hello');
    expect(await speechPart()).toEqual(failing);
    expect(service.probes()).toBe(0);
  });

  test('readyz names a service that is not there', async () => {
    await service.stop();
    expect(await speechPart()).toEqual(failing);
  });

  test('readyz does not wait for a service that never answers', async () => {
    service.behave('silent');
    expect(await speechPart()).toEqual(failing);
  });

  test('readyz names a key that is refused, and does not show it', async () => {
    await server.stop();
    await serve({ SPEECH_PROVIDER: name, ...service.env, [keyVariable]: 'planted-wrong-key' });
    expect(await speechPart()).toEqual(failing);
    expect(server.log.join('')).toContain('401');
    expect(server.log.join('')).not.toContain('planted');
  });

  test('the configuration names it, and no key', async () => {
    const config = await (await fetch(`${server.url}/api/config`)).text();
    expect(JSON.parse(config)).toMatchObject({ speechProvider: name });
    expect(config).not.toContain(service.env[keyVariable]);
  });
});
