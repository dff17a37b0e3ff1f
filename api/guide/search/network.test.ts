import { expect, test } from 'vitest';
import checked from './network-check.json' with { type: 'json' };
import { NETWORK } from './network-weights.ts';
import { withNetwork } from './learned.ts';
import { isToldToNetwork, networkScores, unpackNetwork } from './network.ts';
import { noJoinWeights, TAGS } from './crf.ts';
import { SEGMENT_KINDS } from './kinds.ts';

const network = unpackNetwork(NETWORK);

test('the network says of a label what PyTorch says with the same weights', () => {
  const scores = networkScores(network, checked.features);
  const said = checked.features.map((_, at) => scores.slice(at * TAGS, (at + 1) * TAGS));
  expect(said.length).toBeGreaterThan(5);
  said.forEach((word, at) =>
    word.forEach((score, tag) => expect(score).toBeCloseTo(checked.scores[at]?.[tag] ?? Number.NaN, 2)),
  );
});

test('what it says of the first word rests on the last one too, and on each between', () => {
  const whole = networkScores(network, checked.features).slice(0, TAGS);
  const { length } = checked.features;
  for (const at of [1, length >> 1, length - 1]) {
    const without = networkScores(network, checked.features.toSpliced(at, 1, [])).slice(0, TAGS);
    expect([...without]).not.toEqual([...whole]);
  }
});

test('of a word it is told its own features, and what stands around it it sees by itself', () => {
  const told = checked.features.flat();
  expect(told.every(isToldToNetwork)).toBe(true);
  expect(['w-1the', 'w1of', 'cc3,4', 'kk^TL', 'b'].some(isToldToNetwork)).toBe(false);
});

test('it has half a say in how stretches follow each other', () => {
  const joins = noJoinWeights();
  joins.follow[7] = 3;
  joins.seen[5] = 2;
  const both = withNetwork({ features: new Map(), joins, network: null }, network);
  expect(both.joins.follow[7]).toBeCloseTo((3 + (network.follow[7] ?? 0)) / 2, 6);
  expect([both.joins.seen[5], both.network]).toEqual([1, network]);
});

test('a network of other kinds fails loudly, with what to do', () => {
  const other = NETWORK.replace(SEGMENT_KINDS.join(' '), 'provenance title');
  expect(() => unpackNetwork(other)).toThrow(/npm run learn:network/);
});
