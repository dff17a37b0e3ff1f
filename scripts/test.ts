// `npm test`: build, checks and unit tests side by side; then the browser tests on that build, for which photos are drawn
// first; then the tests that start processes. It ends with how long each took, the slowest files, what failed, and a line
// that counts.
//   test:all      with the variations that are left to it, and every generated case instead of a share, drawn by a new seed
//   test:unit     only the unit tests
//   test:changed  only what changes of the working tree concern, or changes since a commit: npm run test:changed -- main
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser, findShell } from '../tests/setup/find-browser.ts';
import { installPostgres } from '../tests/setup/postgres-programs.ts';
import drawAll from '../tests/support/draw-all.ts';
import { buildWeb } from './build/build-web.ts';
import { root } from './setup/paths.ts';
import { runChecks } from './check/run-checks.ts';
import { browserOutcome, slowest, unitOutcome, type Outcome } from './test/reports.ts';

const RESULTS = `${root}test-results`;
const SECOND_MS = 1_000;
const SLOWEST_FILES = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, unit: { type: 'boolean' }, changed: { type: 'boolean' } },
});
/** With --changed: the commit whose difference to the working tree counts. */
const [since = 'HEAD'] = positionals;
const env: NodeJS.ProcessEnv = { ...process.env };
// Hundreds of processes run the same sources: a server that finds them compiled costs a third less to start.
env['NODE_COMPILE_CACHE'] ??= `${root}.cache/compiled`;
if (values.all) {
  env['PLACARD_ALL'] = '1';
  env['PROPERTY_SEED'] ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Every case, drawn by PROPERTY_SEED=${env['PROPERTY_SEED']}`);
}

const phases: { name: string; seconds: number; outcome: Outcome }[] = [];

/** Does one part of the run; what breaks it counts as one failure. */
async function phase(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  const outcome = await work().catch((error: unknown) => failure(`${name}\n${String(error)}`));
  phases.push({ name, seconds: (performance.now() - start) / SECOND_MS, outcome });
  return outcome;
}

function failure(...failures: string[]): Outcome {
  return { passed: 0, failed: failures.length, failures, files: [] };
}

/** Runs a test runner to its end, and reads its report. One that failed without a failed test, say at start, failed once. */
async function runner(
  program: string,
  args: string[],
  file: string,
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  const child = spawn(`${root}node_modules/.bin/${program}`, args, { cwd: root, stdio: 'inherit', env });
  const [status] = await once(child, 'exit');
  const told = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
  if (status === 0 || told.failed > 0) return told;
  const ended = `${program} did not end well: its output is above`;
  return { ...told, failed: 1, failures: [...told.failures, ended] };
}

/** Of a part that tests nothing. */
const MADE: Outcome = { passed: 0, failed: 0, failures: [], files: [] };

async function build(): Promise<Outcome> {
  await buildWeb();
  return MADE;
}

async function photos(): Promise<Outcome> {
  await drawAll();
  return MADE;
}

async function checks(): Promise<Outcome> {
  const unclean = await runChecks();
  return unclean.length === 0 ? { passed: 1, failed: 0, failures: [], files: [] } : failure(...unclean);
}

function vitest(name: string, ...args: string[]): Promise<Outcome> {
  const file = `${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${file}`];
  return runner('vitest', ['run', ...reporters, ...args], file, unitOutcome);
}

function playwright(...args: string[]): Promise<Outcome> {
  const file = 'browser.json';
  env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = `${RESULTS}/${file}`;
  return runner('playwright', ['test', '--reporter=list,json', ...args], file, browserOutcome);
}

async function whole(): Promise<void> {
  env['CHROMIUM_PATH'] = findBrowser();
  findShell();
  installPostgres();
  // Three write at the same time: whole lines, none drawn over.
  env['CI'] = 'true';
  const [built] = await Promise.all([
    phase('build', build),
    phase('checks', checks),
    phase('unit tests', () => vitest('unit', '--project=unit*')),
  ]);
  // They serve the build.
  if (built.failed > 0) return;
  await phase('photos for the browser tests', photos);
  await phase('browser tests', () => playwright());
  // By themselves: beside four pages a server would wait longer for a core than a phone waits for its answer.
  await phase('system tests', () => vitest('system', '--project=system'));
}

async function changed(): Promise<void> {
  env['CHROMIUM_PATH'] = findBrowser();
  findShell();
  installPostgres();
  await phase('build', build);
  const none = '--passWithNoTests';
  await phase('unit and system tests', () => vitest('changed', `--changed=${since}`, none));
  await phase('browser tests', () => playwright(`--only-changed=${since}`, '--pass-with-no-tests'));
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
if (values.changed) await changed();
else if (values.unit) await phase('unit tests', () => vitest('unit', '--project=unit*'));
else await whole();

const outcomes = phases.map(({ outcome }) => outcome);
console.log('\nHow long it took, some of it side by side:');
for (const { name, seconds } of phases) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
console.log(`\nThe slowest test files:\n${slowest(outcomes, SLOWEST_FILES, root).join('\n')}`);
// Repeated at the end of a long output.
for (const told of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${told}`);
const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
