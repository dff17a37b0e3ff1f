import { expect, test } from 'vitest';
import { medianOf, theilSenSlope } from './robust.ts';

test('the median of nothing is undefined, of values the middle one', () => {
  expect(medianOf([])).toBeUndefined();
  expect(medianOf([9, 1, 100, 2, 3])).toBe(3);
});

test('a slope survives a quarter of points that lie anywhere', () => {
  const points = Array.from({ length: 20 }, (_, x) => ({ x, y: x % 4 === 1 ? 300 - 7 * x : 5 + x / 10 }));
  expect(theilSenSlope(points)).toBeCloseTo(0.1, 1);
});

test('one point, or points above each other, have slope 0', () => {
  expect(theilSenSlope([{ x: 1, y: 1 }])).toBe(0);
  expect(
    theilSenSlope([
      { x: 1, y: 1 },
      { x: 1, y: 9 },
    ]),
  ).toBe(0);
});
