// `npm run test:engines`: the journey in Firefox ESR and WebKitGTK, on the production build and the real API.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { deviceVoiceScenarios } from '../../tests/engines/device-voices.ts';
import { callOf, type EnginePage, type OpenEngine } from '../../tests/engines/engine-page.ts';
import { openFirefox, openSpeakingFirefox } from '../../tests/engines/firefox.ts';
import { installEngines } from '../../tests/engines/install-engines.ts';
import { scenarios, type Scenario, type Visit } from '../../tests/engines/journey.ts';
import { visibleText } from '../../tests/engines/page-functions.ts';
import { openWebkit } from '../../tests/engines/webkit.ts';
import { drawFixtures, FIXTURES_DIR } from '../../tests/label-corpus/fixtures.ts';
import { startServer } from '../../tests/support/server.ts';
import { buildWeb } from '../build/build-web.ts';

/** A browser that is open, and what is done in it. */
type OpenVisit = (visit: Omit<Visit, 'page'>) => Promise<{ page: EnginePage; visits: readonly Scenario[] }>;

const journeyIn =
  (open: OpenEngine): OpenVisit =>
  async (visit) => {
    const page = await open(visit.signal);
    return { page, visits: scenarios({ ...visit, page }) };
  };

const ENGINES: readonly (readonly [name: string, open: OpenVisit])[] = [
  ['Firefox', journeyIn(openFirefox)],
  [
    'Firefox with the voices of the machine',
    async (visit) => {
      const { page, room } = await openSpeakingFirefox(visit.signal);
      return { page, visits: deviceVoiceScenarios({ ...visit, page }, room) };
    },
  ],
  ['WebKitGTK', journeyIn(openWebkit)],
];
/** Longest time for one engine, in milliseconds. */
const ENGINE_DEADLINE = 8 * 60_000;

const counts = { passed: 0, failed: 0 };

/** Steps behind one that failed count as failed too. */
async function runScenario({ title, steps }: Scenario): Promise<boolean> {
  console.log(`  ${title}`);
  for (const [index, [step, run]] of steps.entries()) {
    const start = performance.now();
    try {
      await run();
    } catch (error) {
      counts.failed += steps.length - index;
      console.log(`    ✗ ${step}\n`, error);
      return false;
    }
    counts.passed += 1;
    console.log(`    ✓ ${step} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return true;
}

async function runEngine(name: string, open: OpenVisit, visit: Omit<Visit, 'page'>): Promise<void> {
  const { page, visits } = await open(visit);
  try {
    console.log(`${name}: ${page.version}`);
    for (const scenario of visits) {
      if (!(await runScenario(scenario))) console.log(await page.evaluate(callOf(visibleText)));
    }
  } finally {
    await page.close();
  }
}

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interrupted.abort(new Error(`ended by ${name}`)));
}
installEngines();
await buildWeb();
const photos = await drawFixtures(FIXTURES_DIR, ['clean', 'handheld', 'turned-exif-6']);
const turned = photos['turned-exif-6'];
const folder = await mkdtemp(`${tmpdir()}/placard-engines-`);
const bad = `${folder}/notes.jpg`;
await writeFile(bad, 'These are my notes on the third room.\n');
const server = await startServer();
try {
  for (const [name, open] of ENGINES) {
    if (interrupted.signal.aborted) break;
    const signal = AbortSignal.any([interrupted.signal, AbortSignal.timeout(ENGINE_DEADLINE)]);
    try {
      await runEngine(name, open, { url: server.url, photos: { ...photos, turned, bad }, signal });
    } catch (error) {
      counts.failed += 1;
      console.log(`${name} could not be opened, or ended\n`, error);
    }
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
