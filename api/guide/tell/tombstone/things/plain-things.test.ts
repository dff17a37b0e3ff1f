import { expect, test } from 'vitest';
import { invertedThing, plainThing } from './plain-things.ts';

test('what stands behind a comma in a list of things stands before the thing when one says it', () => {
  expect(invertedThing('Telephone, wall')).toBe('a wall telephone');
  expect(invertedThing('Brooch, silver')).toBe('a brooch of silver');
  expect(invertedThing('Bone comb, heru')).toBe('a bone comb, called heru');
});

test('a picture or a place with a comma is not turned round', () => {
  for (const title of ['Winter, evening', 'Venice, morning', 'Woman, seated'])
    expect(invertedThing(title)).toBeNull();
});

test('a title that says what a thing is has its article, whoever made it', () => {
  expect(plainThing('Evening dress in black silk gazar', false)).toBe('an evening dress in black silk gazar');
  expect(plainThing('Trombone with six independent valves', false)).toBe(
    'a trombone with six independent valves',
  );
  expect(plainThing('Wedding Dress', true)).toBe('a wedding dress');
});

test('a name, several things and what is shown of something have none', () => {
  for (const title of [
    'Crazy Quilt',
    'Hunterston Brooch',
    'Blue Vase',
    'Leather boots',
    'Head of a woman',
    'Seated woman',
  ])
    expect(plainThing(title, false)).toBeNull();
  expect(plainThing('Hunterston Brooch', true)).toBeNull();
});

test('a thing that bears a name is told with it', () => {
  expect(invertedThing('Tea Caddy, Named "Matsuya"')).toBe('a tea caddy named “Matsuya”');
  expect(invertedThing('Tea bowl, known as Shirasagi (White Heron)')).toBe(
    'a tea bowl named Shirasagi (White Heron)',
  );
  expect(invertedThing('Evening, Known as Winter')).toBeNull();
});
