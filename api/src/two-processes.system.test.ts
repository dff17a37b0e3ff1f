import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../tests/support/test-database.ts';
import { descriptionResponseSchema } from '../contract/contract.ts';
import { BITE, LABEL } from './providers/language/openai/testing/sample-answers.ts';
import { bareEnv } from './test-support/bare-env.ts';
import { startLocalOpenAi, type LocalOpenAi } from './test-support/local-openai.ts';
import { temporaryFolder } from './test-support/test-server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
let databaseUrl: string;
let model: LocalOpenAi;
let folder: ReturnType<typeof temporaryFolder>;
let servers: ChildProcess[];

beforeEach(async () => {
  databaseUrl = createDatabase();
  model = await startLocalOpenAi({ key: 'sk-two-processes' });
  folder = temporaryFolder();
  servers = [];
});
afterEach(async () => {
  await Promise.all(
    servers.map(async (server) => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }),
  );
  await model.stop();
  folder.remove();
});

async function startProcess(): Promise<string> {
  const server = spawn(process.execPath, [SERVER], {
    env: bareEnv({
      PORT: '0',
      DATA_DIR: folder.path,
      DATABASE_URL: databaseUrl,
      OPENAI_API_KEY: 'sk-two-processes',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'local-model',
      TEXT_PROVIDER: 'openai',
      // However busy the machine is, the model’s text is checked in time.
      GUIDE_DEADLINE_MS: '30000',
      GUIDE_WORKERS: '1',
      SPEECH_PROVIDER: 'flite',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  const [line] = await once(createInterface(server.stdout), 'line');
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

test('thirty requests for one label over two API processes are one call of the model, each with an id of its own', async () => {
  model.behave({ kind: 'slow', afterMs: 500, content: BITE });
  const urls = await Promise.all([startProcess(), startProcess()]);
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const response = await fetch(`${urls[at % 2]}/api/artwork-description`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `visitor-${at}-key` },
        body: JSON.stringify(LABEL),
      });
      return descriptionResponseSchema.parse(await response.json());
    }),
  );
  expect(model.received).toHaveLength(1);
  expect(new Set(answers.map(({ description }) => description)).size).toBe(1);
  expect(new Set(answers.map(({ source }) => source))).toEqual(new Set(['openai']));
  expect(new Set(answers.map(({ interactionId }) => interactionId)).size).toBe(30);
});
