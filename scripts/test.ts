// `npm test`: checks, unit tests, production build, browser tests. Its last lines name what failed and count what passed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWeb } from './build-web.ts';
import { installPostgres } from '../tests/support/postgres-programs.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './paths.ts';
import { runChecks } from './run-checks.ts';
import { browserOutcome, unitOutcome, type Outcome } from './test-reports.ts';

const RESULTS = `${root}test-results`;

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const bin = `${root}node_modules/.bin/${command}`;
  const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** What a runner that ended so wrote. One that failed without a failed test, say at start, counts as one failure. */
function outcome(ok: boolean, runner: string, file: string, read: (report: unknown) => Outcome): Outcome {
  try {
    const told = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
    if (ok || told.failed > 0) return told;
    return {
      ...told,
      failed: 1,
      failures: [...told.failures, `${runner} did not end well: its output is above`],
    };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${runner} wrote no report\n${String(error)}`] };
  }
}

function checks(): Outcome {
  const unclean = runChecks();
  return { passed: unclean.length === 0 ? 1 : 0, failed: unclean.length === 0 ? 0 : 1, failures: unclean };
}

function unitTests(): Outcome {
  const file = 'unit.json';
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${file}`];
  return outcome(run('vitest', args), 'Vitest', file, unitOutcome);
}

function browserTests(browser: string): Outcome {
  const file = 'browser.json';
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${file}` };
  return outcome(
    run('playwright', ['test', '--reporter=list,json'], env),
    'Playwright',
    file,
    browserOutcome,
  );
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
await buildWeb();
const browser = findBrowser();
installPostgres();
const outcomes = [checks(), unitTests(), browserTests(browser)];
const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
// Repeated here: whoever sees only the end of a long output learns what failed.
for (const failure of outcomes.flatMap((each) => each.failures)) console.log(`\n✗ ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
