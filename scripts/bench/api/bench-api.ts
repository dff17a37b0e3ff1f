// `npm run bench:api`: what the API does under load, beside a bare route in the same run. This process is the load.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../../../api/contract/limits.ts';
import { HOSTILE_TEXTS } from '../../../api/guide/testing/hostile-texts.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { installPostgres } from '../../../tests/setup/postgres-programs.ts';
import { postOf, sendLoad, type LoadResult } from './load.ts';
import { startApi, startBare, type BenchedServer } from './servers.ts';

const CONNECTIONS = 64;
const LISTENERS = 200;
/** Many short rounds: whatever else the machine does meets both servers alike. */
const ROUNDS = 41;
/** So many rounds pass before V8 has compiled what it will. */
const WARM_UP = 4;
const REQUESTS = 3_000;
const CLIPS = 4_000;
const MEMORY_STEP = 10_000;
const MEMORY_REQUESTS = 100_000;
const LABEL =
  'Maria Keller Swiss, 1871-1940 The Blue Kettle 1902 Oil on canvas Gift of Anna Frei, 1951 1951.12';
const PATH = '/api/artwork-description';

let keys = 0;
/** As the app asks: every request with a key of its own. */
function describeLabel(): string {
  keys += 1;
  return postOf(PATH, { text: LABEL }, { 'Idempotency-Key': `bench-key-${keys}` });
}

async function describeMany(server: BenchedServer, total: number, ids?: Set<string>): Promise<LoadResult> {
  const onBody = (body: Buffer) => ids?.add(/"interactionId":"([^"]+)"/.exec(body.toString())?.[1] ?? '');
  return sendLoad({ port: server.port, connections: CONNECTIONS, total, request: describeLabel, onBody });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of one round's result as a part of the other's. */
function ratio(results: LoadResult[], to: LoadResult[], of: 'perSecond' | 'p99'): number {
  return median(results.map((result, at) => result[of] / (to[at]?.[of] ?? 0)));
}

function show(name: string, results: LoadResult[]): void {
  const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((of) =>
    median(results.map((result) => result[of])).toFixed(of === 'perSecond' ? 0 : 1),
  );
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(
    `  ${name.padEnd(22)} ${perSecond?.padStart(7)} /s   p50 ${p50} ms   p99 ${p99} ms   ${failed} failed`,
  );
}

function verdict(met: boolean, sentence: string): void {
  console.log(`  ${met ? '✓' : '✗'} ${sentence}`);
  if (!met) process.exitCode = 1;
}

/** Cached descriptions and the bare route by turns, so that both meet the same machine. @returns the share of its throughput */
async function benchDescriptions(api: BenchedServer): Promise<number> {
  let answer = '';
  const once = { port: api.port, connections: 1, total: 1, request: describeLabel };
  await sendLoad({ ...once, onBody: (body) => (answer = body.toString()) });
  const bare = await startBare(answer);
  const ids = new Set<string>();
  const results: { api: LoadResult[]; bare: LoadResult[] } = { api: [], bare: [] };
  await describeMany(bare, WARM_UP * REQUESTS);
  await describeMany(api, WARM_UP * REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    results.bare.push(await describeMany(bare, REQUESTS));
    results.api.push(await describeMany(api, REQUESTS, ids));
  }
  await bare.stop();
  show('bare Hono route', results.bare);
  show('cached description', results.api);
  const share = ratio(results.api, results.bare, 'perSecond');
  const slower = ratio(results.api, results.bare, 'p99');
  verdict(slower <= 3, `p99 ${slower.toFixed(1)} times the bare route's (at most 3)`);
  verdict(
    ids.size === ROUNDS * REQUESTS,
    `${ids.size} different interaction ids in ${ROUNDS * REQUESTS} answers`,
  );
  return share;
}

