import { expect, test } from 'vitest';
import { countOrder, countWords, precisionOf, recallOf } from './words.ts';

test('recall is of the printed words, precision of those that were read; short ones and signs do not count', () => {
  const count = countWords('Oil on canvas, gog aia', 'Oil on canvas: a gift');
  expect(count).toEqual({ printed: 3, read: 4, both: 2 });
  expect(recallOf(count)).toBe(2 / 3);
  expect(precisionOf(count)).toBe(1 / 2);
});

test('a word printed twice must be read twice', () => {
  expect(countWords('the sea', 'the sea and the shore').both).toBe(2);
  expect(countWords('the the the', 'the sea').both).toBe(1);
});

test('columns read one after the other have no line out of order, woven together they have', () => {
  const printed = ['first column starts', 'first column ends', 'second column starts', 'second column ends'];
  expect(countOrder(printed, printed)).toEqual({ pairs: 6, wrong: 0 });
  const woven = [0, 2, 1, 3].map((at) => printed[at] ?? '');
  expect(countOrder(woven, printed)).toEqual({ pairs: 6, wrong: 1 });
});

test('lines that were not read, or that stand on one read line, make no pair', () => {
  expect(countOrder(['alpha beta gamma'], ['alpha beta', 'gamma delta', 'nothing'])).toEqual({
    pairs: 0,
    wrong: 0,
  });
});

test('a line that is printed in two places is looked for in both', () => {
  const printed = ['the same words', 'other things', 'the same words', 'last things'];
  expect(countOrder(printed, printed)).toEqual({ pairs: 6, wrong: 0 });
});
