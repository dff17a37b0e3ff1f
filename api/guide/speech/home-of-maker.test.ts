import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test.each([
  ['Made by Ada Birch', '(Ferrisburgh, Vermont, 1821–1902)', 'Ada Birch, of Ferrisburgh, Vermont, '],
  [
    'Attributed to Major John Birch',
    '(Bedford, New Hampshire, 1746–1832)',
    'John Birch, of Bedford, New Hampshire, ',
  ],
])(
  'one place before both years of a life is where somebody lived, and no birthplace: %s %s',
  (maker, life, told) => {
    const bite = biteOn('Desk and bookcase', maker, life, '1801', 'Maple');
    expect(bite).toContain(told);
    expect(bite).not.toMatch(/born in \p{Lu}/u);
  },
);

test.each([
  'born Tulsa, Oklahoma, 1910–2008',
  'Tulsa, Oklahoma, 1910 – Paris, 2008',
  '(Tulsa, Oklahoma, 1910)',
])('a place of birth is one where the label says so, or gives one of death, or no other year: %s', (life) => {
  expect(biteOn('Sophie Smith', life, 'The Harbour, 1942', 'Oil on canvas')).toContain(
    'The artist was born in Tulsa, Oklahoma, in 1910',
  );
});

test('a town before the years of a painter is where the painter was at home', () => {
  expect(biteOn('Sophie Smith', 'Melbourne 1890–1947', 'The Harbour, 1922', 'Oil on canvas')).toContain(
    'The artist, of Melbourne, ',
  );
});
