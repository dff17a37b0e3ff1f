import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';

test('a line of which nobody knows what it is is read out as printed: where an animal was born and died, which says nothing of where the thing is from', () => {
  const bite = biteOn(
    'Skeleton of a racehorse',
    'Foaled at Lowe, near Birch, 1926',
    'Died at Lowe Park, California, 5 April 1932',
    'Both towns wanted him, so one of them has his skin and the other has his bones.',
  );
  expect(bite).toContain('The label also says: Foaled at Lowe, near Birch, 1926.');
  expect(bite).toContain('And: Died at Lowe Park, California, 5 April 1932. Both towns wanted him');
  expect(bite).not.toContain('places and dates it');
});

test('the day beside a thing that somebody used is not that of its making', () => {
  const bite = biteOn('Blackboard used by Ada Birch', 'Oxford, 16 May 1931', 'Slate');
  expect(bite).toContain('The label gives the date 16 May 1931.');
  expect(bite).not.toContain('made on');
});

test('the year in brackets behind that of a work is left to the eye', () => {
  expect(biteOn('Ada Birch', 'Garden of Lamps', '1974 (2002)', 'Lamps, plants')).toMatch(
    /Garden of Lamps.* in 1974\./,
  );
});

test('a thing with what it is of is one, and not made of itself', () => {
  const bite = biteOn('The Maiden', 'Beheading machine of oak, with iron blade', 'Edinburgh, 1564');
  expect(bite).toContain('It is a beheading machine of oak, with an iron blade.');
});

test('a date on the line of whoever published a work is that of its publication', () => {
  const bite = biteOn(
    'James Birch (1756–1815)',
    'Very Slippery Weather',
    'Published by Hannah Lowe, February 10, 1808',
    'Etching',
  );
  expect(bite).toContain('It was published on February 10, 1808.');
  expect(bite).not.toContain('made on');
});

test('the land before a maker’s years is no place of the work', () => {
  expect(
    biteOn('Grace Lowe', 'Australia 1892 - 1984', 'The sock knitter', '1915', 'oil on canvas'),
  ).not.toContain('the place as');
});

test('a list of English materials is one, though one of them has its name from elsewhere', () => {
  expect(
    biteOn(
      'Lowe Vitrine, 1908',
      'Silver, moonstone, opal, lapis lazuli,',
      'mother-of-pearl, enamel and glass',
    ),
  ).toContain('of silver, moonstone, opal, lapis lazuli, mother-of-pearl, enamel and glass');
});

test('so many figures of a stuff are told as such', () => {
  expect(biteOn('Ada Birch', 'American, born 1930', 'The Family', '1970', 'Bronze, nine figures')).toContain(
    'nine figures of bronze',
  );
});

test('whoever is named by their land alone is told as somebody', () => {
  expect(biteOn("Artist in Hawai'i", 'The Family', '1970', 'Bronze')).toContain("by an artist in Hawai'i");
});
