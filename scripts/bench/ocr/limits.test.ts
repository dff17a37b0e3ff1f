import { expect, test } from 'vitest';
import { limitsTable } from './limits.ts';

const FIGURES = {
  lenientRate: 0.006,
  lenientRateHard: 0.02,
  wellReadShare: 1,
  wordRate: 0.015,
  wronglyRejected: 1,
  rejectedShare: 0.94,
  rightReasonShare: 0.95,
  timeRatio: Number.NaN,
};

test('each figure stands beside its limits and says which it reaches', () => {
  const text = limitsTable({ ...FIGURES, coldExtraMs: 550, peakMegabytes: 301, longestBlockMs: 50 });
  const reached = text
    .split('\n')
    .slice(1)
    .map((line) => line.split(/\s+/).at(-1));
  expect(reached).toEqual([
    'must',
    'MISSED',
    'goal',
    'goal',
    'MISSED',
    'MISSED',
    'must',
    'must',
    'MISSED',
    'goal',
  ]);
});

test('what was not measured is left out', () => {
  const text = limitsTable(FIGURES);
  expect(text).not.toContain('memory');
  expect(text).not.toContain('time /');
  expect(text).toMatch(/^photos within 5 %\s+100\.00 %\s+97\.00 %\s+100\.00 %\s+goal$/m);
});
