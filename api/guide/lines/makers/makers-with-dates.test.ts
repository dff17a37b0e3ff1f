import { expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';

test.each([
  ['Model of St. Stephen’s Cathedral\nJohann Lowe, 1849–1852\nLimewood', '1849–1852'],
  ['Portrait of the Mayor\nJohann Lowe, 1730\nOil on canvas', '1730'],
  ['Relief of the Old Town\nJohann Lowe, about 1726\nLimewood', 'about 1726'],
])('below a title %j names the maker, and is none of its end', (text, date) => {
  expect(parseLabel({ text })).toMatchObject({
    title: text.slice(0, text.indexOf('\n')),
    artist: 'Johann Lowe',
    date,
  });
});

test('a name with a date is the sitter’s where another name has a life', () => {
  const text = 'Portrait of the Painter\nAgnes Lowe, 1901\nAda Birch (1870–1930)\nOil on canvas';
  expect(parseLabel({ text }).artist).not.toBe('Agnes Lowe');
});

test('a maker stands above a title that ends with a name', () => {
  const text = 'Ada Birch\nPortrait of Agnes Lowe, 1901\nOil on canvas';
  expect(parseLabel({ text })).toMatchObject({ artist: 'Ada Birch', title: 'Portrait of Agnes Lowe' });
});
