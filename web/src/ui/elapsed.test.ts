import { expect, test } from 'vitest';
import { clockText, elapsedSeconds, learnLength, type KnownLengths } from './elapsed.ts';

const NONE: KnownLengths = new Map();

test('the time counts the segments already heard and the place in the current one', () => {
  const first = learnLength(NONE, { current: 0, position: 1, duration: 4.6 });
  const second = learnLength(first, { current: 1, position: 0, duration: 3 });
  expect(elapsedSeconds(second, { current: 1, position: 2.5, duration: 3 })).toBe(7);
});

test('going back to the first segment starts the time again', () => {
  const known = learnLength(NONE, { current: 0, position: 0, duration: 5 });
  expect(elapsedSeconds(known, { current: 0, position: 0, duration: 5 })).toBe(0);
});

test('a length that is not known yet is not remembered', () => {
  expect(learnLength(NONE, { current: 2, position: 0, duration: 0 }).size).toBe(0);
});

test('seconds are written as a clock', () => {
  expect([clockText(0), clockText(9), clockText(74), clockText(600)]).toEqual([
    '0:00',
    '0:09',
    '1:14',
    '10:00',
  ]);
});
