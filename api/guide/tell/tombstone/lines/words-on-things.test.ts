import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../../testing/printed-label.ts';

test.each([
  ['Label: "Ada Birch Original"', 'Its label reads “Ada Birch Original”.'],
  ['Label: Maison Birch, Paris', 'Its label reads “Maison Birch, Paris”.'],
  ["Labeled 'Birch Fine Hats'", 'Its label reads “Birch Fine Hats”.'],
  ['Bearing the label “Birch Tailors”', 'Its label reads “Birch Tailors”.'],
  ['Marked "Birch" on the sole', 'It is marked “Birch” on the sole.'],
  ['Mark: crowned L', 'It is marked: crowned L.'],
  ['Stamped: E. Lowe', 'It is stamped: E. Lowe.'],
  ["Signed 'Birch London'", 'It is signed “Birch London”.'],
  ['Inscribed: Elias Lowe His Boot', 'It is inscribed: Elias Lowe His Boot.'],
  ['Inscription: Let love abide', 'Its inscription reads “Let love abide”.'],
])('%j gives words on a thing, and no maker', (line, said) => {
  expect(factsOf('Dress', 'American, 1943–45', 'Silk', line).artist).toBeNull();
  expect(biteOn('Dress', 'American, 1943–45', 'Silk', line)).toContain(said);
});

test('where a work is signed, and what a museum says under “Label”, are no words on it', () => {
  expect(biteOn('Jug', 'Stoneware', '1910', 'Signed lower right')).not.toContain('signed');
  expect(biteOn('Jug', 'Stoneware', '1910', 'Label: The handle was made last')).not.toContain('reads');
});

test('an inscription in another language is left to the eye', () => {
  expect(
    biteOn(
      'Large ring with a stone',
      'Gold, ruby and pearl',
      'About 1450',
      'Inscribed: Toutes les choses sont pour la dame',
    ),
  ).not.toContain('Toutes');
});
