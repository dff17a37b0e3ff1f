import { connect } from 'node:net';
import { join } from 'node:path';
import { utimesSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBodySchema } from '../../contract/contract.ts';
import {
  startTestServer,
  temporaryFolder,
  writeFiles,
  type TestServer,
} from '../test-support/test-server.ts';

const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  writeFiles(folder.path, { 'web/index.html': '<title>Placard</title>' });
  server = await startTestServer({ dataDir: join(folder.path, 'data'), webRoot: join(folder.path, 'web') });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** One request as these lines say, and what came back: head and body. */
async function send(...lines: string[]): Promise<{ head: string; body: string }> {
  const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(server.port, '127.0.0.1').on('close', resolve).on('error', reject);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  await closed;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return { head: head.toLowerCase(), body: body.join('\r\n\r\n') };
}

test.each([
  '/%61pi/config',
  '/api/../api/config',
  '/x/%2E%2e/api/config',
  'http://museum.example/api/config',
])('%s has the headers of the API', async (target) => {
  const { head, body } = await send(`GET ${target} HTTP/1.1`, 'Host: a');
  expect(head).toMatch(/^http\/1\.1 200/);
  expect(head).toContain('cache-control: no-store');
  expect(head).not.toContain('permissions-policy');
  expect(JSON.parse(body)).toHaveProperty('textProvider');
});

test.each(['/%61pi/nothing', '/x/../api/nothing', 'http://museum.example/api/nothing'])(
  '%s is refused as JSON',
  async (target) => {
    const { head, body } = await send(`GET ${target} HTTP/1.1`, 'Host: a');
    expect(head).toMatch(/^http\/1\.1 404/);
    expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('not_found');
  },
);

test('what is logged and counted is the route that answers, however its address is written', async () => {
  await send('GET /x/../metrics HTTP/1.1', 'Host: a');
  await send('GET /%72eadyz HTTP/1.1', 'Host: a');
  const { body } = await send('GET /metrics HTTP/1.1', 'Host: a');
  const answered = body.split('\n').filter((line) => /_requests_total\{.*status="200"/.test(line));
  expect(answered.filter((line) => line.includes('route="/metrics"'))).toHaveLength(1);
  expect(answered.filter((line) => line.includes('route="/readyz"'))).toHaveLength(1);
  expect(answered.filter((line) => line.includes('route="*"'))).toEqual([]);
  expect(server.log.filter((line) => line.includes('"*"') && line.includes('"status":200'))).toEqual([]);
});

test.each(['a b', 'a/b', '<script>', '[::1', '[zz]', 'a:b:c', 'a,b', '@'])(
  'the host %j is refused, as JSON under /api',
  async (host) => {
    const { head, body } = await send('GET /api/config HTTP/1.1', `Host: ${host}`);
    expect(head).toMatch(/^http\/1\.1 400/);
    expect(head).toContain('cache-control: no-store');
    expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('invalid_request');
    expect((await send('GET / HTTP/1.1', `Host: ${host}`)).head).toMatch(/^http\/1\.1 400[^]*text\/plain/);
  },
);

test.each(['museum.example', 'museum.example:8787', '192.0.2.1', '[2001:db8::1]:8787', 'under_score'])(
  'the host %s is answered',
  async (host) => {
    expect((await send('GET /healthz HTTP/1.1', `Host: ${host}`)).head).toMatch(/^http\/1\.1 200/);
  },
);

test('a balancer that speaks HTTP/1.0 and names no host is answered', async () => {
  const { head, body } = await send('GET /healthz HTTP/1.0');
  expect(head).toMatch(/^http\/1\.1 200/);
  expect(JSON.parse(body)).toEqual({ status: 'ok' });
});

test('behind a proxy that nobody told of, the log says once that all visitors look like one', async () => {
  for (let times = 0; times < 3; times += 1)
    await server.post('/api/synthesize-speech', {}, { 'X-Forwarded-For': '203.0.113.7' });
  expect(server.log.filter((line) => line.includes('TRUSTED_PROXIES is 0'))).toHaveLength(1);
});

test('the same content has the same ETag, whenever it was built', async () => {
  const other = temporaryFolder();
  writeFiles(other.path, {
    'web/index.html': '<title>Placard</title>',
    'web/as-long.html': '<title>PlacarX</title>',
  });
  utimesSync(join(other.path, 'web/index.html'), 1, 1);
  const second = await startTestServer({ webRoot: join(other.path, 'web') });
  const tag = async (url: string) => (await fetch(url)).headers.get('ETag');
  expect(await tag(`${second.url}/`)).toBe(await tag(`${server.url}/`));
  expect(await tag(`${second.url}/as-long.html`)).not.toBe(await tag(`${server.url}/`));
  await second.stop();
  other.remove();
});
