import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';

test.each([
  ['Bath: Rain at Dawn, 1840', 'Bath: Rain at Dawn', '1840'],
  [
    'Venice: Campo S. Lowe and Santa Maria della Pace, about 1725',
    'Venice: Campo S. Lowe and Santa Maria della Pace',
    'about 1725',
  ],
  ['Nocturne: Grey and Gold, 1872', 'Nocturne: Grey and Gold', '1872'],
])('%j is a title in two parts and a date', (line, title, date) => {
  expect(factsOf('Ada Birch (1775–1851)', line, 'Oil on canvas')).toMatchObject({
    artist: 'Ada Birch',
    title,
    date,
  });
});

test.each(['Design: Elias Lowe, 1924', 'Printer: Lowe Press, 1930'])('%j is no title', (line) => {
  expect(factsOf('Ada Birch (1875–1951)', line, 'Lithograph on paper').title).not.toBe(
    line.replace(/, \d+$/, ''),
  );
});
