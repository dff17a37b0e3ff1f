import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../../testing/printed-label.ts';
import { sayParts } from './parts-of-things.ts';

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

test.each([
  [
    'Silk: Italy (Venice?), mid-15th century; embroidered cross: Bohemia, c. 1400',
    'The silk was made in Italy, perhaps Venice, in the mid-15th century; the embroidered cross was made in Bohemia around 1400.',
  ],
  [
    'Blade: Toledo, 16th century; hilt: English, about 1640',
    'The blade was made in Toledo in the 16th century; the hilt is English, made around 1640.',
  ],
])('two parts of any name, each with a place and a date, tell nothing of the whole: %j', (line, said) => {
  const printed = ['Chasuble', line, 'Silk and metal threads'] as const;
  expect(factsOf(...printed).date).toBeNull();
  expect(biteOn(...printed)).toContain(said);
});

test.each([
  'Carved jasper, gold mounts (French, 19th century)',
  'Rock crystal, gold mounts (Italian, 17th century)',
  'Ivory, with traces of paint (base German, 16th century)',
  'Silver, coconut (lid: 19th century)',
])('the later part in %j is no place and date of the thing', (line) => {
  const bite = biteOn('Ewer', 'Sicily, 12th century', line);
  expect(bite).toContain(line.slice(1));
  expect(bite).not.toContain('places and dates');
  expect(bite).toContain('made in the 12th century');
});

test('when and of what the mounts of a thing were made is not true of the thing', () => {
  const ewer = biteOn(
    'Ewer',
    'Egypt, late 10th–early 11th century',
    'Rock crystal; mounts by Jean-Valentin Morel, France, 1854, enameled gold',
    'Gift of Helen Marsh, 1951',
  );
  expect(ewer).toContain('made of rock crystal in the late 10th or the early 11th century.');
  expect(ewer).not.toMatch(/made[^.]*1854/);
});

test('the hilt and the blade of a weapon stand on lines of their own', () => {
  const bite = biteOn(
    'Rapier',
    'Hilt: Dutch, about 1640',
    'Blade: made in Solingen, Germany, by Elias Lowe',
    'Steel and silver',
  );
  expect(bite).toContain('The hilt is Dutch, made around 1640.');
  expect(bite).toMatch(/[Bb]lade.* made in Solingen, Germany,? by Elias Lowe/);
  const dagger = biteOn('Dagger', 'Hilt: Italian, about 1550', 'Blade: German, dated 1620', 'Steel');
  expect(dagger).not.toContain('made in 1620');
});
