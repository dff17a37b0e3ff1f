import { expect, test } from 'vitest';
import type { Component } from '../letters/components.ts';
import { textLinesOf } from '../letters/text-lines.ts';
import { isGrain } from './grain.ts';

/** Marks side by side on one baseline, of these heights in turn. */
function marks(heights: readonly number[]): Component[] {
  return Array.from({ length: 24 }, (_, at) => {
    const height = heights[at % heights.length] ?? 0;
    const [x0, y1] = [100 + 18 * at, 200];
    return { kind: -1, area: 6 * height, ink: 600 * height, x0, x1: x0 + 12, y0: y1 - height, y1 };
  });
}

/** As many more marks about. */
const around = (count: number): Component[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: -1,
    area: 20,
    ink: 2000,
    x0: 100 + 9 * at,
    x1: 105 + 9 * at,
    y0: 230,
    y1: 237,
  }));

const isGrainOf = (letters: readonly Component[], others: number): boolean =>
  isGrain(textLinesOf(letters), letters.length, [...letters, ...around(others)]);

const GRAIN = [10, 21, 14, 19, 11];
const LETTERS = [20, 14, 14, 20, 14, 14];

test('marks of all heights amid more of their like are the grain of a wall', () => {
  expect(isGrainOf(marks(GRAIN), 20)).toBe(true);
});

test('letters of two heights are text, however many marks stand around them', () => {
  expect(isGrainOf(marks(LETTERS), 60)).toBe(false);
});

test('marks of all heights are text where hardly any other stands', () => {
  expect(isGrainOf(marks(GRAIN), 2)).toBe(false);
});
