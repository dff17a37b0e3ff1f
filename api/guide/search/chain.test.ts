import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestTags,
  type Chain,
  followAt,
  stretchProbability,
  sumReadings,
  TAGS,
  wordProbability,
} from './chain.ts';
import { JOINS } from './features.ts';
import { SEGMENT_KINDS } from './kinds.ts';

const KINDS = SEGMENT_KINDS.length;
/** Tags that the small chains of this test use: two kinds, begun and gone on with. */
const USED = [0, 1, 8, 9] as const;

/** All ways of tagging so many words: the first begins, and only what has begun goes on. */
function readings(length: number): number[][] {
  let all: number[][] = USED.filter((tag) => tag % 2 === 0).map((tag) => [tag]);
  for (let at = 1; at < length; at += 1)
    all = all.flatMap((tags) =>
      USED.filter((tag) => tag % 2 === 0 || (tags.at(-1) ?? 0) >> 1 === tag >> 1).map((tag) => [
        ...tags,
        tag,
      ]),
    );
  return all;
}

function scoreOf(tags: readonly number[], { scores, joins, follow }: Chain): number {
  return tags.reduce((sum, tag, at) => {
    const before = at === 0 ? KINDS : (tags[at - 1] ?? 0) >> 1;
    const begun = tag % 2 === 1 ? 0 : (follow[followAt(joins[at] ?? 0, before, tag >> 1)] ?? 0);
    return sum + (scores[at * TAGS + tag] ?? 0) + begun;
  }, 0);
}

const weight = fc.double({ min: -2, max: 2, noNaN: true });

/** A chain of four words of which only the tags of `USED` are possible, with weights for their joins. */
const chainArbitrary = fc
  .record({
    words: fc.array(fc.tuple(weight, weight, weight, weight), { minLength: 1, maxLength: 4 }),
    joins: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
    follow: fc.array(weight, { minLength: 40, maxLength: 40 }),
  })
  .map(({ words, joins, follow }): Chain => {
    const scores = new Float64Array(words.length * TAGS).fill(-1000);
    words.forEach((given, at) => USED.forEach((tag, index) => (scores[at * TAGS + tag] = given[index] ?? 0)));
    const weights = new Float32Array(JOINS * (KINDS + 1) * KINDS);
    follow.forEach((value, index) => {
      weights[followAt(index % 5, [0, 4, KINDS][index % 3] ?? 0, [0, 4][index % 2] ?? 0)] = value;
    });
    return {
      length: words.length,
      scores,
      joins: Uint8Array.from(joins.slice(0, words.length)),
      follow: weights,
    };
  });

test('the best reading is the best of all that there are', () => {
  fc.assert(
    fc.property(chainArbitrary, (chain) => {
      const best = Math.max(...readings(chain.length).map((tags) => scoreOf(tags, chain)));
      expect(scoreOf([...bestTags(chain)], chain)).toBeCloseTo(best, 6);
    }),
  );
});

test('a stretch is as probable as the readings that hold it', () => {
  fc.assert(
    fc.property(chainArbitrary, fc.nat(3), fc.nat(3), (chain, start, more) => {
      const all = readings(chain.length).map((tags) => ({
        tags,
        share: Math.exp(scoreOf(tags, chain)),
      }));
      const sum = all.reduce((total, { share }) => total + share, 0);
      const lattice = sumReadings(chain);
      expect(lattice.logSum).toBeCloseTo(Math.log(sum), 6);
      const from = Math.min(start, chain.length - 1);
      const to = Math.min(chain.length, from + 1 + more);
      for (const kind of [0, 4]) {
        const held = all.filter(
          ({ tags }) =>
            tags[from] === 2 * kind &&
            tags.slice(from + 1, to).every((tag) => tag === 2 * kind + 1) &&
            (to === chain.length || tags[to] !== 2 * kind + 1),
        );
        expect(stretchProbability(lattice, kind, from, to)).toBeCloseTo(
          held.reduce((total, { share }) => total + share, 0) / sum,
          6,
        );
        const ofKind = all.filter(({ tags }) => (tags[from] ?? 0) >> 1 === kind);
        expect(wordProbability(lattice, kind, from)).toBeCloseTo(
          ofKind.reduce((total, { share }) => total + share, 0) / sum,
          6,
        );
      }
    }),
  );
});
