import { SEGMENT_KINDS } from './kinds.ts';
import { JOINS } from './features.ts';

/**
 * A linear-chain conditional random field over the words of a label (Lafferty, McCallum and Pereira 2001). A word is in
 * one of `TAGS` states: it begins a stretch of a kind, or goes on in one. Beside that a state remembers which of
 * `REMEMBERED` kinds have begun, so that a second title or maker has its price.
 */
const KINDS = SEGMENT_KINDS.length;
/** Two a kind: begins (even) and goes on (odd). */
export const TAGS = 2 * KINDS;
const REMEMBERED = ['artist', 'title', 'date', 'medium'] as const;
export const MEMORIES = 1 << REMEMBERED.length;
/** The row of what stands before the first word. */
const START = KINDS;

const BITS = SEGMENT_KINDS.map((kind) => {
  const at = (REMEMBERED as readonly string[]).indexOf(kind);
  return at < 0 ? 0 : 1 << at;
});

/** Which kinds are remembered after one more began. */
export function remembers(memory: number, kind: number): number {
  return memory | (BITS[kind] ?? 0);
}

/** Weights besides those of the words' features. */
export interface JoinWeights {
  /** By join, kind before and kind that begins. */
  readonly follow: Float64Array;
  /** By memory (with and without lines) and kind that begins. */
  readonly seen: Float64Array;
  /** By memory and last kind. */
  readonly last: Float64Array;
}

export const followAt = (join: number, before: number, kind: number): number =>
  (join * (KINDS + 1) + before) * KINDS + kind;
export const seenAt = (hasLines: boolean, memory: number, kind: number): number =>
  ((hasLines ? MEMORIES : 0) + memory) * KINDS + kind;
export const lastAt = (memory: number, kind: number): number => memory * KINDS + kind;

/** Weights of nothing. */
export function noJoinWeights(): JoinWeights {
  return {
    follow: new Float64Array(JOINS * (KINDS + 1) * KINDS),
    seen: new Float64Array(2 * MEMORIES * KINDS),
    last: new Float64Array(MEMORIES * KINDS),
  };
}

/** The words of a label for the search: what each word's features say of each tag, and how each joins the one before. */
export interface Chain {
  readonly length: number;
  /** By word and tag. */
  readonly scores: Float64Array;
  readonly joins: Uint8Array;
  readonly hasLines: boolean;
}

/** What all readings of a label together say. */
export interface Lattice {
  /** Scaled forward and backward sums, by word, memory and tag. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** Exponentials of the scores, scaled by word. */
  readonly emitted: Float64Array;
  readonly scales: Float64Array;
  readonly logSum: number;
  readonly join: ExpJoins;
}

interface ExpJoins {
  readonly follow: Float64Array;
  readonly seen: Float64Array;
  readonly last: Float64Array;
}

const STATES = MEMORIES * TAGS;

const exps = (weights: Float64Array): Float64Array => weights.map(Math.exp);

/** A memory with less than this of all readings of the words before changes no probability that is told. */
const NO_SHARE = 1e-12;

/** Whether no reading is in any state of the memory whose states begin at `from`. */
function isUnreached(forward: Float64Array, from: number): boolean {
  for (let state = from; state < from + TAGS; state += 1) if ((forward[state] ?? 0) > 0) return false;
  return true;
}

