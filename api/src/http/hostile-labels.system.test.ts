import { afterEach, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../guide/testing/hostile-texts.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const PATH = '/api/artwork-description';
/** As long as a label may be. */
const LONG = HOSTILE_TEXTS.map((text) => text.repeat(2).slice(0, 8_000).trim());
/** So many that some wait for a worker of the guide. */
const MORE_THAN_WORKERS = 6;
const LABEL = { text: 'Maria Keller, 1871-1940. The Blue Kettle, 1902. Oil on canvas.' };
const READ_OUT = 'The label reads: Maria Keller, 1871 to 1940. The Blue Kettle, 1902. Oil on canvas.';

let server: TestServer;
afterEach(() => server.stop());

test('while hostile labels are read, other requests are answered', async () => {
  server = await startTestServer();
  await server.post(PATH, LABEL);
  let isRead = false;
  const reading = Promise.all(LONG.map((text) => server.post(PATH, { text }))).finally(() => (isRead = true));
  await fetch(`${server.url}/healthz`);
  expect(isRead).toBe(false);
  expect((await reading).map(({ status }) => status)).toEqual(LONG.map(() => 200));
});

test('an ordinary label is told before the hostile ones that came with it', async () => {
  server = await startTestServer();
  await server.post(PATH, { text: 'Tea bowl' });
  let isRead = false;
  const some = LONG.slice(0, MORE_THAN_WORKERS);
  const reading = Promise.all(some.map((text) => server.post(PATH, { text }))).finally(() => (isRead = true));
  expect(await (await server.post(PATH, LABEL)).json()).not.toMatchObject({ description: READ_OUT });
  expect(isRead).toBe(false);
  await reading;
});

test('a label that is not told in time is read out plainly, by one voice and by two', async () => {
  server = await startTestServer({ guideDeadlineMs: 0 });
  const text = `${LABEL.text} ${'Ada Birch '.repeat(700)}`;
  const reading: unknown = expect.stringMatching(
    /^The label reads: Maria Keller, 1871 to 1940\. The Blue Kettle, /,
  );
  expect(await (await server.post(PATH, { text })).json()).toMatchObject({ description: reading });
  expect(await (await server.post('/api/artwork-conversation', { description: text })).json()).toMatchObject({
    messages: [
      { role: 'friend1', content: expect.stringMatching(/label.*\?$/) },
      { role: 'friend2', content: reading },
    ],
  });
  expect(server.log.join()).toContain('"where":"language"');
});

test('what was read out for want of time is told to the next visitor, and its key keeps its answer', async () => {
  server = await startTestServer({
    wrap(adapters) {
      let calls = 0;
      const late = { words: READ_OUT, source: 'grounded', isMakeshift: true } as const;
      const language: typeof adapters.language = {
        ...adapters.language,
        async describe(...given) {
          calls += 1;
          return calls === 1 ? late : adapters.language.describe(...given);
        },
      };
      return { ...adapters, language };
    },
  });
  const headers = { 'Idempotency-Key': 'key-of-the-first' };
  const first: unknown = await (await server.post(PATH, LABEL, headers)).json();
  expect(first).toMatchObject({ description: READ_OUT });
  expect(await (await server.post(PATH, LABEL)).json()).not.toMatchObject({ description: READ_OUT });
  expect(await (await server.post(PATH, LABEL, headers)).json()).toEqual(first);
});
