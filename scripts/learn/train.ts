import { SEGMENT_KINDS } from '../../api/guide/search/kinds.ts';
import {
  type Chain,
  followAt,
  type JoinWeights,
  lastAt,
  MEMORIES,
  noJoinWeights,
  remembers,
  seenAt,
  sumReadings,
  TAGS,
} from '../../api/guide/search/crf.ts';
import type { Example } from './examples.ts';
import { type Chance, shuffled } from './works/random.ts';

const KINDS = SEGMENT_KINDS.length;
const STATES = MEMORIES * TAGS;

/** What is learned: a weight for each feature and tag, and those of the joins. */
export interface Model {
  readonly words: Float32Array;
  readonly joins: JoinWeights;
}

/** What the features of an example's words say of each tag. */
function chainOf(example: Example, { words }: Model): Chain {
  const length = example.features.length;
  const scores = new Float64Array(length * TAGS);
  for (let at = 0; at < length; at += 1)
    for (const feature of example.features[at] ?? []) {
      const row = feature * TAGS;
      const to = at * TAGS;
      for (let tag = 0; tag < TAGS; tag += 1)
        scores[to + tag] = (scores[to + tag] ?? 0) + (words[row + tag] ?? 0);
    }
  return { length, scores, joins: example.joins, hasLines: example.hasLines };
}

/** AdaGrad (Duchi, Hazan and Singer 2011) with weight decay towards zero. */
class Steps {
  readonly #squares: Float32Array;
  constructor(size: number) {
    this.#squares = new Float32Array(size).fill(0.1);
  }
  step(
    weights: Float32Array | Float64Array,
    at: number,
    gradient: number,
    rate: number,
    decay: number,
  ): void {
    const slope = gradient - decay * (weights[at] ?? 0);
    const squares = (this.#squares[at] ?? 0) + slope * slope;
    this.#squares[at] = squares;
    weights[at] = (weights[at] ?? 0) + (rate * slope) / Math.sqrt(squares);
  }
}

/** Learns by stochastic gradient ascent of the log-likelihood. */
export class Learner {
  readonly model: Model;
  readonly #words: Steps;
  readonly #follow: Steps;
  readonly #seen: Steps;
  readonly #last: Steps;
  /** Weights that are kept at nothing. */
  #pruned: Uint8Array | null = null;
  constructor(features: number) {
    this.model = { words: new Float32Array(features * TAGS), joins: noJoinWeights() };
    this.#words = new Steps(features * TAGS);
    this.#follow = new Steps(this.model.joins.follow.length);
    this.#seen = new Steps(this.model.joins.seen.length);
    this.#last = new Steps(this.model.joins.last.length);
  }

  /** Takes the smallest weights out for good, so that about `share` of those that are not nothing stay. */
  prune(share: number): void {
    const { words } = this.model;
    const sizes = words
      .filter((weight) => weight !== 0)
      .map(Math.abs)
      .toSorted();
    const least = sizes[Math.floor(sizes.length * (1 - share))] ?? 0;
    this.#pruned = Uint8Array.from(words, (weight) => (Math.abs(weight) < least ? 1 : 0));
    words.forEach((weight, at) => {
      if (Math.abs(weight) < least) words[at] = 0;
    });
  }

  /** One round; gives the mean log-likelihood of a label. */
  round(chance: Chance, examples: readonly Example[], rate: number, decay: number): number {
    let likelihood = 0;
    for (const example of shuffled(chance, examples)) likelihood += this.learnFrom(example, rate, decay);
    return likelihood / examples.length;
  }

