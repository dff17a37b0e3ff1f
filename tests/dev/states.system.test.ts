import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup/root.ts';
import { STATES } from '../../web/dev/states/states.ts';

test('the page of states has every state that the screenshots walk through, in their order, and no other', () => {
  const walk = readFileSync(`${root}tests/support/states.ts`, 'utf8');
  const walked = [...walk.matchAll(/await at\('([\w-]+)'\)/g)].map(([, name]) => name);
  expect(walked.length).toBeGreaterThan(30);
  expect(Object.keys(STATES)).toEqual(walked);
});

test('nothing of it is in the build', () => {
  execFileSync(process.execPath, [`${root}scripts/bootstrap.mjs`, 'build']);
  const chunks = readFileSync(`${root}web/dist/.vite/chunks.json`, 'utf8');
  expect(chunks).toContain('web/src/app/');
  expect(chunks).not.toContain('web/dev/');
});
