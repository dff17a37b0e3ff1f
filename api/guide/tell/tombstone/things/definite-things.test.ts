import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { definiteThing } from './definite-things.ts';

test('a thing with a name of its own has its article, and no quotation marks', () => {
  expect(biteOn('The Lowenby Dress', 'Linen', '1840')).toContain('This is the Lowenby Dress.');
  expect(biteOn('The ‘Lowenby Vase’', 'Agate', '4th century')).toContain('This is the ‘Lowenby Vase’');
  expect(biteOn('Feather cloak of King Lowenby', 'Feathers, fibre', '1779')).toContain(
    'This is the feather cloak of King Lowenby',
  );
});

test('what a thing is, and which one, is said with the article that the title lacks', () => {
  expect(biteOn('Marine timekeeper K7', 'Elias Lowe', '1769', 'Brass, steel, silver')).toMatch(
    /the marine timekeeper K7/,
  );
});

test('a word that ends with a kind of thing is one: “Lovespoon”', () => {
  expect(biteOn('Lovespoon', 'Wood', '1667')).toContain('This is a lovespoon');
});

test('a thing without a maker and a material is no picture', () => {
  expect(biteOn('Astrolabe with dragons and lions', '1221')).toContain(
    'This is an astrolabe with dragons and lions.',
  );
});

test('a title that says what a sculpture or a picture shows keeps its quotation marks', () => {
  expect(biteOn('Elias Lowe', 'The Man in the Chair', '1950', 'Bronze')).toContain('“The Man in the Chair”');
  expect(biteOn('Elias Lowe', 'The Blue Vase', '1950', 'Oil on canvas')).toContain('“The Blue Vase”');
  expect(biteOn('The Five Lowenby Ships', 'Oak')).toContain('“The Five Lowenby Ships”');
});

test('a chair called after those who made such ones keeps their capital', () => {
  expect(definiteThing('Shaker chair J12', true)).toBe('the Shaker chair J12');
});
