import { expect, test } from 'vitest';
import { spokenTitle } from './names-beside-things.ts';

test.each([
  ['Giselle, Poster', 'Offset', '“Giselle”, a poster'],
  ["Armchair 'Zig-Zag'", 'Elm', '“Zig-Zag”, an armchair'],
  ['“Kartio”, tumbler', null, '“Kartio”, a tumbler'],
  ['Textile, Tulip', 'Block-printed cotton', '“Tulip”, a textile'],
])('%j is a name beside what the thing is', (title, medium, said) => {
  expect(spokenTitle({ title, medium, given: title })).toBe(said);
});

test.each([
  ['Still Life with Salmon, Lemon and three Vessels', 'Oil on canvas'],
  ['Apples, Bowl', 'Oil on canvas'],
  ['Suit: jacket, skirt and blouse', 'Wool'],
  ['Coat, Evening', 'Silk'],
])('%j is one title', (title, medium) => {
  expect(spokenTitle({ title, medium, given: title })).toBe(`“${title}”`);
});
