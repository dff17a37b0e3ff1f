import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBodySchema } from '../../contract/contract.ts';
import { LIMITS } from '../../contract/limits.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const POST_ROUTES = [
  '/api/artwork-description',
  '/api/artwork-conversation',
  '/api/artwork/some-id/rate',
  '/api/synthesize-speech',
];

async function failure(response: Response): Promise<{ status: number; code: string }> {
  const { code, details, message } = errorBodySchema.parse(await response.json());
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(details).toMatch(/^[A-Z][^<>{}]*\.$/);
  expect(message + details).not.toMatch(/node_modules|\.ts:|\n +at /);
  return { status: response.status, code };
}

function send(path: string, body: string, contentType = 'application/json'): Promise<Response> {
  return fetch(server.url + path, { method: 'POST', headers: { 'Content-Type': contentType }, body });
}

test.each(POST_ROUTES)('%s: what is not JSON is 400', async (path) => {
  for (const body of ['', '{', 'text', '{"text": }', '['.repeat(30_000)]) {
    expect(await failure(await send(path, body))).toEqual({ status: 400, code: 'invalid_json' });
  }
});

test.each(POST_ROUTES)('%s: JSON of another shape is 400', async (path) => {
  const bodies = ['null', '[]', '{}', '"text"', '1', '{"text":5,"description":5,"rating":"x","voice":[]}'];
  for (const body of [...bodies, '{"__proto__":{"text":"a"}}', '{"text":" ","description":" ","voice":""}']) {
    expect(await failure(await send(path, body))).toEqual({ status: 400, code: 'invalid_request' });
  }
});

test.each(POST_ROUTES)('%s: every content type but JSON is 415', async (path) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', '']) {
    expect(await failure(await send(path, '{}', type))).toEqual({
      status: 415,
      code: 'unsupported_media_type',
    });
  }
  const accepted = await failure(await send(path, '{}', 'Application/JSON; charset=utf-8'));
  expect(accepted.status).toBe(400);
});

test.each(POST_ROUTES)(
  '%s: a megabyte is 413, with a length or in chunks, and the server goes on',
  async (path) => {
    const body = JSON.stringify({ text: 'a'.repeat(1_000_000) });
    expect(await failure(await send(path, body))).toEqual({ status: 413, code: 'payload_too_large' });
    const chunked = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    });
    expect(await failure(chunked)).toEqual({ status: 413, code: 'payload_too_large' });
  },
);

test('a text over its limit but under the size of a body is 400', async () => {
  const text = 'a '.repeat(LIMITS.labelTextChars / 2 + 1);
  for (const [path, body] of [
    ['/api/artwork-description', { text }],
    ['/api/artwork-conversation', { description: text }],
    ['/api/synthesize-speech', { text: 'a'.repeat(LIMITS.speechTextChars + 1), voice: 'curator' }],
    ['/api/artwork-description', { text: 'a', lines: Array.from({ length: 201 }, () => ({ text: 'a' })) }],
    ['/api/artwork-description', { text: 'a', lines: [{ text: 'a', height: -1 }] }],
    ['/api/synthesize-speech', { text: 'a', voice: 'v'.repeat(41) }],
  ] as const) {
    expect(await failure(await server.post(path, body))).toEqual({ status: 400, code: 'invalid_request' });
  }
});

test('an idempotency key of another form is 400', async () => {
  for (const key of ['short', 'a'.repeat(129), 'has space in it', "quote'quote"]) {
    const response = await server.post('/api/artwork-description', { text: 'a' }, { 'Idempotency-Key': key });
    expect(await failure(response)).toEqual({ status: 400, code: 'invalid_request' });
  }
});

test('an unknown address under /api is 404, whatever it looks like', async () => {
  const paths = [
    '',
    '/',
    '/nothing',
    '/artwork',
    '/artwork//rate',
    '/artwork/a/b/rate',
    '/config/',
    '/%E0%A4%A',
  ];
  for (const path of paths) {
    const response = await fetch(`${server.url}/api${path}`, { headers: { Accept: 'text/html' } });
    expect({ path, ...(await failure(response)) }).toEqual({ path, status: 404, code: 'not_found' });
  }
});

test('another method is 405 and names the right one', async () => {
  for (const path of [...POST_ROUTES, '/api/config']) {
    const allowed = path === '/api/config' ? 'GET, HEAD' : 'POST';
    for (const method of ['DELETE', 'PUT', 'OPTIONS', path === '/api/config' ? 'POST' : 'GET']) {
      const response = await fetch(server.url + path, { method });
      expect(response.headers.get('Allow')).toBe(allowed);
      expect(await failure(response)).toEqual({ status: 405, code: 'method_not_allowed' });
    }
  }
});

test('an unknown id of any form is 404', async () => {
  for (const id of ['%00', "'%20OR%201=1--", '%E2%9C%93', 'x'.repeat(4_000), '..%2f..', '%zz']) {
    const response = await server.post(`/api/artwork/${id}/rate`, { rating: 5 });
    expect({ id, ...(await failure(response)) }).toEqual({ id, status: 404, code: 'not_found' });
  }
});

/** Sends bytes as they are and gives what comes back until the server closes. */
function raw(bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(server.port, '127.0.0.1', () => socket.end(bytes));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.on('close', () => resolve(answer));
  socket.on('error', reject);
  return promise;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a strange host', 'GET /api/config HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a backslash path', 'GET /\\evil HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['two lengths', 'POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
])('%s on the wire is 400', async (_, bytes) => {
  expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['/', '/assets/nothing.js', '/api/nothing', '/api/config'])(
  '%s: an unwanted body is read to its end before the answer, and the connection serves the next request',
  async (path) => {
    const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
    const socket = connect(server.port, '127.0.0.1').on('close', resolve).on('error', reject);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.write(`PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n01234`);
    // Later requests on other connections: by their answers this one could have been answered too.
    for (let other = 0; other < 5; other += 1) await fetch(`${server.url}/healthz`);
    expect(answer).toBe('');
    socket.write('56789GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await closed;
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 40[45]$/), 'HTTP/1.1 200']);
  },
);

test('an idle connection outlives the patience of a proxy, so that none meets a closing one', async () => {
  const response = await fetch(`${server.url}/healthz`);
  const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('Keep-Alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(120);
});

test('a body that ends before its length leaves the server well', async () => {
  await raw(
    'POST /api/artwork-description HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"te',
  );
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.log.filter((line) => line.includes('"error"'))).toEqual([]);
});

test('a body without an end is refused after 8 MB, and its connection closed', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // What is still under way when the server closes breaks on the sender's side, as it must.
  const socket = connect(server.port, '127.0.0.1')
    .on('close', () => resolve())
    .on('error', () => undefined);
  socket.resume();
  socket.write('POST /api/synthesize-speech HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = `100000\r\n${'a'.repeat(0x10_0000)}\r\n`;
  let sent = 0;
  const goOn = () => {
    if (socket.destroyed || sent === 100) return;
    sent += 1;
    socket.write(chunk, () => setImmediate(goOn));
  };
  goOn();
  await closed;
  expect(sent).toBeGreaterThan(7);
  expect(sent).toBeLessThan(100);
  expect(server.log.at(-1)).toContain('"status":413');
});
