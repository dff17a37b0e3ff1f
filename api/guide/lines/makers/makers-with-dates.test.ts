import { expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

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

test('years as many as those of a life are the maker’s, and a town and a year below are the work’s', () => {
  expect(factsOf('Two-handled cup', 'Ada Birch, 1708–94', 'London 1786–7', 'Silver')).toMatchObject({
    artist: 'Ada Birch',
    born: '1708',
    nationality: 'London',
    date: '1786–7',
  });
  expect(biteOn('Teapot', 'Ada Birch (1771–1844)', 'Fulham about 1810', 'Silver')).toContain('around 1810');
  expect(factsOf('Vase', 'Ada Birch, 1846–1904', 'Glass')).toMatchObject({ died: '1904', date: null });
});

test('a few years behind a name, and those of a firm, are when a thing was made', () => {
  expect(factsOf('Set of chairs', 'Ada Birch, 1772–1775', 'Mahogany').date).toBe('1772–1775');
  expect(factsOf('Jug', 'Birch Brothers, 1873–1914', 'Stoneware').born).toBeNull();
});
