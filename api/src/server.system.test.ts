import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLines } from './listen.ts';
import { bareEnv } from './test-support/bare-env.ts';
import { startLocalOpenAi } from './test-support/local-openai.ts';
import { temporaryFolder, writeFiles } from './test-support/test-server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
let folder: ReturnType<typeof temporaryFolder>;
let runs: Run[];

beforeEach(() => {
  folder = temporaryFolder();
  runs = [];
});
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM');
  await Promise.all(runs.map(({ ended }) => ended));
  folder.remove();
});

interface Run {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  /** The exit code, once everything was written. */
  ended: Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [SERVER], {
    env: bareEnv({ PORT: '0', DATA_DIR: folder.path, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const ended = once(child, 'close').then(() => child.exitCode);
  const started = { child, out: () => out, err: () => err, ended };
  runs.push(started);
  return started;
}

async function urlOf({ out }: Run): Promise<string> {
  await expect.poll(out).toMatch(/\n$/);
  return /http:\S+/.exec(out())?.[0] ?? '';
}

test('the server prints its real port and what is set up, serves, and ends cleanly on SIGTERM', async () => {
  const server = run({});
  const url = await urlOf(server);
  expect(server.out()).toMatch(/^Placard listening on http:\/\/localhost:[1-9]\d+\nTexts: .*\n$/);
  // A part that does not answer in time, on a busy machine, is asked again.
  const readiness = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
  await expect.poll(readiness).toEqual({
    status: 'ready',
    store: 'ok',
    clips: 'ok',
    disk: 'ok',
    text: 'ok',
    speech: 'ok',
  });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect([server.out().split('\n').length, server.err()]).toEqual([3, '']);
});

test('a key that the model’s server does not take is told at the start, without the key', async () => {
  const model = await startLocalOpenAi({ key: 'the-right-key' });
  const server = run({
    OPENAI_API_KEY: 'planted-wrong-key',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'local-model',
    SPEECH_PROVIDER: 'flite',
  });
  await urlOf(server);
  await expect.poll(server.err).toMatch(/"where":"text".*answered 401/);
  expect(server.err()).not.toContain('planted-wrong-key');
  await model.stop();
});

test('a request taken in before SIGINT is answered in full', async () => {
  const server = run({ LOG: 'requests' });
  const speech = request(`${await urlOf(server)}/api/synthesize-speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  const answered = Promise.withResolvers<IncomingMessage>();
  speech.on('response', answered.resolve).on('error', answered.reject);
  speech.flushHeaders();
  await once(speech, 'continue');
  server.child.kill('SIGINT');
  speech.end(JSON.stringify({ text: 'The blue kettle stands on the table. '.repeat(3), voice: 'curator' }));
  const response = await answered.promise;
  expect(response.statusCode).toBe(200);
  expect(Buffer.concat(await response.toArray()).length).toBeGreaterThan(10_000);
  expect(await server.ended).toBe(0);
  expect(JSON.parse(server.err())).toMatchObject({ route: '/api/synthesize-speech', status: 200 });
});

test('requests that were sent before SIGTERM and not taken in yet are answered', async () => {
  const server = run({});
  const url = await urlOf(server);
  // The system goes on accepting for a process that stands still.
  server.child.kill('SIGSTOP');
  const sockets = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((sent) => socket.write('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n', sent));
      return socket;
    }),
  );
  server.child.kill('SIGTERM');
  server.child.kill('SIGCONT');
  for (const answer of await Promise.all(sockets.map((socket) => text(socket))))
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
});

test('a service that never answers holds up neither the start nor the stop', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = once(silent, 'connection');
  const server = run({
    OPENAI_API_KEY: 'some-key',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_MODEL: 'local-model',
  });
  await urlOf(server);
  await asked;
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.err()).toBe('');
  silent.close();
});

test('a stopping server goes on serving while readyz sends balancers elsewhere', async () => {
  const server = run({ DRAIN_SECONDS: '3600' });
  const url = await urlOf(server);
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  expect(await readiness()).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(readiness).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/api/config`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.ended;
  // The second signal, not an end of its own.
  expect(server.child.signalCode).toBe('SIGTERM');
});

test('a stopping server ends by itself after the time for balancers', async () => {
  const server = run({ DRAIN_SECONDS: '1' });
  await urlOf(server);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a port in use ends with one sentence that names PORT', async () => {
  const { port } = new URL(await urlOf(run({})));
  const server = run({ PORT: port });
  expect(await server.ended).toBe(1);
  expect(server.err()).toMatch(new RegExp(`^PORT ${port} is already in use on 127.0.0.1\\. .*\\n$`));
  expect(server.out()).toBe('');
});

test('a wrong value ends with one sentence that names the variable', async () => {
  const server = run({ PORT: 'http' });
  expect(await server.ended).toBe(1);
  expect(server.err()).toBe('PORT must be a port number from 0 to 65535, but it is "http".\n');
});

test('a DATA_DIR that cannot be a folder ends with one sentence that names it', async () => {
  writeFiles(folder.path, { file: 'not a folder' });
  const server = run({ DATA_DIR: `${folder.path}/file` });
  expect(await server.ended).toBe(1);
  expect(server.err()).toMatch(/^DATA_DIR .*\/file cannot be used: .*\n$/);
});

test('a HOST that is not of this machine ends with one sentence that names it', async () => {
  const server = run({ HOST: '192.0.2.1' });
  expect(await server.ended).toBe(1);
  expect(server.err()).toMatch(/^HOST 192\.0\.2\.1 is not an address of this machine\..*\n$/);
});

test('open to the network, the lines name the address for phones and what HTTPS is needed for', () => {
  expect(startLines('127.0.0.1', 80)).toEqual(['Placard listening on http://localhost:80']);
  expect(startLines('10.1.2.3', 80)).toEqual([
    'Placard listening on http://10.1.2.3:80',
    'On other devices in this network: http://10.1.2.3:80',
    'Phones can use the app over plain http, but need HTTPS to install it and to work offline.',
  ]);
  const lines = startLines('0.0.0.0', 80);
  expect(lines[0]).toBe('Placard listening on http://localhost:80');
  expect(lines.at(-1)).toContain('need HTTPS');
});
