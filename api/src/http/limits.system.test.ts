import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, dumpDatabase } from '../../../tests/support/test-database.ts';
import { errorBodySchema } from '../../contract/contract.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

let folders: ReturnType<typeof temporaryFolder>[];
let servers: TestServer[];

beforeEach(() => {
  folders = [];
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const folder of folders) folder.remove();
});

async function serve(env: Record<string, string>): Promise<TestServer> {
  const folder = temporaryFolder();
  folders.push(folder);
  const server = await startTestServer({ dataDir: folder.path, env });
  servers.push(server);
  return server;
}

function ask(server: TestServer, headers: Record<string, string> = {}): Promise<Response> {
  return server.post('/api/artwork-description', { text: 'A label' }, headers);
}

/** The statuses of `count` requests, one after the other. */
async function statuses(
  server: TestServer,
  count: number,
  headersOf = (_at: number) => ({}),
): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await ask(server, headersOf(at))).status);
  return seen;
}

test('one request too many in a minute is 429 with the time to wait and a sentence; reading stays free', async () => {
  const server = await serve({ CLIENT_REQUESTS_PER_MINUTE: '3' });
  expect(await statuses(server, 3)).toEqual([200, 200, 200]);
  const refused = await ask(server);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(errorBodySchema.parse(await refused.json())).toMatchObject({
    code: 'too_many_requests',
    details: 'Many visitors are using this connection just now. Please try again in a moment.',
  });
  for (const path of ['/api/config', '/healthz', '/'])
    expect((await fetch(server.url + path)).status).not.toBe(429);
});

test('the limit of a day holds when that of a minute does not', async () => {
  const server = await serve({ CLIENT_REQUESTS_PER_MINUTE: '0', CLIENT_REQUESTS_PER_DAY: '2' });
  expect(await statuses(server, 3)).toEqual([200, 200, 429]);
  expect(Number((await ask(server)).headers.get('Retry-After'))).toBeGreaterThan(3_600);
});

test('a limit of 0 is none', async () => {
  const server = await serve({ CLIENT_REQUESTS_PER_MINUTE: '0', CLIENT_REQUESTS_PER_DAY: '0' });
  expect(new Set(await statuses(server, 50))).toEqual(new Set([200]));
});

test('without trusted proxies no header makes another client of the sender', async () => {
  const server = await serve({ CLIENT_REQUESTS_PER_MINUTE: '2' });
  const spoofed = (at: number) => ({
    'X-Forwarded-For': `10.0.0.${at}`,
    'X-Real-IP': `10.0.1.${at}`,
    'CF-Connecting-IP': `10.0.2.${at}`,
    Forwarded: `for=10.0.3.${at}`,
  });
  expect(await statuses(server, 4, spoofed)).toEqual([200, 200, 429, 429]);
});

test('behind one trusted proxy clients are told apart, and what they wrote themselves is not believed', async () => {
  const server = await serve({ CLIENT_REQUESTS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });
  const from = (address: string) => (at: number) => ({ 'X-Forwarded-For': `10.0.0.${at}, ${address}` });
  expect(await statuses(server, 3, from('203.0.113.7'))).toEqual([200, 200, 429]);
  expect(await statuses(server, 3, from('203.0.113.8'))).toEqual([200, 200, 429]);
});

test('all addresses of one IPv6 network are one client', async () => {
  const server = await serve({ CLIENT_REQUESTS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });
  const from = (network: string) => (at: number) => ({ 'X-Forwarded-For': `${network}::${at + 1}` });
  expect(await statuses(server, 3, from('2001:db8:1:2'))).toEqual([200, 200, 429]);
  expect(await statuses(server, 1, from('2001:db8:1:3'))).toEqual([200]);
});

test('two processes on one Postgres count together, and no address is stored', async () => {
  const url = createDatabase();
  const env = { CLIENT_REQUESTS_PER_MINUTE: '10', TRUSTED_PROXIES: '1', DATABASE_URL: url };
  const [one, other] = [await serve(env), await serve(env)];
  const from = () => ({ 'X-Forwarded-For': '203.0.113.7' });
  const seen = await Promise.all([statuses(one, 10, from), statuses(other, 10, from)]);
  expect(seen.flat().filter((status) => status === 200)).toHaveLength(10);
  expect(dumpDatabase(url)).not.toContain('203.0.113');
});

test("another site's page is refused before it has an effect, this site's own and programs are not", async () => {
  const server = await serve({});
  const page = (site: string) => ask(server, { 'Sec-Fetch-Site': site, Origin: 'https://evil.example' });
  for (const site of ['cross-site', 'same-site']) {
    const response = await page(site);
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    expect(await response.json()).toMatchObject({ code: 'origin_not_allowed' });
  }
  expect((await page('same-origin')).status).toBe(200);
  expect((await ask(server)).status).toBe(200);
});

test('an allowed origin may use the API, also after asking first; others still may not', async () => {
  const server = await serve({ ALLOWED_ORIGINS: 'https://museum.example, https://shop.example' });
  const from = (origin: string) => ({ 'Sec-Fetch-Site': 'cross-site', Origin: origin });
  const preflight = await fetch(`${server.url}/api/artwork-description`, {
    method: 'OPTIONS',
    headers: {
      ...from('https://museum.example'),
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://museum.example');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Content-Type.*Idempotency-Key/);
  const allowed = await ask(server, from('https://shop.example'));
  expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([
    200,
    'https://shop.example',
  ]);
  expect((await ask(server, from('https://evil.example'))).status).toBe(403);
});
