import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  configResponseSchema,
  conversationResponseSchema,
  descriptionResponseSchema,
  type DescriptionResponse,
} from '../../contract/contract.ts';
import { APP_VERSION } from '../../contract/limits.ts';
import { readMp3 } from '../test-support/mp3-frames.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

const LABEL =
  'Maria Keller Swiss, 1871-1940 The Blue Kettle 1902 Oil on canvas Gift of Anna Frei, 1951 1951.12';
const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ dataDir: folder.path });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function describe(text: string, key?: string): Promise<DescriptionResponse> {
  const response = await server.post(
    '/api/artwork-description',
    { text },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
  expect(response.status).toBe(200);
  return descriptionResponseSchema.parse(await response.json());
}

function stored(sql: string, ...values: string[]): unknown[] {
  const database = new DatabaseSync(join(server.dataDir, 'placard.sqlite'), { readOnly: true });
  const rows = database.prepare(sql).all(...values);
  database.close();
  return rows;
}

test('a label becomes a description that names what is printed on it', async () => {
  const response = await server.post('/api/artwork-description', { text: LABEL });
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { description, source } = descriptionResponseSchema.parse(await response.json());
  expect(source).toBe('grounded');
  expect(description).toContain('The Blue Kettle');
  expect(description).toContain('Maria Keller');
});

test('the printed lines are taken as well', async () => {
  const lines = [{ text: 'Maria Keller', height: 1.4 }, { text: 'The Blue Kettle, 1902' }];
  const response = await server.post('/api/artwork-description', { text: LABEL, lines });
  expect(descriptionResponseSchema.safeParse(await response.json()).success).toBe(true);
});

test('a label becomes a conversation of two friends', async () => {
  const response = await server.post('/api/artwork-conversation', { description: LABEL });
  const { messages } = conversationResponseSchema.parse(await response.json());
  expect(new Set(messages.map(({ role }) => role))).toEqual(new Set(['friend1', 'friend2']));
});

/** What `printed` holds where a statement rests. */
const quoted = (printed: string | undefined, spans: readonly { start: number; end: number }[] | undefined) =>
  spans?.map(({ start, end }) => printed?.slice(start, end));

test('an answer says of each sentence where it comes from, and on which printed words it rests', async () => {
  const label =
    'Maria Keller\nSwiss, 1869-1942\nThe Blue Kettle, 1902\nAquatint on paper\nGallery 12, north wall';
  const lines = label.split('\n').map((text) => ({ text }));
  const response = await server.post('/api/artwork-description', {
    text: label.replaceAll('\n', ' '),
    lines,
  });
  const bite = descriptionResponseSchema.parse(await response.json());
  const talk = conversationResponseSchema.parse(
    await (await server.post('/api/artwork-conversation', { description: label, lines })).json(),
  );
  expect(bite.statements?.map(({ text }) => text).join(' ')).toBe(bite.description);
  expect(talk.statements?.map(({ text }) => text).join(' ')).toBe(
    talk.messages.map(({ content }) => content).join(' '),
  );
  for (const { statements, printed, alsoOnLabel } of [bite, talk]) {
    const term = statements?.find(({ text }) => /^(?:.*: )?Aquatint prints/.test(text));
    expect(term).toMatchObject({ origin: 'note', source: expect.stringMatching(/\S/) });
    expect(quoted(printed, term?.spans)).toEqual(['Aquatint on paper']);
    const naming = statements?.find(({ field }) => field === 'title');
    expect(naming?.origin).toBe('label');
    expect(quoted(printed, naming?.spans)).toContain('The Blue Kettle');
    expect(quoted(printed, alsoOnLabel)).toContain('Gallery 12, north wall');
  }
});

test('an answer that is repeated after the first, or under another spacing of the label, rests on the same words', async () => {
  const again = async (text: string, key: string) =>
    (await server.post('/api/artwork-description', { text }, { 'Idempotency-Key': key })).json();
  const text = 'Maria Keller Swiss, 1869-1942 The Blue Kettle, 1902 Aquatint on paper';
  const first = descriptionResponseSchema.parse(await again(text, 'grounds-1'));
  expect(await again(text, 'grounds-1')).toEqual(first);
  const spaced = descriptionResponseSchema.parse(await again(text.replaceAll(' ', '  '), 'grounds-2'));
  const naming = spaced.statements?.find(({ field }) => field === 'title');
  expect(quoted(spaced.printed, naming?.spans)).toContain('The Blue Kettle');
});

test('every answer without a key has an id of its own, and is stored with its label', async () => {
  const [first, second] = [await describe(LABEL), await describe(LABEL)];
  expect(first.interactionId).not.toBe(second.interactionId);
  const rows = stored(
    'SELECT t.kind, label_text, words FROM interactions i JOIN texts t ON t.id = text_id WHERE i.id = ?',
    first.interactionId,
  );
  expect(rows).toEqual([
    { kind: 'description', label_text: LABEL, words: JSON.stringify(first.description) },
  ]);
});

test('the same key and label give the same answer and id, also for thirty requests at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => describe(LABEL, 'same-key-1')));
  expect(new Set(answers.map(({ interactionId }) => interactionId)).size).toBe(1);
  expect(await describe(LABEL, 'same-key-1')).toEqual(answers[0]);
  expect(stored("SELECT count(*) AS n FROM interactions WHERE idempotency_key = 'same-key-1'")).toEqual([
    { n: 1 },
  ]);
});

test('a key may be used once for a description and once for a conversation', async () => {
  const { interactionId } = await describe(LABEL, 'both-kinds-1');
  const response = await server.post(
    '/api/artwork-conversation',
    { description: LABEL },
    { 'Idempotency-Key': 'both-kinds-1' },
  );
  expect(conversationResponseSchema.parse(await response.json()).interactionId).not.toBe(interactionId);
});

