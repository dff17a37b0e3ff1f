import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createPartState, type PartState } from './part-state.ts';

const HOLD_MS = 30_000;
let time: number;
let failures: unknown[];
let probes: number;
let part: PartState;

beforeEach(() => {
  time = 1_000_000;
  failures = [];
  probes = 0;
  part = createPartState({ holdMs: HOLD_MS, onFailure: (error) => failures.push(error), now: () => time });
});

const well = async () => {
  probes += 1;
  await delay(1);
};
const broken = () => {
  probes += 1;
  return Promise.reject(new Error('out'));
};

test('many who look at the same time share one probe, which is believed for a while', async () => {
  expect(await Promise.all([part.check(well), part.check(well), part.check(well)])).toEqual([
    true,
    true,
    true,
  ]);
  time += HOLD_MS - 1;
  expect(await part.check(broken)).toBe(true);
  expect(probes).toBe(1);
  time += 1;
  expect(await part.check(broken)).toBe(false);
  expect(failures).toEqual([new Error('out')]);
});

test('a call that went well is as good as a probe', async () => {
  part.note(true);
  expect([await part.check(broken), probes]).toEqual([true, 0]);
});

test('a call that failed is believed longer than a probe, and a later one that went well more', async () => {
  part.note(false);
  time += 3 * HOLD_MS;
  expect([await part.check(well), probes]).toEqual([false, 0]);
  time += HOLD_MS;
  expect([await part.check(well), probes]).toEqual([true, 1]);
  part.note(false);
  part.note(true);
  expect(await part.check(broken)).toBe(true);
});

test('a call that ends during a probe knows better', async () => {
  const checked = part.check(async () => {
    part.note(false);
    await delay(1);
  });
  expect(await checked).toBe(false);
});
