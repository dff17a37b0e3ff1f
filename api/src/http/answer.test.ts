import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import type { RequestLine } from '../log/log.ts';

let server: Listening;
let reported: RequestLine[];
/** What is asked of `/api/held` has come; it is answered when it is let go. */
let held: PromiseWithResolvers<void>;
let letGo: PromiseWithResolvers<void>;

beforeEach(async () => {
  reported = [];
  held = Promise.withResolvers();
  letGo = Promise.withResolvers();
  const app = new Hono();
  app.get('/api/kept', (c) => c.body('kept', 200, { 'Cache-Control': 'max-age=60', 'X-More': 'more' }));
  app.get('/api/plain', (c) => c.json({}));
  app.get('/api/held', async (c) => {
    held.resolve();
    await letGo.promise;
    return c.json({});
  });
  server = await listen(app.fetch, { host: '127.0.0.1', port: 0 }, (line) => reported.push(line));
});
afterEach(() => server.stop(1_000));

/** The head that answers a GET, in small letters, a header a line. */
async function headOf(path: string, headers: string): Promise<string[]> {
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`),
  );
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  await once(socket, 'close');
  return (answer.split('\r\n\r\n')[0] ?? '').toLowerCase().split('\r\n');
}

test('a header of a route stands in the place of the one that every answer has, once', async () => {
  const head = await headOf('/api/kept', 'Host: a\r\n');
  expect(head.filter((line) => line.startsWith('cache-control'))).toEqual(['cache-control: max-age=60']);
  expect(head).toEqual(expect.arrayContaining(['x-more: more', 'x-content-type-options: nosniff']));
  expect(await headOf('/api/plain', 'Host: a\r\n')).toContain('cache-control: no-store');
});

test('a request that Node itself refuses has the headers too, and the connection ends as it says', async () => {
  const head = await headOf('/api/plain', '');
  expect(head[0]).toBe('http/1.1 400 bad request');
  expect(head).toEqual(expect.arrayContaining(['connection: close', 'x-content-type-options: nosniff']));
  expect(head.join('\n')).toMatch(/x-request-id: [\da-f-]{36}/);
});

test('no two answers have the same id', async () => {
  const heads = [await headOf('/api/plain', 'Host: a\r\n'), await headOf('/api/plain', 'Host: a\r\n')];
  const ids = heads.map((head) => head.find((line) => line.startsWith('x-request-id')));
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(undefined);
});

test('while the last requests are taken in each answer ends its connection, also of one that runs already', async () => {
  const connection = async (path: string) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`)).headers.get('connection');
  expect(await connection('/api/plain')).toBe('keep-alive');
  const running = connection('/api/held');
  await held.promise;
  const takenIn = server.takeIn();
  letGo.resolve();
  expect(await running).toBe('close');
  expect(await connection('/api/plain')).toBe('close');
  await takenIn;
});

test('a request that breaks off in its body is reported once, like one that is answered', async () => {
  await headOf('/api/plain', 'Host: a\r\n');
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write('POST /api/plain HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf', () =>
      socket.destroy(),
    ),
  );
  await expect
    .poll(() => reported.map(({ method, status }) => `${method} ${status}`))
    .toEqual(['GET 200', 'POST 499']);
});
