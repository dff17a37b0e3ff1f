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

test.each([
  ['Page from a Ragamala Series', 'Birchavi Ragini'],
  ['Illustrated page from a Birchnama', 'Birchan slays the demon of the well'],
  ['Album leaf', 'Finches and Birches'],
])('what a leaf shows is its title without quotation marks too, below %s', (book, shown) => {
  const label = [book, shown, 'India, Rajasthan, Bundi, circa 1660', 'Opaque watercolor and gold on paper'];
  expect(factsOf(...label)).toMatchObject({ title: shown, artist: null });
  expect(biteOn(...label)).toContain(`${book.charAt(0).toLowerCase()}${book.slice(1)}.`);
});

test('below the book of a leaf whoever painted it is no title', () => {
  expect(
    factsOf('Page from a Birchnama', 'Attributed to Ali Birch', 'Iran, c. 1555', 'Gold on paper').title,
  ).not.toBe('Attributed to Ali Birch');
});

test('what a leaf shows, in quotation marks before its book on the same line, is its title', () => {
  const label = [
    '“The Feast of Birches”, Folio 22v from the Birchnama',
    'Iran, Tabriz, c. 1525',
    'Ink on paper',
  ];
  expect(biteOn(...label)).toContain('This is “The Feast of Birches”');
});

test('who wrote the book of a leaf did not paint what it shows', () => {
  const label = [
    '“Birchan lassos the Khan”, folio from a Birchnama',
    'by Firdausi (d. 1020)',
    'Iran, Shiraz, 1341',
  ];
  expect(factsOf(...label, 'Ink and gold on paper')).toMatchObject({
    title: '“Birchan lassos the Khan”',
    artist: null,
  });
});

test('the number of a plate in its set is none of the title above it', () => {
  const label = [
    'Ugo Birch',
    'The sleep of kilns (El sueño de los hornos)',
    'Plate 43 from Los Hornos',
    '1799',
    'Etching',
  ];
  expect(factsOf(...label).title).toBe('The sleep of kilns');
});

test('who wrote a book is no painter on a line below what its leaf shows', () => {
  const label = [
    'Folio from a Khamsa of Birchami',
    '"Birchan at school"',
    'by Birchami (1141–1209)',
    'Herat, 1494',
  ];
  expect(factsOf(...label, 'Ink on paper')).toMatchObject({ title: '"Birchan at school"', artist: null });
});
