import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';
import { sayParts } from '../tell/tombstone/parts-of-things.ts';

test.each([
  [
    'Head made in Germany, about 1923; body made in New York by Lowe & Co.',
    'The head was made in Germany around 1923; the body was made in New York by Lowe and Co.',
  ],
  [
    'Bowl: Meissen, about 1725; mounts: Augsburg, 1730',
    'The bowl was made in Meissen around 1725; the mounts were made in Augsburg in 1730',
  ],
  [
    'Movement by Elias Lowe, London; case made in Paris, 1765',
    'The movement is by Elias Lowe, London; the case was made in Paris in 1765',
  ],
  ['Leaf painted in Italy, 18th century', 'The leaf was painted in Italy in the 18th century'],
])('%j is told part by part', (printed, said) => {
  expect(sayParts(printed)).toBe(said);
});

test.each([
  'Case: France',
  'Made in London by Ada Birch',
  'Bowl made of silver',
  'Head: study for a saint; Body: unknown',
])('%j is not on parts that are made somewhere', (printed) => {
  expect(sayParts(printed)).toBeNull();
});

test('the date of a part is not that of the whole', () => {
  const printed = ['Rapier', 'Hilt made in London, about 1600', 'Steel, silver'] as const;
  expect(factsOf(...printed)).toMatchObject({ title: 'Rapier', date: null, years: null });
  expect(biteOn(...printed)).toContain('The hilt was made in London around 1600.');
});
