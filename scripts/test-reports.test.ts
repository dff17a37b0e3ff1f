import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './paths.ts';
import { browserOutcome, unitOutcome } from './test-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function reportOf(command: string, args: string[], file: string, env: Record<string, string> = {}): unknown {
  spawnSync(`${root}node_modules/.bin/${command}`, args, { cwd: root, env: { ...process.env, ...env } });
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function unitReport(files: Record<string, string>): unknown {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const out = join(folder, 'unit.json');
  const args = ['run', `--root=${folder}`, '--globals', '--reporter=json', `--outputFile=${out}`];
  return reportOf('vitest', args, 'unit.json');
}

function browserReport(tests: string): unknown {
  writeFileSync(
    join(folder, 'one.spec.ts'),
    `import { expect, test } from '${root}node_modules/@playwright/test';${tests}`,
  );
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { retries: 1 };');
  const args = ['test', '--reporter=json', `--config=${join(folder, 'playwright.config.ts')}`];
  return reportOf('playwright', args, 'browser.json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'browser.json'),
  });
}

test('a failed unit test is named with its file, its group and what it said', () => {
  const outcome = unitOutcome(
    unitReport({
      'one.test.js': `test('holds', () => {});
        describe('the outbox', () => test('keeps order', () => expect('first').toBe('second')));`,
    }),
  );
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.failures).toHaveLength(1);
  expect(outcome.failures[0]).toMatch(/one\.test\.js › the outbox keeps order\n[^]*first/);
});

test('a file of unit tests that cannot be loaded is named with the reason', () => {
  const outcome = unitOutcome(unitReport({ 'broken.test.js': `throw new Error('no such part');` }));
  expect(outcome.failures).toHaveLength(1);
  expect(outcome.failures[0]).toMatch(/broken\.test\.js\n[^]*no such part/);
});

test('a failed browser test is named with its file, its group and what it said', () => {
  const outcome = browserOutcome(
    browserReport(`test('holds', () => {});
      test.describe('the matrix', () => test('keeps order', () => expect('first').toBe('second')));`),
  );
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.failures).toHaveLength(1);
  expect(outcome.failures[0]).toMatch(/one\.spec\.ts › the matrix › keeps order\n[^]*first/);
});

test('a browser test that passes only when tried again counts as failed', () => {
  const outcome = browserOutcome(browserReport(`test('races', ({}, { retry }) => expect(retry).toBe(1));`));
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.failures[0]).toContain('one.spec.ts › races');
});
