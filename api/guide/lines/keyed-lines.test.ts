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