/** The forward-backward sums of a label's readings; each word's are scaled to one. */
export function sumReadings(chain: Chain, weights: JoinWeights): Lattice {
  const { length, scores, joins, hasLines } = chain;
  const join = { follow: exps(weights.follow), seen: exps(weights.seen), last: exps(weights.last) };
  const emitted = new Float64Array(length * TAGS);
  const forward = new Float64Array(length * STATES);
  const backward = new Float64Array(length * STATES);
  const scales = new Float64Array(length);
  const sums = new Float64Array(KINDS);
  const begun = new Float64Array(KINDS);
  let logSum = 0;
  for (let at = 0; at < length; at += 1) {
    let most = -Infinity;
    for (let tag = 0; tag < TAGS; tag += 1) most = Math.max(most, scores[at * TAGS + tag] ?? 0);
    for (let tag = 0; tag < TAGS; tag += 1)
      emitted[at * TAGS + tag] = Math.exp((scores[at * TAGS + tag] ?? 0) - most);
    logSum += most;
    const row = at * STATES;
    const before = row - STATES;
    const turn = joins[at] ?? 0;
    if (at === 0) {
      for (let kind = 0; kind < KINDS; kind += 1)
        forward[(BITS[kind] ?? 0) * TAGS + 2 * kind] =
          (join.follow[followAt(turn, START, kind)] ?? 0) *
          (join.seen[seenAt(hasLines, 0, kind)] ?? 0) *
          (emitted[2 * kind] ?? 0);
    } else {
      for (let memory = 0; memory < MEMORIES; memory += 1) {
        let any = 0;
        for (let kind = 0; kind < KINDS; kind += 1) {
          const state = before + memory * TAGS + 2 * kind;
          const sum = (forward[state] ?? 0) + (forward[state + 1] ?? 0);
          sums[kind] = sum;
          any += sum;
        }
        if (any < NO_SHARE) continue;
        begun.fill(0);
        for (let last = 0; last < KINDS; last += 1) {
          const sum = sums[last] ?? 0;
          if (sum === 0) continue;
          forward[row + memory * TAGS + 2 * last + 1] = sum * (emitted[at * TAGS + 2 * last + 1] ?? 0);
          const from = followAt(turn, last, 0);
          for (let kind = 0; kind < KINDS; kind += 1)
            begun[kind] = (begun[kind] ?? 0) + sum * (join.follow[from + kind] ?? 0);
        }
        for (let kind = 0; kind < KINDS; kind += 1) {
          const sum = begun[kind] ?? 0;
          const target = row + remembers(memory, kind) * TAGS + 2 * kind;
          forward[target] =
            (forward[target] ?? 0) +
            sum * (join.seen[seenAt(hasLines, memory, kind)] ?? 0) * (emitted[at * TAGS + 2 * kind] ?? 0);
        }
      }
    }
    let scale = 0;
    for (let state = row; state < row + STATES; state += 1) scale += forward[state] ?? 0;
    if (scale === 0) scale = 1e-300;
    for (let state = row; state < row + STATES; state += 1) forward[state] = (forward[state] ?? 0) / scale;
    scales[at] = scale;
    logSum += Math.log(scale);
  }
  const end = (length - 1) * STATES;
  let total = 0;
  for (let memory = 0; memory < MEMORIES; memory += 1)
    for (let tag = 0; tag < TAGS; tag += 1) {
      const weight = join.last[lastAt(memory, tag >> 1)] ?? 0;
      backward[end + memory * TAGS + tag] = weight;
      total += (forward[end + memory * TAGS + tag] ?? 0) * weight;
    }
  logSum += Math.log(total);
  for (let state = end; state < end + STATES; state += 1) backward[state] = (backward[state] ?? 0) / total;
  for (let at = length - 2; at >= 0; at -= 1) {
    const next = (at + 1) * STATES;
    const scale = scales[at + 1] ?? 1;
    for (let memory = 0; memory < MEMORIES; memory += 1) {
      if (isUnreached(forward, at * STATES + memory * TAGS)) continue;
      for (let kind = 0; kind < KINDS; kind += 1)
        sums[kind] =
          ((join.seen[seenAt(hasLines, memory, kind)] ?? 0) *
            (emitted[(at + 1) * TAGS + 2 * kind] ?? 0) *
            (backward[next + remembers(memory, kind) * TAGS + 2 * kind] ?? 0)) /
          scale;
      for (let last = 0; last < KINDS; last += 1) {
        let sum = 0;
        const from = followAt(joins[at + 1] ?? 0, last, 0);
        for (let kind = 0; kind < KINDS; kind += 1)
          sum += (sums[kind] ?? 0) * (join.follow[from + kind] ?? 0);
        const state = at * STATES + memory * TAGS + 2 * last;
        const goesOn =
          ((emitted[(at + 1) * TAGS + 2 * last + 1] ?? 0) *
            (backward[next + memory * TAGS + 2 * last + 1] ?? 0)) /
          scale;
        backward[state] = sum + goesOn;
        backward[state + 1] = sum + goesOn;
      }
    }
  }
  return { forward, backward, emitted, scales, logSum, join };
}

