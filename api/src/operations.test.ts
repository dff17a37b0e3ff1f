import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from './test-support/test-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});
let server: TestServer;
/** Names of figures with the names of their labels. */
let figures: Map<string, Set<string>>;

beforeAll(async () => {
  server = await startTestServer();
  // So that each route and label is there.
  await server.post('/api/artwork-description', { text: 'The Blue Kettle. Oil on canvas, 1902.' });
  await server.post('/api/synthesize-speech', { text: 'Hello', voice: 'curator' });
  await server.post('/api/synthesize-speech', { text: '...', voice: 'curator' });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  figures = new Map();
  for (const [, name = ''] of metrics.matchAll(/^# TYPE (\w+) /gm)) figures.set(name, new Set());
  for (const [, name = '', labels = ''] of metrics.matchAll(/^(\w+?)(?:\{(.*)\})? \S+$/gm)) {
    const known = figures.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    figures.set(name, known);
  }
});
afterAll(() => server.stop());

const expressions = () => [
  ...dashboardSchema
    .parse(JSON.parse(read('docs/operations/grafana-dashboard.json')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...read('docs/operations/alerts.yml').matchAll(/expr: (?:>-?\n\s+)?(.*)/g)].map(
    ([, expr = '']) => expr,
  ),
];

/** What an expression asks for that /metrics does not have. */
function missing(expression: string): string[] {
  const asked = [...expression.matchAll(/\b(placard_\w+|process_\w+|nodejs_\w+)(?:\{([^}]*)\})?/g)];
  if (asked.length === 0 && !expression.startsWith('up{')) return [expression];
  return asked.flatMap(([, name = '', labels = '']) => {
    const known = figures.get(name);
    if (known === undefined) return [name];
    // A counter that has counted nothing yet has no labels; Prometheus adds the job.
    const wanted = [...labels.matchAll(/(\w+)\s*=/g)].map(([, label = '']) => label);
    const gone = wanted.filter((label) => label !== 'job' && known.size > 0 && !known.has(label));
    return gone.map((label) => `${name} ${label}`);
  });
}

test('every figure and label that an alert or a panel asks for is one of /metrics', () => {
  const all = expressions();
  expect(all.length).toBeGreaterThan(25);
  expect(all.flatMap(missing)).toEqual([]);
  expect(missing('rate(placard_gone_total[5m])')).toEqual(['placard_gone_total']);
});

test('the parts of the server, its budgets, bytes and the disk are figures', () => {
  for (const name of [
    'placard_up',
    'placard_budget_characters',
    'placard_bytes',
    'placard_disk_free_bytes',
    'placard_guide_read_out_total',
  ])
    expect(figures.has(name)).toBe(true);
});

test('the units of systemd and the container run files that are there', () => {
  const units = globSync('docs/operations/*.service', { cwd: root });
  expect(units.length).toBeGreaterThan(1);
  for (const unit of units)
    for (const [, file = ''] of read(unit).matchAll(/\/srv\/placard\/((?:api|docs)\/\S+)/g))
      expect(read(file)).not.toBe('');
  expect(read('Dockerfile')).toContain('api/src/server.ts');
});

test('compose.yaml sets only variables that the server reads', () => {
  const known = new Set(
    read('.env.example')
      .match(/^# [A-Z_]+(?==)/gm)
      ?.map((name) => name.slice(2)),
  );
  const set = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): |[{,] ([A-Z_]+): /gm)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  expect(set).toContain('OPENAI_SPEECH_BASE_URL');
  const others = new Set(['SITE', 'OLLAMA_HOST', 'CMD']);
  expect(set.filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
});
