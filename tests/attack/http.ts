import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { statusOf, tally, together, until, withVictim, type Attack, type Victim } from './attack.ts';

/** A connection of a stranger, whatever it meets. */
function open(victim: Victim): Socket {
  return connect(victim.port, '127.0.0.1').on('error', () => undefined);
}

/** Sends bytes as they are, and gives what came back until the connection closed, or `ms` later. */
async function raw(victim: Victim, bytes: string | Buffer, ms = 10_000): Promise<string> {
  const socket = open(victim);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  socket.write(bytes);
  await Promise.race([closed, delay(ms, undefined, { ref: false })]);
  socket.destroy();
  return answer;
}

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];
const PATHS = [
  '/',
  '/api/config',
  '/api/artwork-description',
  '/api/artwork/x/rate',
  '/api/synthesize-speech',
  '/metrics',
  '/readyz',
  '/assets/x.js',
  '/%00',
  '/api/%ff',
  '/..%2f..%2fetc/passwd',
  '//',
  '/api//config',
  '/\u{1f600}',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '{"text":1}',
  '{"text":"a","lines":[{"text":"a","height":-1}]}',
  '{"rating":1e99}',
  `{"text":"${'a'.repeat(70_000)}"}`,
  '{"__proto__":{"text":"a"}}',
  '{"text":"\\ud800\\u0000"}',
  '{"text":"...","voice":"x"}',
];
const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Idempotency-Key: a',
  `Idempotency-Key: ${'a'.repeat(200)}`,
  'Range: bytes=5-1',
  'If-None-Match: *',
  'Accept-Encoding: br;q=0, *',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-For: ,,,',
  `Cookie: ${'a'.repeat(3_000)}`,
];

function fuzzed(): string {
  const body = pick(BODIES) ?? '';
  const headers = Array.from({ length: 4 }, () => pick(HEADERS));
  const path = Math.random() < 0.2 ? `/${randomBytes(12).toString('base64')}` : pick(PATHS);
  return `${pick(METHODS)} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

export const httpAttacks: Attack[] = [
  {
    name: '10,000 fuzzed requests',
    run: () =>
      withVictim({ env: { CLIENT_REQUESTS_PER_MINUTE: '0', LOG: 'off' } }, async (victim) => {
        const statuses = await together(
          10_000,
          24,
          async () => /^HTTP\/1\.1 (\d+)/.exec(await raw(victim, fuzzed()))?.[1] ?? 'closed',
        );
        const bad = statuses.filter((status) => status.startsWith('5'));
        const health = await statusOf(fetch(`${victim.url}/healthz`));
        const log = victim.log().includes('"level":"error"');
        return {
          ok: bad.length === 0 && health === 200 && !log,
          outcome: `${tally(statuses)}; errors in the log: ${log}`,
        };
      }),
  },
  {
    name: '1,000 pieces of noise that are no HTTP',
    run: () =>
      withVictim({}, async (victim) => {
        await together(1_000, 24, (at) => {
          const noise = at % 2 === 0 ? randomBytes(400) : `GET ${randomBytes(30).toString('latin1')}\r\n\r\n`;
          return raw(victim, noise, 500);
        });
        const health = await statusOf(fetch(`${victim.url}/healthz`));
        return { ok: health === 200, outcome: `afterwards /healthz: ${health}` };
      }),
  },
  {
    name: '300 clients that send a byte a second',
    run: () =>
      withVictim({}, async (victim) => {
        const sockets = Array.from({ length: 300 }, (_, at) => {
          const socket = open(victim);
          socket.write(
            at % 2 === 0
              ? 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
              : 'POST /api/artwork-description HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
          );
          socket.resume();
          return socket;
        });
        const drip = setInterval(() => {
          for (const socket of sockets) if (socket.writable) socket.write('a');
        }, 1_000);
        const waits: number[] = [];
        for (let at = 0; at < 20; at += 1) {
          const since = performance.now();
          await statusOf(victim.describe(`The Blue Kettle, oil on canvas, 19${at}`));
          waits.push(performance.now() - since);
        }
        const cut = await until(
          () => sockets.every((socket) => socket.destroyed || !socket.writable),
          60_000,
        );
        clearInterval(drip);
        for (const socket of sockets) socket.destroy();
        const median = waits.toSorted((a, b) => a - b)[10] ?? 0;
        return {
          ok: cut,
          outcome: `others waited ${Math.round(median)} ms (median); all slow ones were cut off: ${cut}`,
        };
      }),
  },
  {
    name: 'spoofed addresses without a proxy',
    run: () =>
      withVictim({ env: { TRUSTED_PROXIES: '0', CLIENT_REQUESTS_PER_MINUTE: '20' } }, async (victim) => {
        const statuses = await together(60, 8, (at) =>
          statusOf(victim.describe('The Blue Kettle', `203.0.113.${at}`)),
        );
        const allowed = statuses.filter((status) => status === 200).length;
        const notices = victim.log().split('TRUSTED_PROXIES is 0').length - 1;
        return {
          ok: allowed === 20 && notices === 1,
          outcome: `${tally(statuses)}; the log told of the proxy ${notices} time`,
        };
      }),
  },
  {
    name: 'addresses that a client writes before the proxy’s own',
    run: () =>
      withVictim({ env: { CLIENT_REQUESTS_PER_MINUTE: '20' } }, async (victim) => {
        const statuses = await together(60, 8, (at) =>
          statusOf(victim.describe('The Blue Kettle', `10.0.0.${at}, 203.0.113.7`)),
        );
        return { ok: statuses.filter((status) => status === 200).length === 20, outcome: tally(statuses) };
      }),
  },
  {
    name: '400 networks of one IPv6 /48',
    run: () =>
      withVictim({ env: { CLIENT_REQUESTS_PER_MINUTE: '20' } }, async (victim) => {
        const statuses = await together(400, 8, (at) =>
          statusOf(victim.describe('The Blue Kettle', `2001:db8:1:${at.toString(16)}::1`)),
        );
        const allowed = statuses.filter((status) => status === 200).length;
        return { ok: allowed <= 80, outcome: `${tally(statuses)}; one client may have 20, a /48 80` };
      }),
  },
  {
    name: 'addresses of routes in other forms, malformed hosts, HTTP/1.0',
    run: () =>
      withVictim({}, async (victim) => {
        const get = (target: string, host = 'Host: a\r\n', version = '1.1') =>
          raw(victim, `GET ${target} HTTP/${version}\r\n${host}Connection: close\r\n\r\n`);
        const checks: [string, boolean][] = [];
        for (const target of ['/%61pi/config', '/x/../api/config', 'http://a/api/config'])
          checks.push([target, /^HTTP\/1\.1 200[^]*no-store/i.test(await get(target))]);
        for (const target of ['/%61pi/gone', 'http://a/api/gone'])
          checks.push([target, /^HTTP\/1\.1 404[^]*"code":"not_found"/.test(await get(target))]);
        checks.push([
          'a malformed Host',
          /^HTTP\/1\.1 400[^]*"code":"invalid_request"/.test(await get('/api/config', 'Host: a b\r\n')),
        ]);
        checks.push(['HTTP/1.0 without Host', (await get('/healthz', '', '1.0')).startsWith('HTTP/1.1 200')]);
        const wrong = checks.filter(([, ok]) => !ok).map(([name]) => name);
        return {
          ok: wrong.length === 0,
          outcome: `${checks.length} forms; wrong: ${wrong.join(', ') || 'none'}`,
        };
      }),
  },
];
