import { expect, it } from 'vitest';
import { isNameOfThing } from './words-of-things.ts';

it.each(['Kneeling Attendant', 'Bowl Argenta', 'Golden Horse', 'Chair with a Wheel'])(
  'what is the name of a thing is no maker: %s',
  (words) => {
    expect(isNameOfThing(words)).toBe(true);
  },
);

it.each([
  'Ada Birch',
  'Fan Kuan',
  'Bell, Vanessa',
  'Unknown weaver',
  'Maker not recorded',
  'Royal Horse Works',
  'Attributed to the Lowe Painter',
  'Titian',
])('a maker is no thing, with or without a name: %s', (words) => {
  expect(isNameOfThing(words)).toBe(false);
});
