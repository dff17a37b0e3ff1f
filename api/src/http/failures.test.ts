import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Adapters } from '../deps/adapters.ts';
import { ApiError } from '../lib/api-error.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer | undefined;
const WELL = { store: 'ok', clips: 'ok', disk: 'ok', text: 'ok', speech: 'ok' };

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
  const id = response.headers.get('X-Request-Id');
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(log.filter((line) => line.includes(String(id)))).toHaveLength(2);
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

test('without its store the server is degraded, and readyz names it; healthz stays well', async () => {
  const { url, log } = await serverWith(({ store }) => ({
    store: { ...store, check: () => Promise.reject(new Error('no store')) },
  }));
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...WELL, status: 'degraded', store: 'failed' });
  expect(log.join('')).toContain('no store');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('the log has a line for each request, but of probes only for those that fail', async () => {
  const { url, log, deps } = await serverWith(() => ({}));
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/config', '/gone']) await fetch(url + path);
  await deps.drain();
  await fetch(`${url}/readyz`);
  const lines = log.filter((line) => line.includes('"route"'));
  const routes = lines.map((line) => /"route":"([^"]*)","status":(\d+)/.exec(line)?.slice(1).join(' '));
  expect(routes).toEqual(['/api/config 200', '* 404', '/readyz 503']);
});

test('without its voices the server is degraded, since phones have their own', async () => {
  const { url } = await serverWith(({ speech }) => ({
    speech: { ...speech, ready: () => Promise.reject(new Error('no voices')) },
  }));
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...WELL, status: 'degraded', speech: 'failed' });
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
  await expect.poll(() => signal.aborted).toBe(true);
  await expect.poll(() => log.filter((line) => line.includes('"status":499'))).toHaveLength(1);
  expect(log.join('')).not.toContain('"error"');
  expect((await post('/api/synthesize-speech', { text: 'Hello', voice: 'curator' })).status).toBe(200);
});
