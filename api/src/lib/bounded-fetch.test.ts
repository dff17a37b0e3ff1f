import { afterEach, beforeEach, expect, test } from 'vitest';
import { countingServer, pourUntilClosed } from '../test-support/local-speech.ts';
import { boundedFetch } from './bounded-fetch.ts';

const CHUNK = Buffer.alloc(100_000, 'a');
let upstream: Awaited<ReturnType<typeof countingServer>>;

beforeEach(async () => {
  upstream = await countingServer((request, response) => {
    if (request.url === '/small') return void response.writeHead(404, { 'X-Kept': 'yes' }).end('small');
    pourUntilClosed(response, CHUNK);
  });
});
afterEach(() => upstream.stop());

const url = (path: string) => `http://127.0.0.1:${upstream.port}${path}`;

test('an answer within the bound comes as it is, with status and headers', async () => {
  const response = await boundedFetch(5)(url('/small'));
  expect([response.status, response.headers.get('X-Kept'), await response.text()]).toEqual([
    404,
    'yes',
    'small',
  ]);
});

test('an answer that never ends is left at the bound, and its connection closed', async () => {
  const response = await boundedFetch(1_000_000)(url('/endless'));
  await expect(response.arrayBuffer()).rejects.toThrow('more than 1000000 bytes');
  await expect.poll(upstream.openConnections).toBe(0);
  expect(upstream.bytesSent()).toBeLessThan(20_000_000);
});
