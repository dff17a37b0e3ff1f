import { describe, expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { parseLabel } from '../../parse-label.ts';

describe('a portrait’s label that begins with the sitter', () => {
  test.each([
    ['Agnes Lowe\n1809–1881\nBotanist and illustrator\nBy Elias Birch', null],
    ['Agnes Lowe\n(1809–1881)\nNovelist and playwright\nElias Birch (1801–1870)', '1801'],
    ['Agnes Lowe, 1809–1881\nNovelist and playwright\nBy Elias Birch, 1801–1870', '1801'],
    ['Agnes Lowe\n1809–1881\nQueen of Great Britain\nElias Birch\n1801–1870', '1801'],
  ])('%j names the sitter as the title, and tells no life but the maker’s', (text, born) => {
    const facts = parseLabel({ text: `${text}\nOil on canvas, 1843` });
    expect(facts).toMatchObject({ title: 'Agnes Lowe', born, date: '1843' });
    expect(facts.artist).toMatch(/Elias Birch$/);
  });

  test('is by nobody who is known where it says so', () => {
    const text = 'Agnes Lowe\n1850–1920\nSuffragette\nUnknown photographer\nAlbumen print, 1890s';
    expect(parseLabel({ text })).toMatchObject({ title: 'Agnes Lowe', born: null });
  });
});

test('a maker above a title that no other maker follows is no sitter', () => {
  const text = 'Ada Birch\n1809–1881\nThe Philosopher\nOil on canvas, 1843';
  expect(parseLabel({ text })).toMatchObject({ artist: 'Ada Birch', title: 'The Philosopher' });
});

test.each([
  ['Ada Lowe, Emily Lowe, Anne Lowe', 'by Branwell Lowe', 'Branwell Lowe'],
  ['Virginia Birch, Vanessa Bell', 'By George Charles Lowe', 'George Charles Lowe'],
  ['Sir John Birch, Lady Birch and their children', 'by Johan Lowe', 'Johan Lowe'],
  ['Ada Birch (1840–1900), Paul Birch (1838–1890)', 'by Ivo Lowe', 'Ivo Lowe'],
])('several whom a portrait shows are its title, and the maker is named below: %s', (sitters, by, artist) => {
  expect(factsOf(sitters, by, 'oil on canvas, 1870')).toMatchObject({ title: sitters, artist });
});

test('somebody shown in the part of another is the title, and the name below it the maker', () => {
  expect(biteOn('Ada Birch as Minerva', 'John Fayram', 'c. 1735-1741', 'Oil on canvas')).toMatch(
    /painted \u201CAda Birch as Minerva\u201D|\u201CAda Birch as Minerva\u201D, painted by John Fayram/,
  );
});

test('below whom a photograph shows "Photograph by" names the maker, and is no title', () => {
  const print = biteOn('Ellen Birch', 'Photograph by Lowe & Grove', '1888', 'Albumen print');
  expect(print).toContain('\u201CEllen Birch\u201D, by Lowe and Grove');
  expect(print).not.toContain('\u201CPhotograph');
  expect(biteOn('Ellen Birch', 'Photograph by John Lowe', '1888')).toContain(
    'It is a photograph, made in 1888.',
  );
  expect(
    biteOn('Captain Lowe and his Crew', 'Painting by an unknown artist', '1838', 'Oil on canvas'),
  ).not.toContain('a Painting by');
});

test('below a maker whom nobody knows stands whom a portrait shows, born or not', () => {
  const label = [
    'Unknown photographer',
    'Agnes Lowe',
    'Born Talbot County, Maryland, about 1818',
    'Daguerreotype',
    'c. 1850',
  ];
  expect(factsOf(...label)).toMatchObject({
    title: 'Agnes Lowe',
    artist: 'Unknown photographer',
    born: null,
  });
});

test.each([
  [
    'by birth and office',
    [
      'Ella Birch',
      'Born Tulsa, Oklahoma',
      'First Lady 2009–2017',
      'Amy Hill (born 1973)',
      'Oil on linen, 2018',
    ],
    'Amy Hill',
  ],
  [
    'by office, above a text',
    [
      'Ella Birch (née Lowe)',
      '(1882–1941)',
      'Novelist and critic',
      'Taken when Birch was twenty, this profile is one of the most familiar images of any writer.',
      'By George Hill (1864–1938)',
      'Platinum print, July 1902',
    ],
    'George Hill',
  ],
])('whom a portrait shows is told %s, and who made it', (_, lines, artist) => {
  const facts = parseLabel({ text: lines.join('\n') });
  expect(facts.artist).toBe(artist);
  expect(facts.title).toMatch(/^Ella Birch/);
});

test('a maker’s own birth makes the name no sitter’s', () => {
  const text = 'Ella Birch\nBorn Leeds, 1840\nThe Kiln\n1888\nOil on canvas';
  expect(parseLabel({ text })).toMatchObject({ artist: 'Ella Birch', title: 'The Kiln' });
});
