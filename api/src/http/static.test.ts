import { createHash } from 'node:crypto';
import { rmSync, utimesSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  temporaryFolder,
  writeFiles,
  type TestServer,
} from '../test-support/test-server.ts';

const STYLE = 'p{color:red}@media (width<9px){p{color:blue}}';
const EARLY = 'if(1<2)document.title=`Placard`';
const PAGE = `<!doctype html><title>Placard</title><style>${STYLE}</style><script>${EARLY}</script>`;
const SCRIPT = 'console.log("placard");'.repeat(50);
const DATA = gzipSync('language data');
const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  writeFiles(folder.path, {
    'secret.txt': 'secret',
    'web/index.html': PAGE,
    'web/about.html': '<title>About</title>',
    'web/longer.html': '<title>Old</title>',
    'web/as-long.html': '<title>Old</title>',
    'web/gone.html': '<title>Old</title>',
    'web/sw.js': 'self.x = 1;',
    'web/manifest.webmanifest': '{}',
    'web/icons/icon.svg': '<svg/>',
    'web/assets/app-1a2b.js': SCRIPT,
    'web/assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'web/assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'web/assets/even-5e6f.js': 'same',
    'web/assets/even-5e6f.js.br': 'size',
    'web/assets/even-5e6f.js.gz': 'here',
    'web/ocr/core.wasm': Buffer.from([0, 97, 115, 109]),
    'web/ocr/eng.traineddata.gz': DATA,
  });
  for (const end of ['', '.br', '.gz']) utimesSync(join(folder.path, `web/assets/even-5e6f.js${end}`), 1, 1);
  server = await startTestServer({ dataDir: join(folder.path, 'data'), webRoot: join(folder.path, 'web') });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request whose path and headers go out exactly as given, and whose body comes back undecoded. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { host: '127.0.0.1', port: server.port, path, headers, method };
  request(options, resolve).on('error', reject).end();
  const incoming = await promise;
  const body = Buffer.concat(await incoming.toArray());
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body };
}

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/about.html', 'text/html; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icons/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/ocr/core.wasm', 'application/wasm'],
])('%s is sent as %s, and asked for again each time', async (path, type) => {
  const { status, headers } = await get(path);
  expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
    status: 200,
    type,
    cache: 'no-cache',
  });
});

