import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

const LABEL = [
  'Trilobite',
  'Calymene blumenbachii',
  'Silurian, about 430 million years old',
  'Dudley, Worcestershire',
  'Miners sold these by the roadside.',
];

test.each(['LOWMU PT R 1158', 'BIRM 4315', 'LOWEd 2315', 'UBC 232', 'LMW A 159', 'XF.EN 12'])(
  'a house’s own number on the last line is an accession number, and is not read out: %s',
  (number) => {
    expect(factsOf(...LABEL, number).accession).toBe(number);
    expect(biteOn(...LABEL, number)).not.toContain(number.replace(/\D/g, ''));
  },
);

test.each(['EXTINCT 1936', 'CASE 9', 'LIFE SIZE'])('a last line of words is none: %s', (line) => {
  expect(factsOf(...LABEL, line).accession).toBeNull();
});
