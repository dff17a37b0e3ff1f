// `npm test`: checks, unit tests, production build, browser tests. Its last line counts what passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './paths.ts';
import { runChecks } from './run-checks.ts';

const RESULTS = `${root}test-results`;

interface Count {
  passed: number;
  failed: number;
}

function field(value: unknown, ...path: string[]): number {
  let at: unknown = value;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return typeof at === 'number' ? at : 0;
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const bin = `${root}node_modules/.bin/${command}`;
  const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  } catch (error) {
    console.error(`The tests wrote no ${file}`, error);
    return undefined;
  }
}

/** A runner that fails without counting a failed test, say at start, counts as one failure. */
function counted(ok: boolean, passed: number, failed: number): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function unitTests(): Count {
  const file = `${RESULTS}/unit.json`;
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const json = report('unit.json');
  return counted(ok, field(json, 'numPassedTests'), field(json, 'numFailedTests'));
}

function browserTests(browser: string): Count {
  const file = `${RESULTS}/browser.json`;
  const ok = run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const json = report('browser.json');
  const failed = field(json, 'stats', 'unexpected') + field(json, 'stats', 'flaky');
  return counted(ok, field(json, 'stats', 'expected'), failed);
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
await buildWeb();
const browser = findBrowser();
const checks = runChecks() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
const counts = [checks, unitTests(), browserTests(browser)];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