test('a file with a hash in its name may be kept for a year', async () => {
  const { headers } = await get('/assets/app-1a2b.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT)],
  ['gzip', 'gzip', gzipSync(SCRIPT)],
  ['br;q=0, gzip;q=0.5', 'gzip', gzipSync(SCRIPT)],
  ['identity', undefined, Buffer.from(SCRIPT)],
  ['', undefined, Buffer.from(SCRIPT)],
])('to a client that takes %j the script goes as %s', async (accepted, encoding, bytes) => {
  const { headers, body } = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(body).toEqual(bytes);
});

test('the language data goes as it is, so that its reader can unpack it', async () => {
  const { headers, body } = await get('/ocr/eng.traineddata.gz', { 'Accept-Encoding': 'gzip, br' });
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toEqual(DATA);
});

test('what has not changed is 304 without a body, with the same headers for caches', async () => {
  for (const path of ['/', '/assets/app-1a2b.js', '/ocr/eng.traineddata.gz']) {
    const first = await get(path, { 'Accept-Encoding': 'br' });
    const etag = String(first.headers['etag']);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': tags });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['etag']).toBe(etag);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  }
});

test('the style and the script in the app’s page are allowed by their hash, with every answer that has the page, and on no other', async () => {
  const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain(`style-src 'self' ${hashed(STYLE)}`);
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashed(EARLY)}`);
  expect(policy.join()).not.toMatch(/'unsafe-(?:inline|eval)'/);
  const answers = [
    await get('/', { 'If-None-Match': String(headers['etag']) }),
    await get('/index.html'),
    await get('/no/such/page', { Accept: 'text/html' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([304, 200, 404]);
  for (const answer of answers)
    expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
  for (const path of ['/about.html', '/assets/app-1a2b.js', '/gone.js'])
    expect((await get(path)).headers['content-security-policy']).not.toContain('sha256');
});

test('each encoding has an ETag of its own, even where size and time are the same', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await get('/assets/even-5e6f.js', { 'Accept-Encoding': encoding });
      return headers['etag'];
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('HEAD gives the headers alone', async () => {
  const { status, headers, body } = await get('/about.html', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, '20', 0]);
});

test('a missing file is a plain 404, whatever the client would like', async () => {
  for (const [path, accept] of [
    ['/assets/gone-9z.js', 'text/html'],
    ['/ocr/gone.wasm', 'text/html'],
    ['/gone.js', '*/*'],
    ['/assets/', '*/*'],
    ['/assets/app-1a2b.js.br', '*/*'],
  ] as const) {
    const { status, headers, body } = await get(path, { Accept: accept });
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=UTF-8',
      'Not found',
    ]);
  }
});

test('navigation to an unknown page gets the app with status 404, and no ETag to keep it by', async () => {
  for (const path of ['/nowhere', '/deep/er', '/%E0%A4%A', '/index.htm']) {
    const { status, headers, body } = await get(path, {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    });
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      PAGE,
    ]);
    expect(headers['etag']).toBeUndefined();
  }
});

test('no path leads out of the folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/assets/..%00/secret.txt',
    `/${join(folder.path, 'secret.txt')}`,
  ]) {
    const { status, body } = await get(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(body.toString()).not.toContain('secret');
  }
});

test('a page takes no other method', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('everything of the app carries the security headers, and nothing that plain http cannot keep', async () => {
  for (const path of ['/', '/assets/app-1a2b.js', '/gone', '/healthz', '/apis']) {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy'])
      .replaceAll(/ 'sha256-[^']+'/g, '')
      .split('; ');
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\), /);
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('an answer of the API may load nothing, is kept by nobody and shown in no frame', async () => {
  for (const path of ['/api/config', '/api/gone', '/api', '/api?a=b']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('without a built app the pages say so, and the API works', async () => {
  const bare = await startTestServer({
    dataDir: join(folder.path, 'bare'),
    webRoot: join(folder.path, 'none'),
  });
  const page = await fetch(`${bare.url}/`, { headers: { Accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([404, 'The web app has not been built: run npm start']);
  expect((await fetch(`${bare.url}/api/config`)).status).toBe(200);
  await bare.stop();
});

test('a part of a file is sent for one range of bytes, so that a download goes on where it broke off', async () => {
  const whole = await get('/ocr/eng.traineddata.gz');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const { etag } = whole.headers;
  const rest = await get('/ocr/eng.traineddata.gz', { Range: 'bytes=5-', 'If-Range': String(etag) });
  expect(rest.status).toBe(206);
  expect(rest.headers['content-range']).toBe(`bytes 5-${DATA.length - 1}/${DATA.length}`);
  expect(rest.headers['content-length']).toBe(String(DATA.length - 5));
  expect(rest.body).toEqual(DATA.subarray(5));
  const middle = await get('/ocr/eng.traineddata.gz', { Range: 'bytes=2-3' });
  expect(middle.body).toEqual(DATA.subarray(2, 4));
  const beyond = await get('/ocr/eng.traineddata.gz', { Range: 'bytes=5-99999' });
  expect(beyond.body).toEqual(DATA.subarray(5));
});

test('a part of a packed file is a part of what is sent, not of what it unpacks to', async () => {
  const packed = brotliCompressSync(SCRIPT);
  const rest = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br', Range: 'bytes=3-' });
  expect(rest.status).toBe(206);
  expect(rest.headers['content-encoding']).toBe('br');
  expect(rest.body).toEqual(packed.subarray(3));
});

test('all of a file is sent when the part asked for is of another content, or is asked for in another way', async () => {
  for (const headers of [
    { Range: 'bytes=5-', 'If-Range': '"another"' },
    { Range: 'bytes=-5' },
    { Range: 'bytes=0-1,3-4' },
    { Range: 'bytes=4-2' },
    { Range: 'lines=1-2' },
  ]) {
    const answer = await get('/ocr/eng.traineddata.gz', headers);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(DATA);
  }
  const head = await get('/ocr/eng.traineddata.gz', { Range: 'bytes=5-' }, 'HEAD');
  expect([head.status, head.headers['content-length']]).toEqual([200, String(DATA.length)]);
});

test('a part that begins behind the end is refused, and says how long the file is', async () => {
  const answer = await get('/ocr/eng.traineddata.gz', { Range: `bytes=${DATA.length}-` });
  expect(answer.status).toBe(416);
  expect(answer.headers['content-range']).toBe(`bytes */${DATA.length}`);
});

test.each([
  ['longer.html', () => writeFiles(folder.path, { 'web/longer.html': '<title>The new one</title>' })],
  ['as-long.html', () => writeFiles(folder.path, { 'web/as-long.html': '<title>New</title>' })],
  ['gone.html', () => rmSync(join(folder.path, 'web/gone.html'))],
])(
  'a file that a new build has changed meanwhile (%s) is 503 for a moment, never half of it',
  async (name, change) => {
    change();
    const answer = await get(`/${name}`);
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(answer.body.toString()).toContain('A new version is being put in place');
  },
);
