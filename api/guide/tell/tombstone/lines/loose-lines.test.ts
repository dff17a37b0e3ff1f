import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { looseLine, placeAndAge } from './loose-lines.ts';

test.each([
  ['Laurentian Archaic', 'It is of the Laurentian Archaic culture.'],
  ['Late Woodland', 'It dates from the Late Woodland period.'],
  ['Late Anglo-Saxon', 'It is Late Anglo-Saxon work.'],
  ['About 4,300 years old', 'It is about 4,300 years old.'],
  ['5000 years ago', 'It dates from 5000 years ago.'],
  ['Placed beside the head of a woman', 'It was placed beside the head of a woman.'],
  ['Scale 1:24', 'Its scale is 1 to 24.'],
])('a line that says by its form what it tells of the thing is a sentence: %s', (line, said) => {
  expect(biteOn('Harpoon point', line, 'Bone')).toContain(said);
});

test('a place with its age before a date is no part of a land', () => {
  expect(biteOn('Ewer', 'Syria or western Iran, Seljuk period, mid-12th century', 'Brass')).not.toContain(
    'Iran, Seljuk period',
  );
});

test('a place with an age behind it is said with both', () => {
  expect(placeAndAge('Spain, C\u00F3rdoba, Umayyad dynasty of al-Andalus')).toBe(
    'C\u00F3rdoba, Spain, and is of the Umayyad dynasty of al-Andalus',
  );
  expect(placeAndAge('South India, Kerala, Chera period')).toMatch(/Kerala.* and is of the Chera period$/);
  expect(placeAndAge('Portrait of a lady, Regency period')).toBeNull();
});

test('the iwi below an artist are the artist\u2019s', () => {
  const artist = { isMakerNamed: true, isPersonNamed: true, isDated: true };
  expect(looseLine('Ng\u0101ti Porou, Ng\u0101puhi', artist)).toBe(
    'The artist is of Ng\u0101ti Porou and Ng\u0101puhi',
  );
  expect(looseLine('Porirua, Wellington', artist)).toBeNull();
  expect(looseLine('Ng\u0101ti Porou', { ...artist, isPersonNamed: false })).toBeNull();
});

test('a title with such words is none of them', () => {
  expect(
    biteOn('Ada Birch', 'The first day of winter in our village', '1902', 'oil on canvas'),
  ).not.toContain('It is the first');
  expect(biteOn('Ada Birch', '12 years old', '1902', 'oil on canvas')).not.toContain('It is 12 years old');
});
