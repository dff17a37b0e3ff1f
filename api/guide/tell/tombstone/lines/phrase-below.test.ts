import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';

test('who collected a thing is told to the full stop on the line below, and the gift behind it is not', () => {
  const bite = biteOn(
    'Chief’s comb, helu.',
    'Coll. by M. and P. Lowe on Captain Birch’s third',
    'voyage, 1776–9. Transferred from the Birch Museum,',
    '1886.',
  );
  expect(bite).toContain('It was collected by M. and P. Lowe on Captain Birch’s third voyage, 1776 to 1779.');
});

test('a field in small letters below such a line is no part of it', () => {
  const bite = biteOn('Evening coat', 'Worn by Ada Birch and Mary Lowe', 'silk and fur, embroidered', '1906');
  expect(bite).toContain('It was worn by Ada Birch and Mary Lowe.');
});

test('a line that had room for the next word ends by itself', () => {
  const bite = biteOn(
    'Evening coat',
    'Collected by Ada Birch',
    'purse and gloves shown beside it on the same shelf',
    'Silk, 1906',
  );
  expect(bite).not.toContain('Birch purse');
});

test('by whom a thing was dedicated is told with the rank that stands on the line below', () => {
  const bite = biteOn(
    'Bronze helmet of Lowades',
    'Dedicated by the Boeotian',
    'admiral',
    'Late 6th c. B.C.',
    'B 26',
  );
  expect(bite).toContain('It was dedicated by the Boeotian admiral.');
});
