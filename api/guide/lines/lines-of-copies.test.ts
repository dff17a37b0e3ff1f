import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { readOtherDate } from './lines-of-copies.ts';

test('the year of a working replica is that of the copy, and not of the thing', () => {
  const bite = biteOn('Stocking frame', 'Invented by William Lowe of Calverton', 'Working replica, 1951');
  expect(bite).toContain('What is shown here is a working replica, made in 1951.');
  expect(bite).not.toContain('It was made in 1951');
});

test('the day below the number of a patent is that of the patent', () => {
  const bite = biteOn(
    'Reaper Patent Model',
    'Otto Birch, Steele’s Tavern, Virginia',
    'Patent No. 8,720',
    'June 21, 1834',
  );
  expect(bite).toContain('It was patented on June 21, 1834, under the number 8,720.');
  expect(bite).not.toContain('made on June 21');
  expect(readOtherDate('Lock\nPatent No. 12,118, 19 December 1854')?.said).toContain('19 December 1854');
});

test('a later cast of a bronze and an inventory number are neither', () => {
  expect(readOtherDate('Ada Birch\nCast 1910\nBronze')).toBeNull();
  expect(readOtherDate('Inv. No. 4,750\nSeptember 10, 1846')).toBeNull();
});
