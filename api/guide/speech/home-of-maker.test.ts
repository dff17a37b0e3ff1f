import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test.each([
  [
    'Made by Asa Loomis',
    '(American, Ferrisburgh, Vermont, 1793–1868)',
    'Asa Loomis, of Ferrisburgh, Vermont, ',
  ],
  [
    'Attributed to Major John Dunlap',
    '(American, Bedford, New Hampshire, 1746–1832)',
    'John Dunlap, of Bedford, New Hampshire, ',
  ],
])(
  'one place before both years of a life is where somebody lived, and no birthplace: %s %s',
  (maker, life, told) => {
    const bite = biteOn('Desk and bookcase', maker, life, '1821', 'Maple');
    expect(bite).toContain(told);
    expect(bite).not.toMatch(/born in \p{Lu}/u);
  },
);

test.each(['American, born Tulsa, Oklahoma, 1910–2008', 'American, Tulsa, Oklahoma, 1910 – Paris, 2008'])(
  'a place of birth is one where the label says so, or gives one of death: %s',
  (life) => {
    expect(biteOn('Sophie Smith', life, 'The Harbour, 1942', 'Oil on canvas')).toContain(
      'The artist was born in Tulsa, Oklahoma, in 1910',
    );
  },
);

test('a town before the only year of a life is a place of birth', () => {
  expect(
    biteOn('Clara Jensen (Aarhus 1970)', 'The Harbour', '2012', 'Oil on canvas', 'Courtesy of the artist'),
  ).toContain('The artist was born in Aarhus in 1970.');
});

test('a town before the years of a painter is where the painter was at home', () => {
  expect(
    biteOn('Sophie Smith', 'Melbourne 1890–1947', 'The Harbour, 1922', 'Oil on canvas', 'Purchased 1951'),
  ).toContain('The artist, of Melbourne, ');
});