async function benchListeners(api: BenchedServer): Promise<void> {
  const sentences = [
    'The Blue Kettle was painted by Maria Keller.',
    'It dates from 1902.',
    'It is oil on canvas.',
  ];
  const request = (at: number) =>
    postOf('/api/synthesize-speech', { text: sentences[at % sentences.length], voice: 'soundbite' });
  await sendLoad({ port: api.port, connections: 1, total: sentences.length, request });
  const result = await sendLoad({ port: api.port, connections: LISTENERS, total: CLIPS, request });
  show(`${LISTENERS} listeners`, [result]);
  verdict(result.failed === 0, `every clip came, ${(result.bytes / 1e6).toFixed(0)} MB`);
}

/** Labels as long as may be, each unlike the others, which invite a search to go through every combination. */
function hostileLabel(at: number): string {
  const text = `${at} ${HOSTILE_TEXTS[at % HOSTILE_TEXTS.length] ?? ''}`
    .repeat(2)
    .slice(0, LIMITS.labelTextChars);
  return postOf(PATH, { text });
}

/** How soon `/healthz` answers while hostile labels, sent all at once, are read. */
async function benchHostile(api: BenchedServer): Promise<void> {
  const health = () => 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const labels = { port: api.port, connections: CONNECTIONS, total: CONNECTIONS, request: hostileLabel };
  const reading = sendLoad(labels);
  const results: LoadResult[] = [];
  let read: LoadResult | undefined;
  do {
    results.push(await sendLoad({ port: api.port, connections: 1, total: 1, request: health }));
    read = await Promise.race([reading, Promise.resolve(undefined)]);
  } while (read === undefined);
  show(`${CONNECTIONS} hostile labels`, [read]);
  const times = results.map(({ p50 }) => p50).toSorted((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  verdict(p99 < 100, `/healthz meanwhile: p99 ${p99.toFixed(1)} ms of ${times.length} (under 100 ms)`);
}

/** Memory every 10,000 requests, the first of them being the warm-up. */
async function benchMemory(env: Record<string, string>): Promise<void> {
  const api = await startApi(env, logFile);
  const used: number[] = [];
  const held: number[] = [];
  for (let sent = 0; sent < MEMORY_REQUESTS; sent += MEMORY_STEP) {
    await describeMany(api, MEMORY_STEP);
    const { memory, rss } = await api.memory();
    used.push(memory);
    held.push(rss);
  }
  await api.stop();
  for (const [name, bytes] of [
    ['memory in use', used],
    ['memory held', held],
  ] as const) {
    const megabytes = bytes.map((one) => (one / 1e6).toFixed(0));
    console.log(`  ${name.padEnd(22)} ${megabytes.join(' ')} MB after each ${MEMORY_STEP} requests`);
    const growth = (bytes.at(-1) ?? 0) / (bytes[0] ?? 1) - 1;
    verdict(growth <= 0.2, `it grew by ${(growth * 100).toFixed(0)} % (at most 20 %)`);
  }
}

async function bench(name: string, env: Record<string, string>): Promise<void> {
  console.log(`\n${name}`);
  const api = await startApi(env, logFile);
  const share = await benchDescriptions(api);
  verdict(share >= 0.6, `${(share * 100).toFixed(0)} % of the bare route's throughput (at least 60 %)`);
  await benchListeners(api);
  await benchHostile(api);
  await api.stop();
  console.log('  with LOG=requests, as behind Caddy:');
  const logging = await startApi({ ...env, LOG: 'requests' }, logFile);
  const logged = await benchDescriptions(logging);
  console.log(`    ${(logged * 100).toFixed(0)} % of the bare route's throughput`);
  await logging.stop();
  await benchMemory({ ...env, LOG: 'requests' });
}

installPostgres();
const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'));
const logFile = join(folder, 'log');
const postgres = await startPostgres({ durable: true });
const load = loadavg().map((average) => average.toFixed(1));
console.log(
  `${CONNECTIONS} connections from a second process; the machine's load before: ${load.join(', ')}`,
);
try {
  await bench('SQLite', { DATA_DIR: join(folder, 'sqlite') });
  await bench('Postgres', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url });
} finally {
  for (const line of readFileSync(logFile, 'utf8').split('\n'))
    if (line !== '' && !line.includes('"level":"info"')) console.error(line);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
