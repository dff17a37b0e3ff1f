import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  'Folio from a Birchnameh (Book of Birches)',
  'Page from the Birchnama (Chronicle of a Birch)',
  'Leaf from a Book of Hours',
])('what a leaf shows is its title, below %s', (book) => {
  const label = [book, '“Birchan Tames the Lion”', 'Iran, Shiraz, c. 1560', 'Ink and gold on paper'];
  expect(factsOf(...label).title).toBe('“Birchan Tames the Lion”');
  expect(biteOn(...label)).toContain('“Birchan Tames the Lion”');
});

test('a leaf of which nothing else is said is called what it is', () => {
  expect(biteOn("Folio from a Qur'an", 'Iran, 12th century', 'Ink and gold on paper')).toContain(
    "Folio from a Qur'an",
  );
});
