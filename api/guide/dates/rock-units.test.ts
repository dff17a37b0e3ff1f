import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { isRockUnit, sayRockUnit } from './rock-units.ts';

test('tells a body of rock as where a fossil comes from', () => {
  expect(sayRockUnit('Ada Shale, South Dakota', true)).toBe('It comes from the Ada Shale in South Dakota');
  expect(sayRockUnit('Birch Creek Formation', false)).toBe('It comes from the Birch Creek Formation');
  expect(biteOn('Ammonite', 'Jurassic', 'Pierre Shale, South Dakota')).not.toContain('names');
});

test('takes stone beside no fossil, and people, for no such rock', () => {
  expect(isRockUnit('Portland Limestone', false)).toBe(false);
  expect(isRockUnit('Lowe Street Group, Leeds', true)).toBe(false);
});
