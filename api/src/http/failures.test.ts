import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Adapters } from '../deps.ts';
import { ApiError } from '../lib/api-error.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

/** A busy machine may take its time. */
const POLL = { timeout: 20_000 };
let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server?.stop();
  folder.remove();
});

async function serverWith(change: (adapters: Adapters) => Partial<Adapters>): Promise<TestServer> {
  server = await startTestServer({
    dataDir: folder.path,
    wrap: (adapters) => ({ ...adapters, ...change(adapters) }),
  });
  return server;
}

test('a failure of ours is 500 with a sentence; only the log has the cause', async () => {
  const { post, log } = await serverWith(({ language }) => ({
    language: { ...language, describe: () => Promise.reject(new Error('planted secret')) },
  }));
  const response = await post('/api/artwork-description', { text: 'Label' });
  const body = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(body)).toEqual({
    code: 'internal',
    message: 'Internal error',
    details: 'Something went wrong on our side. Please try again.',
  });
  expect(log.join('')).toContain('planted secret');
});

test('a voice that fails is 503, and what caused it is logged', async () => {
  const { post, log } = await serverWith(({ speech }) => ({
    speech: {
      ...speech,
      speak: () =>
        Promise.reject(new ApiError('speech_failed', 'Failed', { cause: new Error('the wasm trapped') })),
    },
  }));
  const response = await post('/api/synthesize-speech', { text: 'Hello', voice: 'curator' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'speech_failed' });
  expect(log.join('')).toContain('the wasm trapped');
});

test('readyz is 503 and names what cannot be used, healthz stays well', async () => {
  const { url } = await serverWith(({ speech }) => ({
    speech: { ...speech, ready: () => Promise.reject(new Error('no voices')) },
  }));
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'not ready', store: 'ok', speech: 'failed' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a client that goes away stops the synthesis it asked for', async () => {
  const heard = Promise.withResolvers<AbortSignal>();
  const { post, url, log } = await serverWith(({ speech }) => ({
    speech: {
      ...speech,
      speak(text, voice, signal) {
        heard.resolve(signal);
        return speech.speak(text, voice, signal);
      },
    },
  }));
  const leaving = new AbortController();
  const request = fetch(`${url}/api/synthesize-speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'word '.repeat(300), voice: 'curator' }),
    signal: leaving.signal,
  });
  const signal = await heard.promise;
  expect(signal.aborted).toBe(false);
  leaving.abort();
  await expect(request).rejects.toThrow('aborted');
  await expect.poll(() => signal.aborted, POLL).toBe(true);
  await expect.poll(() => log.filter((line) => line.includes('"status":499')), POLL).toHaveLength(1);
  expect(log.join('')).not.toContain('"error"');
  expect((await post('/api/synthesize-speech', { text: 'Hello', voice: 'curator' })).status).toBe(200);
});