/** How likely it is that words `from` up to `to` are a whole stretch of a kind: 0 to 1. */
export function stretchProbability(
  chain: Chain,
  lattice: Lattice,
  kind: number,
  from: number,
  to: number,
): number {
  const { forward, backward, emitted, scales } = lattice;
  let inside = 1;
  for (let at = from + 1; at < to; at += 1)
    inside *= (emitted[at * TAGS + 2 * kind + 1] ?? 0) / (scales[at] ?? 1);
  let sum = 0;
  for (let memory = 0; memory < MEMORIES; memory += 1) {
    const begun = forward[from * STATES + memory * TAGS + 2 * kind] ?? 0;
    if (begun === 0) continue;
    const state = (to - 1) * STATES + memory * TAGS + 2 * kind;
    let ends = backward[state] ?? 0;
    if (to < chain.length)
      ends -=
        ((emitted[to * TAGS + 2 * kind + 1] ?? 0) *
          (backward[to * STATES + memory * TAGS + 2 * kind + 1] ?? 0)) /
        (scales[to] ?? 1);
    sum += begun * inside * Math.max(0, ends);
  }
  return Math.min(1, sum);
}

/** How likely it is that word `at` belongs to a stretch of a kind, wherever that begins and ends: 0 to 1. */
export function wordProbability({ forward, backward }: Lattice, kind: number, at: number): number {
  let sum = 0;
  for (let memory = 0; memory < MEMORIES; memory += 1)
    for (const tag of [2 * kind, 2 * kind + 1]) {
      const state = at * STATES + memory * TAGS + tag;
      sum += (forward[state] ?? 0) * (backward[state] ?? 0);
    }
  return Math.min(1, sum);
}

/** The best reading: of each word its tag (Viterbi). */
export function bestTags(chain: Chain, weights: JoinWeights): Uint8Array {
  const { length, scores, joins, hasLines } = chain;
  const best = new Float64Array(length * STATES).fill(-Infinity);
  const from = new Int16Array(length * STATES).fill(-1);
  const most = new Float64Array(KINDS);
  const origin = new Int16Array(KINDS);
  for (let at = 0; at < length; at += 1) {
    const row = at * STATES;
    const turn = joins[at] ?? 0;
    for (let memory = 0; memory < (at === 0 ? 1 : MEMORIES); memory += 1) {
      if (at === 0) {
        most.set(weights.follow.subarray(followAt(turn, START, 0), followAt(turn, START, KINDS)));
        origin.fill(-1);
      } else if (!readiest(best.subarray(row - STATES + memory * TAGS, row - STATES + (memory + 1) * TAGS)))
        continue;
      for (let kind = 0; kind < KINDS; kind += 1) {
        const target = row + remembers(memory, kind) * TAGS + 2 * kind;
        const score =
          (most[kind] ?? 0) +
          (weights.seen[seenAt(hasLines, memory, kind)] ?? 0) +
          (scores[at * TAGS + 2 * kind] ?? 0);
        if (score > (best[target] ?? 0)) {
          best[target] = score;
          from[target] = at === 0 ? -1 : memory * TAGS + (origin[kind] ?? 0);
        }
        if (at === 0) continue;
        const begins = memory * TAGS + 2 * kind;
        const goes =
          (best[row - STATES + begins] ?? 0) > (best[row - STATES + begins + 1] ?? 0) ? begins : begins + 1;
        best[row + begins + 1] = (best[row - STATES + goes] ?? 0) + (scores[at * TAGS + 2 * kind + 1] ?? 0);
        from[row + begins + 1] = goes;
      }
    }

    /** Of each kind that may begin the best score of what stands before it, and its tag; false where nothing can. */
    function readiest(before: Float64Array): boolean {
      most.fill(-Infinity);
      for (let last = 0; last < KINDS; last += 1) {
        const tag = (before[2 * last] ?? 0) >= (before[2 * last + 1] ?? 0) ? 2 * last : 2 * last + 1;
        const reached = before[tag] ?? 0;
        if (reached === -Infinity) continue;
        const follows = followAt(turn, last, 0);
        for (let kind = 0; kind < KINDS; kind += 1) {
          const score = reached + (weights.follow[follows + kind] ?? 0);
          if (score > (most[kind] ?? 0)) {
            most[kind] = score;
            origin[kind] = tag;
          }
        }
      }
      return most[0] !== -Infinity;
    }
  }
  const tags = new Uint8Array(length);
  let state = 0;
  let highest = -Infinity;
  for (let last = 0; last < STATES; last += 1) {
    const score =
      (best[(length - 1) * STATES + last] ?? 0) +
      (weights.last[lastAt(Math.floor(last / TAGS), (last % TAGS) >> 1)] ?? 0);
    if (score > highest) {
      highest = score;
      state = last;
    }
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    tags[at] = state % TAGS;
    state = from[at * STATES + state] ?? 0;
  }
  return tags;
}
