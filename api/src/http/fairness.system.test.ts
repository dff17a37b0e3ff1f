import { afterEach, expect, test } from 'vitest';
import { startElevenLabs } from '../test-support/local-http-speech.ts';
import { startLocalOpenAi } from '../test-support/local-openai.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function serve(env: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer({ env: { TRUSTED_PROXIES: '1', ...env } });
  stops.push(server.stop);
  return server;
}

const from = (address: string) => ({ 'X-Forwarded-For': address });
const used = async ({ deps }: TestServer, kind: 'text' | 'speech') =>
  Number(
    new RegExp(`placard_budget_characters\\{kind="${kind}",of="used"\\} (\\d+)`).exec(
      (await deps.metrics.read()).text,
    )?.[1],
  );

test('a label of one letter with 190 lines is charged with every line, with the prompt, and with the second call', async () => {
  const model = await startLocalOpenAi({ key: 'sk-fairness' });
  stops.push(() => model.stop());
  model.behave({ kind: 'raw', body: 'no JSON' }, { kind: 'empty' });
  const server = await serve({
    OPENAI_API_KEY: 'sk-fairness',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'local',
    SPEECH_PROVIDER: 'flite',
  });
  // Of few different words: the guide, which stands in, has nothing to think about.
  const lines = Array.from({ length: 190 }, () => ({ text: 'oil '.repeat(60) }));
  await server.post('/api/artwork-description', { text: 'a', lines });
  const sent = model.received.map(({ body }) =>
    body.messages.reduce((sum, { content }) => sum + content.length, 0),
  );
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBeGreaterThan(190 * 240);
  // The first answer broke off, which is not the client's fault.
  expect(await used(server, 'text')).toBe(sent[1]);
});

test('a model that fails is not charged for', async () => {
  const model = await startLocalOpenAi({ key: 'sk-fairness' });
  stops.push(() => model.stop());
  model.behave({ kind: 'status', status: 503 });
  const env = { OPENAI_API_KEY: 'sk-fairness', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local' };
  const server = await serve({ ...env, SPEECH_PROVIDER: 'flite' });
  await server.post('/api/artwork-description', { text: 'Oil on canvas, 1902' });
  expect(model.received.length).toBeGreaterThan(0);
  expect(await used(server, 'text')).toBe(0);
});

test('one client that asks for all the speech of a day gets a twentieth of it, and others are served', async () => {
  const service = await startElevenLabs();
  stops.push(service.stop);
  const server = await serve({ SPEECH_PROVIDER: 'elevenlabs', ...service.env });
  const speak = (at: number, address: string) =>
    server.post(
      '/api/synthesize-speech',
      { text: `${at} ${'kettle '.repeat(700)}`, voice: 'curator' },
      from(address),
    );
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await speak(at, '203.0.113.7')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  expect((await speak(99, '203.0.113.8')).status).toBe(200);
  expect(await used(server, 'speech')).toBeLessThan(60_000);
});

test('a voice that fails is not charged for', async () => {
  const service = await startElevenLabs();
  stops.push(service.stop);
  const server = await serve({ SPEECH_PROVIDER: 'elevenlabs', ...service.env });
  service.behave('fail');
  const text = 'kettle '.repeat(700);
  for (let at = 0; at < 12; at += 1)
    await server.post('/api/synthesize-speech', { text: `${at} ${text}`, voice: 'a' });
  expect(await used(server, 'speech')).toBe(0);
});

test('42 parallel texts of one client turn nobody else away', async () => {
  const server = await serve({});
  const speak = (text: string, address: string) =>
    server
      .post('/api/synthesize-speech', { text, voice: 'curator' }, from(address))
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      });
  const leaving = new AbortController();
  const greedy = Array.from({ length: 42 }, (_, at) =>
    fetch(`${server.url}/api/synthesize-speech`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from('203.0.113.7') },
      body: JSON.stringify({
        text: `${at} ${'The blue kettle stands there. '.repeat(150)}`,
        voice: 'curator',
      }),
      signal: leaving.signal,
    }).catch(() => undefined),
  );
  const others = Array.from({ length: 20 }, (_, at) =>
    speak(`Oil on canvas, number ${at}.`, `203.0.113.${at + 10}`),
  );
  expect(await Promise.all(others)).toEqual(Array(20).fill(200));
  leaving.abort();
  await Promise.all(greedy);
});
