import { expect, test } from 'vitest';
import { glyphsOf, piecesIn, type Glyph } from './glyphs.ts';
import { drawn, wholeOf } from './testing/drawn.ts';

/** Small letters are ten pixels high and stand on row 20. */
const SCALE = { footAt: () => 20, xHeight: 10 };
const blank = (count: number): string[] => Array.from({ length: count }, () => '');
const stem = (rows: number, text: string): string[] => Array.from({ length: rows }, () => text);

function glyphsIn(rows: readonly string[]): Glyph[] {
  const picture = drawn(rows);
  return glyphsOf(piecesIn(picture, wholeOf(picture)), SCALE);
}

test('two dots over a letter are marks of it, and the letter beside it has none', () => {
  const glyphs = glyphsIn([
    ...blank(5),
    ...stem(2, '   ##  ##'),
    ...blank(3),
    ...stem(10, '  ########   ########'),
    ...blank(6),
  ]);
  expect(glyphs.map(({ above }) => above.length)).toEqual([2, 0]);
});

test('what hangs close below a letter is its mark, what stands deeper belongs to the next line', () => {
  const hanging = (gap: number): string[] => [
    ...blank(10),
    ...stem(10, '  ########'),
    ...blank(gap),
    ...stem(2, '    ###'),
    ...blank(3),
  ];
  expect(glyphsIn(hanging(1)).map(({ below }) => below.length)).toEqual([1]);
  expect(glyphsIn(hanging(5)).map(({ below }) => below.length)).toEqual([0, 0]);
});

test('a quotation mark between letters, a comma and a full stop are no marks of letters', () => {
  const glyphs = glyphsIn([
    ...blank(4),
    ...stem(4, '             ##'),
    ...blank(2),
    ...stem(8, '  ########         ########'),
    ...stem(2, '  ########         ########     ##'),
    ...blank(5),
  ]);
  expect(glyphs).toHaveLength(4);
  expect(glyphs.flatMap(({ above, below }) => [...above, ...below])).toEqual([]);
});

test('specks, and what the border of the part cuts, are no pieces', () => {
  const picture = drawn(['   ###', '   ###', '', '  #', '', ' ######', ' ######', '']);
  expect(piecesIn(picture, wholeOf(picture))).toMatchObject([{ x0: 1, y0: 5, x1: 7, y1: 7 }]);
});
