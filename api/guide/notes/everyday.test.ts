import { expect, test } from 'vitest';
import { isEveryday } from './everyday.ts';

test.each([
  ['dishes', true],
  ['Dress', true],
  ['boxes', true],
  ['cap mask', true],
  ['knives', true],
  ['ushabti', false],
  ['chawan', false],
])('that everybody knows what %j is: %s', (name, is) => {
  expect(isEveryday(name)).toBe(is);
});
