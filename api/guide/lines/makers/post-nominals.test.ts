import { expect, test } from 'vitest';
import { factsOf, biteOn } from '../../testing/printed-label.ts';
import { withoutPostNominals } from './post-nominals.ts';

test.each([
  ['Ada Birch, RA', 'Ada Birch'],
  ['Ada Birch, R.A.', 'Ada Birch'],
  ['Ada Birch OBE, RA (born 1950)', 'Ada Birch (born 1950)'],
  ['Sir Hugh Quiller Birch RA RSA (1832\u20131910)', 'Sir Hugh Quiller Birch (1832\u20131910)'],
  ['ADA BIRCH, CBE, RA', 'ADA BIRCH'],
  ['Sir Hugh Birch OM, RA, 1832-1910', 'Sir Hugh Birch, 1832-1910'],
  ['Ada Birch RA (1850\u20131920)', 'Ada Birch (1850\u20131920)'],
  ['Ada Birch RA', 'Ada Birch RA'],
  ['Ada Birch', 'Ada Birch'],
  ['La Chaux, CH', 'La Chaux, CH'],
  ['Statue of Ra', 'Statue of Ra'],
  ['MS Lowe, OM 2', 'MS Lowe, OM 2'],
])('letters of academies and orders are no part of a name: %s', (line, name) => {
  expect(withoutPostNominals(line)).toBe(name);
});

test.each(['Ada Birch, RA', 'Ada Birch OBE RA (1880\u20131950)', 'Ada Birch, R.A.'])(
  'a painter with letters behind the name is the maker, and the letters are not read out: %s',
  (printed) => {
    const label = ['Landscape with Cattle', printed, 'Oil on canvas', '1921'];
    expect(factsOf(...label).artist).toBe('Ada Birch');
    expect(biteOn(...label)).not.toMatch(/\b(?:obe|ra|r\.a)\b/i);
  },
);
