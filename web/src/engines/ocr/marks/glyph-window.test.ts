import { expect, test } from 'vitest';
import { windowOf, WINDOW } from './glyph-window.ts';
import { glyphsOf, piecesIn } from './glyphs.ts';
import { drawn, wholeOf } from './testing/drawn.ts';

/** A letter with a mark, and another letter close beside it. */
const ROWS = [
  ...Array.from({ length: 5 }, () => ''),
  '      ##',
  '     ##',
  '    ##',
  '',
  '',
  ...Array.from({ length: 10 }, () => '  ########  ######'),
  ...Array.from({ length: 6 }, () => ''),
];

function windowAt(cell: number): Float32Array {
  const picture = drawn(ROWS, cell);
  const scale = { footAt: () => 20 * cell, xHeight: 10 * cell };
  const [first] = glyphsOf(piecesIn(picture, wholeOf(picture)), scale);
  if (!first) throw new Error('there is no glyph');
  return windowOf(picture, first, scale);
}

test('a letter looks the same at twice the size', () => {
  const [small, large] = [windowAt(2), windowAt(4)];
  const off = small.map((ink, at) => Math.abs(ink - (large[at] ?? 0)));
  expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(0.02);
});

test('the letter stands in the middle, with its mark and without its neighbour', () => {
  const window = windowAt(2);
  const inkAt = (column: number, row: number): number => window[row * WINDOW.width + column] ?? 0;
  expect(window).toHaveLength(WINDOW.width * WINDOW.height);
  expect(inkAt(10, 12)).toBe(1);
  expect(inkAt(10, 6)).toBeGreaterThan(0.4);
  expect(
    Array.from({ length: WINDOW.height }, (_, row) => inkAt(WINDOW.width - 1, row)).every((ink) => ink === 0),
  ).toBe(true);
});
