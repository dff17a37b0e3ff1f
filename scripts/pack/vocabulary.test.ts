import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unpackLists, unpackPairs } from '../../api/guide/vocabulary/unpack.ts';
import { packedModule, packLists, packPairs } from './vocabulary.ts';
import { root } from '../setup/paths.ts';

test('the app ships the lists as they are: otherwise run node scripts/pack/vocabulary.ts', () => {
  expect(readFileSync(`${root}api/guide/vocabulary/packed.ts`, 'utf8')).toBe(packedModule());
});

test('packed lists are unpacked to the same words', () => {
  const word = fc.stringMatching(/^[a-zéü'-]{1,12}( [a-z]{1,5})?$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 40 }), { minLength: 1, maxLength: 5 }), (lists) => {
      const expected = lists.map((list) => [...new Set(list)].toSorted());
      expect(unpackLists(packLists(lists))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a text whose pairs are packed is unpacked to the same, and long repetitive ones get shorter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-y0-9\n]{0,400}$/), (text) => {
      expect(unpackPairs(packPairs(text))).toBe(text);
    }),
    { numRuns: 300 },
  );
  expect(packPairs('lkn1p'.repeat(100)).length).toBeLessThan(250);
});
