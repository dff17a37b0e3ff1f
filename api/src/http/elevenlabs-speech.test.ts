import { afterEach, beforeEach, expect, test } from 'vitest';
import { ELEVENLABS_SPEECH_PATH, errorBodySchema, SPEECH_PATH } from '../../contract/contract.ts';
import { startElevenLabs } from '../test-support/local-http-speech.ts';
import type { LocalSpeech } from '../test-support/local-speech.ts';
import { readMp3 } from '../test-support/mp3-frames.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: LocalSpeech;
let server: TestServer;

beforeEach(async () => {
  folder = temporaryFolder();
  service = await startElevenLabs();
  server = await startTestServer({ dataDir: folder.path, env: { ...service.env, SPEECH_PROVIDER: 'flite' } });
});
afterEach(async () => {
  await server.stop();
  await service.stop();
  folder.remove();
});

const speak = (path: string, text = 'Hello', voice = 'curator') => server.post(path, { text, voice });

test('it speaks with ElevenLabs although another provider is in use, whose route never asks it', async () => {
  const response = await speak(ELEVENLABS_SPEECH_PATH, 'Hello there', 'friend2');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'audio/mpeg']);
  expect(readMp3(new Uint8Array(await response.arrayBuffer())).frames).toBeGreaterThan(0);
  expect(service.heard).toEqual([{ text: 'Hello there', voice: 'nPczCjzI2devNBz1zQrb' }]);
  expect((await speak(SPEECH_PATH, 'Hello there', 'friend2')).status).toBe(200);
  expect(service.requests()).toBe(1);
});

test('a text heard before costs nothing', async () => {
  for (let time = 0; time < 3; time += 1) await (await speak(ELEVENLABS_SPEECH_PATH)).arrayBuffer();
  expect(service.requests()).toBe(1);
});

test.each([
  ['rate-limited', 429, 'ElevenLabs rate limit exceeded. Please try again later.'],
  ['fail', 503, 'Failed to synthesize speech with ElevenLabs'],
  ['empty', 503, 'Empty response from ElevenLabs'],
] as const)('%s is %i, with the sentence as details and as detail', async (behaviour, status, text) => {
  service.behave(behaviour);
  const response = await speak(ELEVENLABS_SPEECH_PATH);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ details: text, detail: text });
});

test('without a key it is 503, and says so', async () => {
  await server.stop();
  server = await startTestServer({ dataDir: folder.path });
  const response = await speak(ELEVENLABS_SPEECH_PATH);
  const details = 'This server has no key for these voices.';
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 'speech_not_configured',
    message: 'ELEVENLABS_API_KEY is not set',
    details,
    detail: details,
  });
});

test('every other refusal on this route has its detail too, and on other routes none', async () => {
  for (const [path, hasDetail] of [
    [ELEVENLABS_SPEECH_PATH, true],
    [SPEECH_PATH, false],
  ] as const) {
    for (const response of [
      await speak(path, '...'),
      await server.post(path, { text: 'a' }),
      await fetch(server.url + path),
      await server.post(path, { text: 'a'.repeat(100_000), voice: 'curator' }),
    ]) {
      const { detail, details } = errorBodySchema.parse(await response.json());
      expect(detail).toBe(hasDetail ? details : undefined);
    }
  }
});
