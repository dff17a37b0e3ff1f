import { expect, test } from 'vitest';
import checked from './network-check.json' with { type: 'json' };
import { NETWORK } from './network-weights.ts';
import { networkScores, unpackNetwork } from './network.ts';
import { TAGS } from './chain.ts';
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

test('a network of other kinds fails loudly, with what to do', () => {
  const other = NETWORK.replace(SEGMENT_KINDS.join(' '), 'provenance title');
  expect(() => unpackNetwork(other)).toThrow(/npm run learn/);
});
