import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofAll } from '../../../tests/support/share.ts';
import { errorBodySchema } from '../../contract/contract.ts';
import { bareEnv } from '../test-support/bare-env.ts';
import { NO_WORKER_IN_TIME } from '../providers/language/guide-workers.ts';
import { readMp3 } from '../test-support/mp3-frames.ts';
import { temporaryFolder } from '../test-support/test-server.ts';

const MEMORY = new URL('../test-support/report-memory.ts', import.meta.url).href;
const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const RUNS = ofAll(500, 100);
const AT_ONCE = 20;
/** Three times the deadline of a model's call: what takes as long hangs, however busy the machine. */
const HANGS_MS = 60_000;
const TIMEOUT_MS = 600_000;
/** What is held of the last labels and texts is a part of this; what leaks with every request adds more. */
const GROWTH = ofAll(1.3, 1.15);
/** On a busy machine the guide may need longer for a label than it has: the label is read out, as it should be. */
const OUT_OF_TIME = ['No answer from the worker in', NO_WORKER_IN_TIME];
const MEGABYTE = 1_000_000;
const folder = temporaryFolder();
let server: ChildProcess;
let url = '';
let complaints = '';
let reported = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['--expose-gc', '--import', MEMORY, SERVER], {
    env: bareEnv({
      PORT: '0',
      DATA_DIR: folder.path,
      CLIENT_REQUESTS_PER_MINUTE: '0',
      CLIENT_REQUESTS_PER_DAY: '0',
      TRUSTED_PROXIES: '1',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr?.on('data', (chunk) => (complaints += String(chunk)));
  if (server.stdout === null) throw new Error('no standard output');
  const [line] = await once(createInterface(server.stdout), 'line');
  server.stdout.on('data', (chunk) => (reported += String(chunk)));
  url = /http:\S+/.exec(String(line))?.[0] ?? '';
});
afterAll(async () => {
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  folder.remove();
});

interface Generated {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    '\u0000',
    '{}',
    'Maria Keller, The Blue Kettle, 1902',
    'x'.repeat(9_000),
  ),
);
const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.integer({ min: -1, max: 7 }));
const lines = fc.oneof(
  field,
  fc.array(fc.record({ text, height: fc.oneof(fc.double(), field) }), { maxLength: 3 }),
);
const json = fc
  .oneof(
    fc.record({ text, description: text, rating: field, lines, source: field }, { requiredKeys: [] }),
    fc.record({ text, description: text }),
    fc.record({ rating: fc.integer({ min: 1, max: 5 }) }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map((value) => JSON.stringify(value));
const token = fc.stringMatching(/^[!-~]{1,60}$/);
const headers = fc.record(
  {
    'Idempotency-Key': fc.oneof(fc.constantFrom('fuzz-key-1', 'fuzz-key-2'), token),
    'X-Forwarded-For': fc.oneof(fc.ipV4(), fc.ipV6(), token),
    Origin: fc.oneof(fc.constant('https://evil.example'), token),
    'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    Accept: fc.oneof(fc.constant('text/html'), token),
    'Accept-Encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*'), token),
    'If-None-Match': token,
    Cookie: token,
  },
  { requiredKeys: [] },
);
const JSON_TYPE = 'application/json';
const segment = fc.oneof(
  fc.constantFrom('..', '%00', '%2e%2e', '%zz', 'api', 'rate', 'assets'),
  fc.webSegment(),
);

const asked: fc.Arbitrary<Generated> = fc
  .record({
    path: fc.oneof(
      fc.constantFrom('/api/artwork-description', '/api/artwork-conversation', '/api/artwork/nobody/rate'),
      segment.map((id) => `/api/artwork/${id}/rate`),
    ),
    body: json,
    headers,
  })
  .map((one) => ({ ...one, method: 'POST', headers: { ...one.headers, 'Content-Type': JSON_TYPE } }));
const strange: fc.Arbitrary<Generated> = fc
  .record({
    method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    path: fc.oneof(
      fc.constantFrom(
        '/api/config',
        '/api/openapi.json',
        '/api/synthesize-speech',
        '/api/artwork-description',
        '/',
      ),
      fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    ),
    body: fc.oneof(fc.uint8Array({ maxLength: 500 }), json, fc.constant('['.repeat(20_000))),
    type: fc.constantFrom(JSON_TYPE, 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data'),
    headers,
  })
  .map(({ type, ...one }) => ({ ...one, headers: { ...one.headers, 'Content-Type': type } }));
const read: fc.Arbitrary<Generated> = fc.record({
  method: fc.constantFrom('GET', 'HEAD'),
  path: fc.oneof(
    fc.constantFrom(
      '/',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/config',
      '/api/openapi.json',
      '/index.html',
      '/sw.js',
    ),
    fc
      .tuple(fc.array(segment, { maxLength: 5 }), fc.webQueryParameters())
      .map(([parts, query]) => `/${parts.join('/')}?${query}`),
  ),
  body: fc.constant(undefined),
  headers,
});
const spoken: fc.Arbitrary<Generated> = fc
  .record({
    text: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ maxLength: 20 }),
      fc.jsonValue(),
    ),
    voice: fc.oneof(fc.constantFrom('curator', 'friend2'), fc.string({ maxLength: 60 }), fc.jsonValue()),
  })
  .map((body) => ({
    method: 'POST',
    path: '/api/synthesize-speech',
    headers: { 'Content-Type': JSON_TYPE },
    body: JSON.stringify(body),
  }));
const anything = fc.oneof(
  { weight: 60, arbitrary: asked },
  { weight: 24, arbitrary: strange },
  { weight: 14, arbitrary: read },
  { weight: 2, arbitrary: spoken },
);

async function send({ method, path, headers: sent, body }: Generated): Promise<void> {
  const response = await fetch(url + path, {
    method,
    headers: sent,
    signal: AbortSignal.timeout(HANGS_MS),
    ...(body === undefined ? {} : { body }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src '(?:self|none)'/);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  if (method === 'HEAD' || !new URL(url + path).pathname.startsWith('/api/')) return;
  if (response.ok) {
    if (response.headers.get('Content-Type') === 'audio/mpeg') {
      expect(readMp3(bytes).frames).toBeGreaterThan(0);
    } else if (response.status === 200) {
      JSON.parse(new TextDecoder().decode(bytes));
    }
    return;
  }
  expect(response.headers.get('Content-Type')).toBe('application/json');
  errorBodySchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Bytes in use in the server once its garbage is collected. */
async function memory(): Promise<number> {
  const reports = () => [...reported.matchAll(/"memory":(\d+)/g)];
  const seen = reports().length;
  server.kill('SIGUSR2');
  await expect.poll(() => reports().length).toBe(seen + 1);
  return Number(reports().at(-1)?.[1]);
}

async function fuzz(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      await Promise.all(requests.map(send));
    }),
    { numRuns: runs, endOnFailure: true },
  );
}

test(
  `${RUNS * AT_ONCE} generated requests over all routes: no failure of ours, errors in JSON, memory flat`,
  { timeout: TIMEOUT_MS },
  async () => {
    await fuzz(RUNS / 2);
    const before = await memory();
    await fuzz(RUNS / 2);
    const after = await memory();
    console.info(`memory ${Math.round(before / MEGABYTE)} MB, then ${Math.round(after / MEGABYTE)} MB`);
    expect(after).toBeLessThan(before * GROWTH);
    const failures = complaints.split('\n').filter((line) => line.includes('"level":"error"'));
    expect(failures.filter((line) => !OUT_OF_TIME.some((words) => line.includes(words)))).toEqual([]);
    expect(server.exitCode).toBe(null);
  },
);
