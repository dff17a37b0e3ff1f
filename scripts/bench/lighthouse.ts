// `npm run lighthouse`: Lighthouse's mobile preset on the production build; prints what the goals are about and
// fails when one is missed. The tool itself is fetched by npx: it brings over a hundred packages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import * as z from 'zod';
import { startServer } from '../../tests/support/server.ts';
import { buildWeb } from '../build/build-web.ts';
import { findBrowser } from '../../tests/setup/find-browser.ts';
import { root } from '../setup/paths.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = `${root}.cache/lighthouse`;
const GOALS = { accessibility: 1, 'best-practices': 1, performance: 0.99 };
/** In milliseconds. */
const LONGEST = {
  'first-contentful-paint': 900,
  'largest-contentful-paint': 1_300,
  'total-blocking-time': 100,
} as const;

const score = z.object({ score: z.number().nullable() });
const figure = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({ accessibility: score, 'best-practices': score, performance: score }),
  audits: z.object({
    'cumulative-layout-shift': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'first-contentful-paint': figure,
  }),
});

function measure(url: string): z.infer<typeof reportSchema> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output=html'];
  const { status } = spawnSync(
    'npx',
    [...args, `--output-path=${FOLDER}/report`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    { stdio: ['ignore', 2, 2], env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  if (status !== 0) throw new Error('Lighthouse did not run; the reason stands above.');
  return reportSchema.parse(JSON.parse(readFileSync(`${FOLDER}/report.report.json`, 'utf8')));
}

await buildWeb();
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
try {
  const { categories, audits } = measure(server.url);
  for (const [name, goal] of Object.entries(GOALS)) {
    const reached = Reflect.get(categories, name)?.score ?? 0;
    console.log(`${name}: ${Math.round(reached * 100)} (goal ${goal * 100})`);
    if (reached < goal) process.exitCode = 1;
  }
  const shift = audits['cumulative-layout-shift'].numericValue;
  console.log(`CLS: ${shift.toFixed(3)} (goal 0)`);
  if (shift > 0) process.exitCode = 1;
  for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const) {
    const { numericValue } = audits[name];
    console.log(`${name}: ${Math.round(numericValue)} ms (goal ${LONGEST[name]})`);
    if (numericValue > LONGEST[name]) process.exitCode = 1;
  }
  console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}; under load performance means little`);
  console.log(`${FOLDER}/report.report.html`);
} finally {
  await server.stop();
}
