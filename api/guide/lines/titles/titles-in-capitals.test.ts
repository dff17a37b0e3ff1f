import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  ['LADY WITH A MIRROR', 'Bhubanpur', 'Eastern Ganga, 11th century A.D.'],
  ['DANCING DWARF', 'Tell Lowe', 'Harappan, circa 2500 B.C.'],
  ['FUNERARY URN', 'Birchay', 'Moche culture, 100–800'],
])('%s in capitals above a place and an age is the title', (title, place, when) => {
  const facts = factsOf(title, place, when, 'Stone');
  expect(facts.title?.toUpperCase()).toBe(title);
  expect(facts).toMatchObject({ artist: null, nationality: place });
});

test('a maker in capitals above a title stays one', () => {
  expect(factsOf('QIU BIRCH', 'Spring Landscape', 'Ming dynasty, 1540', 'Ink on silk')).toMatchObject({
    artist: 'QIU BIRCH',
    title: 'Spring Landscape',
  });
});

test('a stone is what its first line in capitals says, whoever set it up', () => {
  const label = [
    'ALTAR TO MARS',
    'Sandstone',
    'Set up by Gaius Birchius, prefect of the',
    'First Cohort of Lowes',
    'AD 213 or later',
  ];
  expect(biteOn(...label)).toContain('an altar to Mars');
  expect(biteOn(...label, 'From the fort at Birchester')).toContain('an altar to Mars');
});
