import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../setup/paths.ts';
import { browserOutcome, slowest, unitOutcome, type Outcome } from './reports.ts';

/** What a runner reports of test files, read by `read`. */
function outcomeOf(
  files: Record<string, string>,
  read: (report: unknown) => Outcome,
  commandIn: (folder: string) => [program: string, ...args: string[]],
): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'placard-test-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const [program, ...args] = commandIn(folder);
  const report = join(folder, 'report.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  spawnSync(`${root}node_modules/.bin/${program}`, [...args, '--reporter=json'], { cwd: root, env });
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  return outcome;
}

describe('of unit tests', () => {
  let outcome: Outcome;
  beforeAll(() => {
    const files = {
      'one.test.js': `test('holds', () => new Promise((resolve) => setTimeout(resolve, 50)));
        describe('the outbox', () => test('keeps order', () => expect('first').toBe('second')));`,
      'broken.test.js': `throw new Error('no such part');`,
    };
    outcome = outcomeOf(files, unitOutcome, (folder) => {
      return ['vitest', 'run', `--root=${folder}`, '--globals', `--outputFile=${folder}/report.json`];
    });
  });

  test('each is counted, and a failed one is named with its file, its group and what it said', () => {
    expect(outcome).toMatchObject({ passed: 1, failed: 1 });
    expect(outcome.failures).toContainEqual(
      expect.stringMatching(/one\.test\.js › the outbox keeps order\n[^]*first/),
    );
  });

  test('a file that cannot be loaded is named with the reason', () => {
    expect(outcome.failures).toHaveLength(2);
    expect(outcome.failures).toContainEqual(expect.stringMatching(/broken\.test\.js\n[^]*no such part/));
  });

  test('the time of a file is that of its tests', () => {
    const file = outcome.files.find(({ name }) => name.endsWith('one.test.js'));
    expect(file?.seconds).toBeGreaterThan(0.04);
  });
});

describe('of browser tests', () => {
  let outcome: Outcome;
  beforeAll(() => {
    const files = {
      'one.spec.ts': `import { expect, test } from '${root}node_modules/@playwright/test';
        test('holds', () => new Promise((resolve) => setTimeout(resolve, 50)));
        test.describe('the matrix', () => test('keeps order', () => expect('first').toBe('second')));
        test('races', ({}, { retry }) => expect(retry).toBe(1));`,
      'playwright.config.ts': 'export default { retries: 1 };',
    };
    outcome = outcomeOf(files, browserOutcome, (folder) => {
      return ['playwright', 'test', `--config=${folder}/playwright.config.ts`];
    });
  });

  test('each is counted, and a failed one is named with its file, its group and what it said', () => {
    expect(outcome).toMatchObject({ passed: 1, failed: 2 });
    expect(outcome.failures).toContainEqual(
      expect.stringMatching(/one\.spec\.ts › the matrix › keeps order\n[^]*first/),
    );
  });

  test('one that passes only when tried again counts as failed', () => {
    expect(outcome.failures).toHaveLength(2);
    expect(outcome.failures).toContainEqual(expect.stringContaining('one.spec.ts › races'));
  });

  test('the time of a file is that of all tests in it, in groups too', () => {
    expect(outcome.files).toEqual([{ name: 'one.spec.ts', seconds: expect.any(Number) }]);
    expect(outcome.files[0]?.seconds).toBeGreaterThan(0.04);
  });
});

test('of several runs the slowest files come first, no more than asked for', () => {
  const run = (...files: [name: string, seconds: number][]): Outcome => ({
    passed: 0,
    failed: 0,
    failures: [],
    files: files.map(([name, seconds]) => ({ name, seconds })),
  });
  const table = slowest([run(['/x/a.test.ts', 2], ['/x/b.test.ts', 9]), run(['c.spec.ts', 100])], 2, '/x/');
  expect(table).toEqual(['  100.0 s  c.spec.ts', '    9.0 s  b.test.ts']);
});
