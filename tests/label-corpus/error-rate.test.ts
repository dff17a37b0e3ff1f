import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterErrors, editDistance, errorRate, lenient, plain, wordErrors } from './error-rate.ts';

describe('edit distance', () => {
  test.each([
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['same', 'same', 0],
    ['ab', 'ba', 2],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(editDistance(from.split(''), to.split(''))).toBe(distance);
  });

  test('is symmetric, zero only for equals, and no more than the longer length', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (from, to) => {
        const distance = editDistance(from, to);
        expect(distance).toBe(editDistance(to, from));
        expect(distance === 0).toBe(from.join('') === to.join(''));
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      }),
    );
  });
});

describe('the lenient form', () => {
  test.each([
    ['dashes become hyphens', '1839–1907 — 5', '1839-1907 - 5'],
    ['quotation marks vanish', 'Bacon’s “Fat Man,”', 'Bacons Fat Man,'],
    ['other signs vanish', '327 × 460 mm: a/b; ½', '327 460 mm ab'],
    ['kept signs stay', '[c. 1889], (No. 3)', '[c. 1889], (No. 3)'],
    ['letters of all kinds stay, composed', 'E\u0301mile Tōen', 'Émile Tōen'],
    ['white space is one space', ' a\n\n b\t', 'a b'],
  ])('%s', (_, text, form) => {
    expect(lenient(text)).toBe(form);
  });

  test('is its own lenient form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(lenient(lenient(text))).toBe(lenient(text));
      }),
    );
  });
});

test('the character error rate is edits over the length of the truth, and case counts', () => {
  expect(characterErrors('abcd', 'abcD', plain)).toEqual({ edits: 1, length: 4 });
  expect(errorRate({ edits: 1, length: 4 })).toBe(0.25);
});

test('a reading of nothing is all wrong, and a reading of much more than is there is worse', () => {
  expect(errorRate(characterErrors('', 'label', lenient))).toBe(1);
  expect(errorRate(characterErrors('x'.repeat(20), 'label', lenient))).toBeGreaterThan(1);
});

test('words are counted whole', () => {
  expect(wordErrors('Oil on canvos', 'Oil on canvas')).toEqual({ edits: 1, length: 3 });
});

test('where nothing is printed, nothing read is right and anything read is wrong', () => {
  expect(errorRate({ edits: 0, length: 0 })).toBe(0);
  expect(errorRate({ edits: 9, length: 0 })).toBe(1);
});
