import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  ['East Birchland, Indonesia', 'late 19th century'],
  ['North Birchland, Indonesia', '1900'],
  ['Lowepung, south Sumatra', '19th century'],
])('below a thing %s is where it is from, and no maker', (place, date) => {
  expect(factsOf('Ceremonial cloth', `${place}, ${date}`, 'Cotton')).toMatchObject({
    artist: null,
    nationality: place,
    date,
  });
});

test('a maker above a part of a land stays one', () => {
  expect(factsOf('Wooden bowl', 'Ada Birch, Western Australia, 1930', 'Jarrah').artist).toBe('Ada Birch');
});

test('kilns are where a vessel is from', () => {
  expect(biteOn('Vase', 'China, Birchuan kilns', 'Stoneware', '12th century')).toContain(
    'from the Birchuan kilns in China',
  );
});

test('a land of an age is no people', () => {
  expect(biteOn('Dagger', 'Mughal India, c. 1605–27', 'Steel')).toContain('a dagger, from Mughal India');
});

test('a style is what a work is in', () => {
  expect(biteOn('Figure of a god', 'Phnom Birch style, 6th century', 'Sandstone')).toContain(
    'It is in the Phnom Birch style.',
  );
});
