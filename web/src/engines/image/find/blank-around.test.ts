import { expect, test } from 'vitest';
import type { Component } from '../letters/components.ts';
import { textLinesOf } from '../letters/text-lines.ts';
import type { Box } from '../picture/box.ts';
import { hasBlankAround } from './blank-around.ts';

const PICTURE = { width: 1000, height: 800 };
const BLOCK = { x0: 350, y0: 300, x1: 650, y1: 500 };
const HEIGHTS = [10, 21, 14, 19, 11];

/** Marks of all heights in rows of a slope, where `isThere` says so. */
function marks(isThere: (x: number, y: number) => boolean, { slope = 0, ink = 100 } = {}): Component[] {
  const rows = Array.from({ length: 60 }, (_, row) => -200 + 20 * row);
  return rows.flatMap((row) =>
    Array.from({ length: 54 }, (_, at): Component => {
      const height = HEIGHTS[(at + row / 20 + 5) % HEIGHTS.length] ?? 0;
      const [x0, y1] = [18 * at, Math.round(row + slope * 18 * at)];
      return { kind: -1, area: 6 * height, ink: 6 * height * ink, x0, x1: x0 + 12, y0: y1 - height, y1 };
    }).filter(({ x0, y1 }) => isThere(x0, y1)),
  );
}

const within =
  ({ x0, y0, x1, y1 }: Box, slope = 0) =>
  (x: number, y: number): boolean =>
    x >= x0 && x < x1 && y - slope * (x - 500) >= y0 && y - slope * (x - 500) < y1;
const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

/** Whether blank paper is found around the marks in the block, amid others. */
function isBlankAround(block: readonly Component[], others: readonly Component[]): boolean {
  return hasBlankAround({ lines: textLinesOf(block) }, [...block, ...others], PICTURE);
}

test('print has blank paper around it, however uneven its letters are', () => {
  expect(isBlankAround(marks(within(BLOCK)), [])).toBe(true);
});

test('grain goes on around any part of it', () => {
  expect(
    isBlankAround(
      marks(within(BLOCK)),
      marks((x, y) => !within(BLOCK)(x, y)),
    ),
  ).toBe(false);
});

test('around the margin of a card the grain of its wall does not count', () => {
  const isWall = (x: number, y: number): boolean => !within(grown(BLOCK, 90))(x, y);
  expect(isBlankAround(marks(within(BLOCK)), marks(isWall))).toBe(true);
});

test('a margin leans with the lines', () => {
  const slope = 0.15;
  const isWall = (x: number, y: number): boolean => !within(grown(BLOCK, 60), slope)(x, y);
  expect(isBlankAround(marks(within(BLOCK, slope), { slope }), marks(isWall, { slope }))).toBe(true);
});

test('fainter marks around are noise', () => {
  const noise = marks((x, y) => !within(BLOCK)(x, y), { ink: 40 });
  expect(isBlankAround(marks(within(BLOCK)), noise)).toBe(true);
});

test('of what fills the photo nothing is known to be blank', () => {
  expect(
    isBlankAround(
      marks(() => true),
      [],
    ),
  ).toBe(false);
});