test('a key that comes back with another label is refused, even at the same time', async () => {
  const responses = await Promise.all(
    ['One', 'Two'].map((text) =>
      server.post('/api/artwork-description', { text }, { 'Idempotency-Key': 'reused-key-1' }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const refused = responses.find(({ status }) => status === 422);
  expect(await refused?.json()).toMatchObject({ code: 'key_reused' });
});

test('a label that comes under a key of another is refused before anything is made of it', async () => {
  await describe('Paid for', 'spent-key-1');
  const text = 'Paid for by nobody';
  const refused = await server.post(
    '/api/artwork-description',
    { text },
    { 'Idempotency-Key': 'spent-key-1' },
  );
  expect(refused.status).toBe(422);
  expect(stored('SELECT id FROM texts WHERE label_text = ?', text)).toEqual([]);
});

test('answers, ids and ratings survive a restart', async () => {
  const before = await describe(LABEL, 'restart-key-1');
  await server.stop();
  server = await startTestServer({ dataDir: folder.path });
  expect(await describe(LABEL, 'restart-key-1')).toEqual(before);
  const response = await server.post(`/api/artwork/${before.interactionId}/rate`, { rating: 3 });
  expect(response.status).toBe(204);
});

test('text that is not well-formed Unicode gives the same answer twice', async () => {
  const text = 'Broken \ud800 label \u0000 of Maria Keller';
  expect(await describe(text, 'lone-surrogate-1')).toEqual(await describe(text, 'lone-surrogate-1'));
});

test('a rating is stored without a body in reply, and rating again replaces it', async () => {
  const { interactionId } = await describe(LABEL);
  for (const body of [{ rating: 2 }, { rating: 5, source: 'device' }]) {
    const response = await server.post(`/api/artwork/${interactionId}/rate`, body);
    expect([response.status, await response.text()]).toEqual([204, '']);
  }
  const rows = stored(
    'SELECT stars, source, text_source, voice FROM ratings WHERE interaction_id = ?',
    interactionId,
  );
  expect(rows).toEqual([{ stars: 5, source: 'device', text_source: 'grounded', voice: 'device' }]);
});

test('a rating of something unknown is 404', async () => {
  const response = await server.post('/api/artwork/nobody/rate', { rating: 5 });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test.each([0, 6, 2.5, -1, '5', null, undefined])('a rating of %j is 400', async (rating) => {
  const { interactionId } = await describe(LABEL);
  const response = await server.post(`/api/artwork/${interactionId}/rate`, { rating });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid_request',
    details: 'A rating is a whole number of stars, from 1 to 5.',
  });
});

test('speech comes as MP3 with its length, the same bytes for the same text', async () => {
  const speak = (voice: string) =>
    server.post('/api/synthesize-speech', { text: 'The Blue Kettle, 1902.', voice });
  const response = await speak('curator');
  expect(response.headers.get('Content-Type')).toBe('audio/mpeg');
  const audio = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('Content-Length')).toBe(String(audio.length));
  expect(readMp3(audio).seconds).toBeGreaterThan(1);
  expect(new Uint8Array(await (await speak('friend1')).arrayBuffer())).toEqual(audio);
  expect(new Uint8Array(await (await speak('friend2')).arrayBuffer())).not.toEqual(audio);
  expect(new Uint8Array(await (await speak('unheard of')).arrayBuffer())).not.toEqual(audio);
});

test('a text without anything to say is 422 with a sentence', async () => {
  const response = await server.post('/api/synthesize-speech', { text: '...', voice: 'curator' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'nothing_to_say',
    details: 'There is nothing in this text that can be read aloud.',
  });
});

test('the configuration names providers, version, website and limits', async () => {
  const response = await fetch(`${server.url}/api/config`);
  expect(configResponseSchema.parse(await response.json())).toEqual({
    version: APP_VERSION,
    websiteUrl: '/about.html',
    textProvider: 'grounded',
    speechProvider: 'flite',
    answerDeadlineMs: 30_000,
    limits: { labelTextChars: 8_000, speechTextChars: 5_000 },
  });
});

test('healthz and readyz answer JSON that nobody may keep', async () => {
  for (const [path, body] of [
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready', store: 'ok', clips: 'ok', disk: 'ok', text: 'ok', speech: 'ok' }],
  ] as const) {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual(body);
  }
});

test('metrics count requests, hits and misses, and what was spoken', async () => {
  await describe('A label for the figures', 'figures-1');
  await describe('A label for the figures', 'figures-2');
  await server.post('/api/synthesize-speech', { text: 'Words for the figures.', voice: 'curator' });
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toMatch(/placard_requests_total\{route="\/api\/artwork-description",status="200"\} \d+/);
  expect(text).toMatch(/placard_cache_total\{kind="text",result="hit"\} \d+/);
  expect(text).toMatch(/placard_upstream_calls_total\{kind="speech",provider="flite",outcome="ok"\} \d+/);
  expect(text).toMatch(/placard_characters_spoken_total\{provider="flite"\} \d+/);
  expect(text).toContain('process_resident_memory_bytes');
});

test('the log names the route and the status, and holds no text and no address', async () => {
  server.log.length = 0;
  const { interactionId } = await describe(LABEL);
  await server.post(`/api/artwork/${interactionId}/rate`, { rating: 4 });
  const lines = server.log.map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([
    { method: 'POST', route: '/api/artwork-description', status: 200 },
    { method: 'POST', route: '/api/artwork/:interactionId/rate', status: 204 },
  ]);
  for (const secret of ['Keller', '127.0.0.1', interactionId])
    expect(server.log.join('')).not.toContain(secret);
});
