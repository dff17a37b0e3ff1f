import { expect, test } from 'vitest';
import { median, percent, percentile, table } from './table.ts';

test('percentiles are of the nearest rank', () => {
  const values = [5, 1, 4, 2, 3, 6, 7, 8, 9, 10];
  expect(percentile(values, 0.5)).toBe(5);
  expect(percentile(values, 0.9)).toBe(9);
  expect(percentile([7], 0.9)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
  expect(median([3, 1, 2])).toBe(2);
});

test('a table stands in columns', () => {
  expect(
    table([
      ['name', 'n'],
      ['a', '100'],
    ]),
  ).toBe('name    n\na     100');
});

test('a share of nothing is a dash', () => {
  expect([percent(0.031), percent(Number.NaN)]).toEqual(['3.10 %', '-']);
});
