import { expect, test } from 'vitest';
import { fieldKeys } from '../field-keys.ts';
import { parseLabel } from '../guide.ts';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('a label that prints the names of its fields is read by them, in any order', () => {
  const lines = ['Title: Seeing Ourselves', 'Artist: Ada Birch', 'Year: 2018', 'Medium: Oil on canvas'];
  for (const printed of [lines, lines.toReversed()]) {
    const { title, artist, date, medium } = factsOf(...printed);
    expect([title, artist, date, medium]).toEqual(['Seeing Ourselves', 'Ada Birch', '2018', 'Oil on canvas']);
  }
  expect(biteOn(...lines)).not.toMatch(/Title:|Artist|Year:/);
});

test('a field goes on in lines that name none, up to an empty one', () => {
  const text = 'Artist’s name: Ada Birch\nTitle: The Women of\nthe Market\n\nMedium: Mixed media';
  expect(parseLabel({ text }).title).toBe('The Women of the Market');
});

test('a name is the artist’s only where another line has the title', () => {
  expect(factsOf('Name: Carved stool', 'Material: Wood', 'Period: Early 20th century')).toMatchObject({
    artist: null,
    title: 'Carved stool',
    date: 'Early 20th century',
  });
  expect(factsOf('Name: Ada Birch', 'Title: Harbour', 'Year: 1926').artist).toBe('Ada Birch');
});

test('one line with a colon names no field', () => {
  expect(fieldKeys(['Ada Birch', 'Date: A Harbour', '1926'])).toEqual([null, null, null]);
});

test('names of fields below a line that has none are left to their words', () => {
  expect(fieldKeys(['Standing woman', 'Culture: Remojadas', 'Period: Late Classic', 'Clay'])).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('how a work came is no part of the material above it', () => {
  const lines = [
    'Artist: Ada Birch',
    'Title: The Flood',
    'Medium: Oil on canvas',
    'Provenance: Gift J. Lowe',
  ];
  expect(factsOf(...lines).medium).toBe('Oil on canvas');
});

test('who is shown, by name and life above a line with "By", is the title, and what they were is no name', () => {
  const lines = [
    'Virginia Lowe (1882–1941)',
    'Writer',
    'By George Charles Dale',
    'Platinum print, July 1902',
  ];
  expect(factsOf(...lines)).toMatchObject({ title: 'Virginia Lowe', born: null });
  expect(biteOn(...lines)).toMatch(
    /George Charles Dale made “Virginia Lowe”|“Virginia Lowe”,? (?:made )?by George Charles Dale/,
  );
});

test('a painter’s name and life above a title are no sitter’s', () => {
  expect(factsOf('Anthony Lowe (1901–1983)', 'Harbour at Night', '1935', 'Oil on canvas')).toMatchObject({
    artist: 'Anthony Lowe',
    title: 'Harbour at Night',
  });
});

test('a stuff by what was done to it, below the first line, is the material', () => {
  const lines = ['KHAJURAHO APSARA', 'Polished Chunar sandstone', 'Khajuraho', '11th century CE'];
  expect(factsOf(...lines).medium).toBe('Polished Chunar sandstone');
});

test('another name below the first line is not what the thing is called', () => {
  expect(
    biteOn('Tangata', 'Known as the Kaitaia carving', 'Kaitāia, Northland', 'About 1300–1400', 'Tōtara'),
  ).not.toContain('“Known as');
});

test('who is shown, with a life without brackets above an unidentified photographer, is no maker', () => {
  const told = biteOn(
    'Bessie Lowe 1892–1926',
    'Born Atlanta, Texas',
    'Unidentified photographer',
    'Gelatin silver print, c. 1923',
  );
  expect(told).not.toContain('by Bessie Lowe');
  expect(told).toContain('“Bessie Lowe”');
});

test.each(['sheet 5 of the cycle »A Spinners’ Tale«', 'plate 3 from the series Spinners'])(
  'a line on the sheet of a series is no part of the title above it: %s',
  (line) => {
    expect(factsOf('Storming the Mill', line, '1893–1897', 'Etching').title).toBe('Storming the Mill');
  },
);
