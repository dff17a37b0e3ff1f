import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../web/src/platform/network/http.ts';

const api = createApi();
const never = new AbortController().signal;
let server: Server;
let asked: string[];
let answer: RequestListener;
let warnings: string[];

/** The browser's fetch resolves paths against the page; here that is a local server. */
beforeEach(async () => {
  asked = [];
  warnings = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, init),
  );
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void warnings.push(String(line)));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  await closed.promise;
});

const speak = (provider: Parameters<typeof api.synthesizeSpeech>[1], signal = never) =>
  api.synthesizeSpeech({ text: 'Hello', voice: 'curator' }, provider, signal);

function answers(status: number, body: string | Buffer): void {
  answer = (_, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

test.each([
  ['elevenlabs', '/api/elevenlabs-speech'],
  ['azure', '/api/synthesize-speech'],
  ['openai', '/api/synthesize-speech'],
  ['flite', '/api/synthesize-speech'],
  [undefined, '/api/synthesize-speech'],
] as const)('the voices of %s are asked at %s', async (provider, path) => {
  answers(200, 'sound');
  expect(await (await speak(provider)).text()).toBe('sound');
  expect(asked).toEqual([path]);
});

test('20 MB of sound are taken whole', async () => {
  answers(200, Buffer.alloc(20_000_000, 7));
  expect((await speak('elevenlabs')).size).toBe(20_000_000);
});

const ELEVENLABS_FAILED = 'Failed to synthesize speech with ElevenLabs';
const AZURE_FAILED = 'Failed to synthesize speech with Azure';

test.each([
  ['elevenlabs', 429, '{"detail":"x"}', 'ElevenLabs rate limit exceeded. Please try again later.'],
  ['elevenlabs', 401, '{"detail":"x"}', 'ElevenLabs authentication failed. Please check your API key.'],
  ['elevenlabs', 503, '{"detail":"The detail","message":"The message"}', 'The detail'],
  ['elevenlabs', 503, '{"message":"The message"}', 'The message'],
  ['elevenlabs', 500, '{}', ELEVENLABS_FAILED],
  ['elevenlabs', 502, '<html>Bad gateway</html>', ELEVENLABS_FAILED],
  ['elevenlabs', 206, 'sound', ELEVENLABS_FAILED],
  ['elevenlabs', 204, '', ELEVENLABS_FAILED],
  ['elevenlabs', 200, '', 'Empty response from ElevenLabs'],
  ['azure', 503, '{"details":"The details","detail":"x","message":"y"}', 'The details'],
  ['azure', 429, '{"details":"The details"}', 'The details'],
  ['azure', 503, '{"message":"y"}', AZURE_FAILED],
  ['azure', 502, '<html>Bad gateway</html>', AZURE_FAILED],
  ['azure', 201, 'sound', AZURE_FAILED],
  ['azure', 200, '', AZURE_FAILED],
] as const)(
  '%s answering %i %j fails with %j, and the log has it',
  async (provider, status, body, message) => {
    answers(status, body);
    await expect(speak(provider)).rejects.toMatchObject({ name: 'AppError', code: 'speech_failed', message });
    expect(warnings).toEqual([`Speech failed with status ${status}: ${message}`]);
  },
);

test('an answer that breaks off is a network failure', async () => {
  answer = (request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('some');
    setImmediate(() => request.socket.destroy());
  };
  await expect(speak('azure')).rejects.toMatchObject({ code: 'no_internet' });
});

test('an abort is silence, before the answer and in the middle of it', async () => {
  const leaving = new AbortController();
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('some');
    setImmediate(() => leaving.abort());
  };
  await expect(speak('elevenlabs', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(speak('elevenlabs', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(warnings).toEqual([]);
});
