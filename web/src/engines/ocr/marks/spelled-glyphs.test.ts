import { expect, test } from 'vitest';
import { glyphsOf, piecesIn } from './glyphs.ts';
import { spelled } from './spelled-glyphs.ts';
import { drawn, wholeOf } from './testing/drawn.ts';

/** Small letters are ten pixels high and stand on row 20. */
const SCALE = { footAt: () => 20, xHeight: 10 };
const NARROW = '##';
const COMMON = '#########';
const WIDE = '###############';

/** What was read for each glyph of a word, given by their widths; undefined for a glyph that is left out. */
function readFor(text: string, widths: readonly string[]): (string | undefined)[] {
  const row = `  ${widths.join('  ')}`;
  const picture = drawn(Array.from({ length: 26 }, (_, y) => (y >= 10 && y < 20 ? row : '')));
  const glyphs = glyphsOf(piecesIn(picture, wholeOf(picture)), SCALE);
  const chars = Array.from(text);
  const found = spelled(chars, glyphs, SCALE);
  return glyphs.map((glyph) => {
    const own = found.find((one) => one.glyph === glyph);
    return own && chars.slice(own.from, own.to).join('');
  });
}

test('as many glyphs as characters are those characters', () => {
  expect(readFor('sum', [COMMON, COMMON, WIDE])).toEqual(['s', 'u', 'm']);
});

test('one glyph that was read as two narrow characters has both', () => {
  expect(readFor('kiin', [COMMON, COMMON, COMMON])).toEqual(['k', 'ii', 'n']);
});

test('letters that touch are one glyph of several characters', () => {
  expect(readFor('same', [COMMON, COMMON + WIDE, COMMON])).toEqual(['s', 'am', 'e']);
});

test('a character that nothing is printed for is left out', () => {
  expect(readFor('wm', [WIDE])).toHaveLength(1);
  expect(readFor('', [NARROW])).toEqual([undefined]);
});

test('the letters that glyphs show decide where their widths do not', () => {
  const picture = drawn(
    Array.from({ length: 26 }, (_, y) => (y >= 10 && y < 20 ? `  ${COMMON}  ${COMMON}` : '')),
  );
  const glyphs = glyphsOf(piecesIn(picture, wholeOf(picture)), SCALE);
  const chars = ['r', 'c', 'g'];
  const shown = new Map(glyphs.map((glyph, at) => [glyph, ['r', 'cg'][at]]));
  const found = spelled(chars, glyphs, SCALE, (some, glyph) => (some.join('') === shown.get(glyph) ? 0 : 1));
  expect(found.map(({ from, to }) => chars.slice(from, to).join(''))).toEqual(['r', 'cg']);
});
