import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('of a thing whose parts are of different times each part is told with its own', () => {
  expect(
    biteOn(
      'Combined sword and pistol',
      'Netherlands',
      'c. 1785 (sword)',
      'c. 1640 (lock)',
      'probably 19th century (barrel)',
      'Steel and wood',
    ),
  ).toContain(
    'the sword was made around 1785, the lock around 1640, and the barrel probably in the 19th century.',
  );
});

test('a negative and its print are no parts of a thing', () => {
  expect(biteOn('The Kiln', '1864 (printed 1901)', 'Albumen print')).not.toContain('Its parts');
});
