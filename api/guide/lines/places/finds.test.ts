import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('where and when something was found stands above its date and is no part of that', () => {
  const bite = biteOn('Bowl', 'Lowechester, found 1835', 'AD 60\u201390', 'Clay');
  expect(bite).toContain('It was found at Lowechester in 1835.');
  expect(bite).toContain('between AD 60 and 90');
  expect(biteOn('Sword', 'Birch Hill, Dorset, excavated 1897', '50 BC', 'Iron')).toContain(
    'It was excavated at Birch Hill, Dorset, in 1897.',
  );
});

test('an excavation behind a place is where a thing comes from', () => {
  const bite = biteOn('Flask', 'Lowenis, Egypt. University of Lowe excavations, 1928', 'AD 150', 'Glass');
  expect(bite).toContain('from Lowenis, Egypt.');
  expect(bite).toContain('It comes from the University of Lowe excavations of 1928.');
});

test('a coast of a land is where a thing comes from', () => {
  expect(biteOn('Poncho', 'Coast of Peru', 'about 900', 'Cotton')).toContain('from the coast of Peru');
  expect(biteOn('Axe', 'Upper valley of the Nile', '3000 BC', 'Flint')).toContain(
    'from the upper valley of the Nile',
  );
});
