import { expect, test } from 'vitest';
import { visitOf } from '../visits/testing/visit-of.ts';
import { seenBefore } from './seen-before.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('works seen before on the same day are counted, those of other days and later ones are not', () => {
  const visits = [
    visitOf({ id: '4', seenAt: at(24, 12) }),
    visitOf({ id: '3', seenAt: at(24, 11) }),
    visitOf({ id: '2', seenAt: at(24, 10) }),
    visitOf({ id: '1', seenAt: at(23, 10) }),
  ];
  expect(seenBefore(visits, '3')).toBe(1);
  expect(seenBefore(visits, '4')).toBe(2);
  expect(seenBefore(visits, '1')).toBe(0);
});

test('nothing was seen before a work that is not there', () => {
  expect(seenBefore([], undefined)).toBe(0);
});
