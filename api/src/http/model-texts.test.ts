import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  configResponseSchema,
  conversationResponseSchema,
  descriptionResponseSchema,
} from '../../contract/contract.ts';
import {
  BITE,
  BITE_TEXT,
  LABEL,
  TALK,
  TALK_TURNS,
} from '../providers/language/openai/testing/sample-answers.ts';
import { startLocalOpenAi, type LocalOpenAi } from '../test-support/local-openai.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

const KEY = 'sk-planted-1234567890';
let folder: ReturnType<typeof temporaryFolder>;
let upstream: LocalOpenAi;
let server: TestServer;

beforeEach(async () => {
  folder = temporaryFolder();
  upstream = await startLocalOpenAi({ key: KEY });
  server = await startTestServer({
    dataDir: folder.path,
    env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: 'local-model' },
  });
});
afterEach(async () => {
  await server.stop();
  await upstream.stop();
  folder.remove();
});

const describe = () => server.post('/api/artwork-description', LABEL);

test('with a model, descriptions and conversations are the model’s, and say so', async () => {
  upstream.behave({ kind: 'answer', content: BITE }, { kind: 'answer', content: TALK });
  const described = descriptionResponseSchema.parse(await (await describe()).json());
  expect(described).toMatchObject({ description: BITE_TEXT, source: 'openai' });
  expect(described.statements?.map(({ origin }) => origin)).toContain('derived');
  expect(described.writtenBy).toEqual({ model: 'local-model', prompt: 'sound bite 2' });
  const talked = await server.post('/api/artwork-conversation', {
    description: LABEL.text,
    lines: LABEL.lines,
  });
  const { messages, source } = conversationResponseSchema.parse(await talked.json());
  expect({ messages, source }).toEqual({ messages: TALK_TURNS, source: 'openai' });
  const config = configResponseSchema.parse(await (await fetch(`${server.url}/api/config`)).json());
  expect(config.textProvider).toBe('openai');
});

test('during an outage of the model the answer is the guide’s, with status 200', async () => {
  upstream.behave({ kind: 'status', status: 500, message: `broken: ${KEY}` });
  const response = await describe();
  expect(response.status).toBe(200);
  expect(descriptionResponseSchema.parse(await response.json()).source).toBe('grounded');
  expect(server.log.join('')).toContain('The model’s server answered 500');
});

test('the guide’s stand-in is not kept for the next visitor', async () => {
  upstream.behave({ kind: 'refusal' }, { kind: 'answer', content: BITE });
  expect(descriptionResponseSchema.parse(await (await describe()).json()).source).toBe('grounded');
  expect(descriptionResponseSchema.parse(await (await describe()).json()).source).toBe('openai');
});

test('neither key nor label stands in an answer’s headers, an error or the log', async () => {
  upstream.behave({ kind: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` });
  const response = await describe();
  const seen = [await response.text(), JSON.stringify([...response.headers]), ...server.log].join('\n');
  expect(seen).not.toContain(KEY);
  expect(server.log.join('')).not.toContain('Pell');
});

test('what the model is asked, and what becomes of it, stands in the figures', async () => {
  const invented = { statements: [{ text: 'Pell painted The Ferry at Wendle in 1851.', from: 'label' }] };
  upstream.behave({ kind: 'answer', content: invented });
  await describe();
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toContain('placard_model_calls_total{outcome="ok"} 2');
  expect(figures).toContain('placard_model_tokens_total{direction="written"} 400');
  expect(figures).toContain('placard_ungrounded_facts_total 4');
  expect(figures).toContain('placard_stand_ins_total{reason="ungrounded"} 1');
});

const readiness = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return { status: response.status, body: await response.json() };
};

const REST = { store: 'ok', clips: 'ok', disk: 'ok', speech: 'ok' };

test('readyz asks the model’s server at no cost, and not for everybody who looks', async () => {
  const ready = { status: 200, body: { ...REST, status: 'ready', text: 'ok' } };
  expect([await readiness(), await readiness()]).toEqual([ready, ready]);
  expect([upstream.listed(), upstream.received.length]).toEqual([1, 0]);
});

test('readyz names a model that cannot be reached: degraded, since the guide writes', async () => {
  await upstream.stop();
  expect(await readiness()).toEqual({
    status: 200,
    body: { ...REST, status: 'degraded', text: 'failed' },
  });
  expect(server.log.join('')).toContain('could not be reached');
});

test('readyz believes a visitor’s call more than a list of models', async () => {
  upstream.behave({ kind: 'status', status: 429, message: 'You exceeded your quota' });
  await describe();
  expect((await readiness()).body).toMatchObject({ status: 'degraded', text: 'failed' });
  expect(upstream.listed()).toBe(0);
});

test('readyz names a key that the model’s server does not take', async () => {
  const other = await startLocalOpenAi({ key: 'another-key' });
  await server.stop();
  server = await startTestServer({
    dataDir: folder.path,
    env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: other.url, OPENAI_MODEL: 'local-model' },
  });
  expect((await readiness()).body).toMatchObject({ text: 'failed' });
  expect(server.log.join('')).not.toContain(KEY);
  await other.stop();
});

test('when the day’s characters are spent the guide writes, with status 200', async () => {
  await server.stop();
  server = await startTestServer({
    dataDir: folder.path,
    env: {
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: upstream.url,
      OPENAI_MODEL: 'local-model',
      // One prompt with its label, and no second one.
      TEXT_CHARS_PER_DAY: '6000',
      CLIENT_BUDGET_PERCENT: '0',
    },
  });
  upstream.behave({ kind: 'answer', content: BITE });
  expect(descriptionResponseSchema.parse(await (await describe()).json()).source).toBe('openai');
  const talked = await server.post('/api/artwork-conversation', { description: LABEL.text });
  expect(talked.status).toBe(200);
  expect(conversationResponseSchema.parse(await talked.json()).source).toBe('grounded');
  expect(upstream.received).toHaveLength(1);
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toContain('placard_stand_ins_total{reason="budget_spent"} 1');
});
