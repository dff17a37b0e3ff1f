import { expect, test } from 'vitest';
import { thingsDescribed } from './things-to-find.ts';

const found = (sentence: string): string[] => thingsDescribed(sentence).map(({ thing }) => thing);

test('what a text says is in a picture is a thing to be found', () => {
  expect(found('The saint sits beside a lamb and holds a banner.')).toContain('lamb');
});

test.each([
  'Stripped of lamb and banner, the saint sits brooding.',
  'Deprived of crown and sword, the king sits before a tent.',
  'The saint sits with neither lamb nor banner.',
  'A pattern imitates the leaves of an oak.',
  'From behind it looks like a great black beetle.',
  'The handle lies in the hand as thin as a feather.',
  'The stone stands as large as an elephant.',
  'The shoulder rests on the bones of a cow that we see here.',
  'The rim shows a line that is compared to a snake.',
  'The plate bears a wreath in blue, green and orange.',
  'We see a long belt of daffodils beside the water.',
  'The figure was planned to sit above the doors of a bank.',
])('nothing is looked for that a text says is not there: %s', (sentence) => {
  expect(found(sentence)).toEqual([]);
});

test('whose legs a figure has is not to be found in the work', () => {
  expect(
    thingsDescribed('Three satyrs’ heads on goats’ legs carry a bowl of polished jasper.').map(
      ({ thing }) => thing,
    ),
  ).not.toContain('goats');
});

test('a basket of fruit is there to be found', () => {
  expect(found('A boy holds a basket of fruit.')).toContain('basket');
});
