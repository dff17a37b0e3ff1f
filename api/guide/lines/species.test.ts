import { expect, test } from 'vitest';
import { isSpecies } from './species.ts';

test.each([
  ['Thylacinus cynocephalus', true],
  ['Equus quagga quagga', true],
  ['(Panthera tigris)', true],
  ['Aptenodytes forsteri', true],
  ['Apus apus (Linnaeus, 1758)', true],
  ['Latimeria menadoensis K.L. Lowe, 1939', true],
  ['Roman sarcophagus', false],
  ['Silver denarius', false],
  ['Photograph album', false],
  ['Cultura mexica', false],
  ['Ada Birch', false],
])('the Latin name of a species is known by its form: %s', (line, isKnown) => {
  expect(isSpecies(line)).toBe(isKnown);
});
