import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  'Gold, London, 1806',
  'Silver, Edinburgh, about 1780',
  'Gold and enamel, Paris, early 19th century',
])('%j below a thing is what it is made of, and where and when', (line) => {
  const [medium, nationality, date] = line.split(', ');
  expect(factsOf('Cup', line)).toMatchObject({ medium, nationality, date });
});

test('the people of an artist whom nobody recorded keeps its capital', () => {
  expect(biteOn('Mask', 'Unrecorded Lega artist', 'Ivory')).toContain('an unrecorded Lega artist');
});

test.each([
  ['Oil on canvas, Haarlem, 1641', 'Haarlem', '1641'],
  ['Etching, Rome, c. 1750', 'Rome', 'c. 1750'],
  ['Tempera on panel, Venice, Italy, early 16th century', 'Venice, Italy', 'early 16th century'],
])('%j below a picture has its place and date too', (line, nationality, date) => {
  expect(factsOf('Ada Birch', '1604–1662', 'The Ferry', line)).toMatchObject({
    title: 'The Ferry',
    nationality,
    date,
  });
});

test('a founder or a printer between a material and a date is no place', () => {
  expect(factsOf('Ada Birch', '1861–1924', 'The Ferry', 'Bronze, Valsuani, 1924').nationality).toBeNull();
});

test('a material with a stop stands before the place', () => {
  const bite = biteOn(
    'STATUE OF KING LOWE',
    'Gneiss. Giza, Valley Temple of Lowe',
    'Old Kingdom, Fourth Dynasty',
  );
  expect(bite).toContain('made of gneiss');
  expect(bite).not.toContain('at Gneiss');
});