  private learnFrom(example: Example, rate: number, decay: number): number {
    const { words, joins } = this.model;
    const chain = chainOf(example, this.model);
    const lattice = sumReadings(chain, joins);
    const { forward, backward, emitted, scales, join } = lattice;
    const { length, hasLines } = chain;
    let truth = 0;
    const follow = new Map<number, number>();
    const seen = new Map<number, number>();
    const last = new Map<number, number>();
    const add = (map: Map<number, number>, key: number, value: number): void =>
      void map.set(key, (map.get(key) ?? 0) + value);
    let memory = 0;
    for (let at = 0; at < length; at += 1) {
      const tag = example.tags[at] ?? 0;
      truth += chain.scores[at * TAGS + tag] ?? 0;
      if (tag % 2 === 0) {
        const before = at === 0 ? KINDS : (example.tags[at - 1] ?? 0) >> 1;
        const f = followAt(chain.joins[at] ?? 0, before, tag >> 1);
        const s = seenAt(hasLines, memory, tag >> 1);
        truth += (joins.follow[f] ?? 0) + (joins.seen[s] ?? 0);
        add(follow, f, 1);
        add(seen, s, 1);
        memory = remembers(memory, tag >> 1);
      }
    }
    const l = lastAt(memory, (example.tags[length - 1] ?? 0) >> 1);
    truth += joins.last[l] ?? 0;
    add(last, l, 1);
    // What the model expects of joins.
    const sums = new Float64Array(KINDS);
    for (let at = 0; at < length; at += 1) {
      const row = at * STATES;
      for (let m = 0; m < (at === 0 ? 1 : MEMORIES); m += 1) {
        let any = 0;
        for (let kind = 0; kind < KINDS; kind += 1) {
          const state = row - STATES + m * TAGS + 2 * kind;
          sums[kind] = at === 0 ? 0 : (forward[state] ?? 0) + (forward[state + 1] ?? 0);
          any += sums[kind] ?? 0;
        }
        if (at > 0 && any < 1e-9) continue;
        for (let kind = 0; kind < KINDS; kind += 1) {
          const target = row + remembers(m, kind) * TAGS + 2 * kind;
          const s = seenAt(hasLines, m, kind);
          const rest =
            ((join.seen[s] ?? 0) * (emitted[at * TAGS + 2 * kind] ?? 0) * (backward[target] ?? 0)) /
            (scales[at] ?? 1);
          if (rest < 1e-9) continue;
          let whole = 0;
          if (at === 0) {
            const f = followAt(chain.joins[0] ?? 0, KINDS, kind);
            whole = (join.follow[f] ?? 0) * rest;
            add(follow, f, -whole);
          } else
            for (let before = 0; before < KINDS; before += 1) {
              const f = followAt(chain.joins[at] ?? 0, before, kind);
              const share = (sums[before] ?? 0) * (join.follow[f] ?? 0) * rest;
              if (share < 1e-7) continue;
              add(follow, f, -share);
              whole += share;
            }
          add(seen, s, -whole);
        }
      }
    }
    const end = (length - 1) * STATES;
    for (let m = 0; m < MEMORIES; m += 1)
      for (let tag = 0; tag < TAGS; tag += 1)
        add(
          last,
          lastAt(m, tag >> 1),
          -(forward[end + m * TAGS + tag] ?? 0) * (backward[end + m * TAGS + tag] ?? 0),
        );
    const expected = new Float64Array(TAGS);
    for (let at = 0; at < length; at += 1) {
      expected.fill(0);
      for (let m = 0; m < MEMORIES; m += 1)
        for (let tag = 0; tag < TAGS; tag += 1)
          expected[tag] =
            (expected[tag] ?? 0) +
            (forward[at * STATES + m * TAGS + tag] ?? 0) * (backward[at * STATES + m * TAGS + tag] ?? 0);
      const right = example.tags[at] ?? 0;
      for (let tag = 0; tag < TAGS; tag += 1) {
        const gradient = (tag === right ? 1 : 0) - (expected[tag] ?? 0);
        if (gradient < 1e-4 && gradient > -1e-4) continue;
        for (const feature of example.features[at] ?? []) {
          const place = feature * TAGS + tag;
          if (this.#pruned?.[place] !== 1) this.#words.step(words, place, gradient, rate, decay);
        }
      }
    }
    for (const [key, value] of follow) this.#follow.step(joins.follow, key, value, rate, decay);
    for (const [key, value] of seen) this.#seen.step(joins.seen, key, value, rate, decay);
    for (const [key, value] of last) this.#last.step(joins.last, key, value, rate, decay);
    return truth - lattice.logSum;
  }
}
