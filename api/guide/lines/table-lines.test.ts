import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

const BOAT = [
  'Spirit of Lowe',
  '1974',
  'Designer, builder and driver  Ken Lowe',
  'Length  8.22 m',
  'Engine  Northern J34 jet',
  'Materials  Plywood and fibreglass over spruce',
  'Ken Lowe built the fastest boat in his yard at home.',
];

test('rows of a table are told by what they tell of', () => {
  expect(factsOf(...BOAT).medium).toBe('Plywood and fibreglass over spruce');
  expect(biteOn(...BOAT)).not.toContain('Materials');
});

test('two spaces on one line alone make no table', () => {
  expect(factsOf('Ada Birch  1870–1943', 'The Mill', 'Oil on canvas').artist).toBe('Ada Birch');
});
