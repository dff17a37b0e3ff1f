import { SEGMENT_KINDS } from './kinds.ts';

/**
 * A linear chain over the words of a label (Lafferty, McCallum and Pereira 2001): each word begins a stretch of a kind or
 * goes on in one, what the network says of each word is weighed together with which kinds follow which, and every
 * stretch gets the probability of all the readings that hold it.
 */
const KINDS = SEGMENT_KINDS.length;
/** Two a kind: begins (even) and goes on (odd). */
export const TAGS = 2 * KINDS;
/** The row of what stands before the first word. */
const START = KINDS;

/** The place of a weight in those of what follows: by join, kind before and kind that begins. */
export const followAt = (join: number, before: number, kind: number): number =>
  (join * (KINDS + 1) + before) * KINDS + kind;

/** The words of a label for the search: what is said of each tag, how each word joins the one before, and which kinds follow which. */
export interface Chain {
  readonly length: number;
  /** By word and tag. */
  readonly scores: Float64Array;
  readonly joins: Uint8Array;
  /** By `followAt`. */
  readonly follow: Float32Array;
}

/** What all readings of a label together say. */
export interface Lattice {
  /** Scaled forward and backward sums, by word and tag. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** Exponentials of the scores, scaled by word. */
  readonly emitted: Float64Array;
  readonly scales: Float64Array;
  readonly logSum: number;
}

/** The forward-backward sums of a label's readings; each word's are scaled to one. */
export function sumReadings({ length, scores, joins, follow }: Chain): Lattice {
  const factors = Float64Array.from(follow, Math.exp);
  const emitted = new Float64Array(length * TAGS);
  const forward = new Float64Array(length * TAGS);
  const backward = new Float64Array(length * TAGS).fill(1, (length - 1) * TAGS);
  const scales = new Float64Array(length);
  const before = new Float64Array(KINDS);
  let logSum = 0;
  for (let at = 0; at < length; at += 1) {
    const row = at * TAGS;
    const join = joins[at] ?? 0;
    const most = scores.subarray(row, row + TAGS).reduce((a, b) => Math.max(a, b), -Infinity);
    for (let tag = row; tag < row + TAGS; tag += 1) emitted[tag] = Math.exp((scores[tag] ?? 0) - most);
    // What the readings up to the word before say of each kind there; nothing before the first word.
    for (let kind = 0; kind < KINDS; kind += 1)
      before[kind] =
        at === 0 ? 0 : (forward[row - TAGS + 2 * kind] ?? 0) + (forward[row - TAGS + 2 * kind + 1] ?? 0);
    for (let kind = 0; kind < KINDS; kind += 1) {
      let begun = 0;
      for (let last = 0; last < KINDS; last += 1)
        begun += (before[last] ?? 0) * (factors[followAt(join, last, kind)] ?? 0);
      if (at === 0) begun = factors[followAt(join, START, kind)] ?? 0;
      const goneOn = before[kind] ?? 0;
      forward[row + 2 * kind] = begun * (emitted[row + 2 * kind] ?? 0);
      forward[row + 2 * kind + 1] = goneOn * (emitted[row + 2 * kind + 1] ?? 0);
    }
    const scale = forward.subarray(row, row + TAGS).reduce((a, b) => a + b, 0) || Number.MIN_VALUE;
    for (let tag = row; tag < row + TAGS; tag += 1) forward[tag] = (forward[tag] ?? 0) / scale;
    scales[at] = scale;
    logSum += most + Math.log(scale);
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    const next = (at + 1) * TAGS;
    const scale = scales[at + 1] ?? 1;
    for (let last = 0; last < KINDS; last += 1) {
      const goesOn = next + 2 * last + 1;
      let sum = (emitted[goesOn] ?? 0) * (backward[goesOn] ?? 0);
      for (let kind = 0; kind < KINDS; kind += 1)
        sum +=
          (factors[followAt(joins[at + 1] ?? 0, last, kind)] ?? 0) *
          (emitted[next + 2 * kind] ?? 0) *
          (backward[next + 2 * kind] ?? 0);
      backward.fill(sum / scale, at * TAGS + 2 * last, at * TAGS + 2 * last + 2);
    }
  }
  return { forward, backward, emitted, scales, logSum };
}

/** How likely it is that words `from` up to `to` are a whole stretch of a kind: 0 to 1. */
export function stretchProbability(lattice: Lattice, kind: number, from: number, to: number): number {
  const { forward, backward, emitted, scales } = lattice;
  let inside = forward[from * TAGS + 2 * kind] ?? 0;
  for (let at = from + 1; at < to; at += 1)
    inside *= (emitted[at * TAGS + 2 * kind + 1] ?? 0) / (scales[at] ?? 1);
  const goesOn = to * TAGS + 2 * kind + 1;
  const ends =
    (backward[(to - 1) * TAGS + 2 * kind] ?? 0) -
    (to < scales.length ? ((emitted[goesOn] ?? 0) * (backward[goesOn] ?? 0)) / (scales[to] ?? 1) : 0);
  return Math.min(1, inside * Math.max(0, ends));
}

/** How likely it is that word `at` belongs to a stretch of a kind, wherever that begins and ends: 0 to 1. */
export function wordProbability({ forward, backward }: Lattice, kind: number, at: number): number {
  const tag = at * TAGS + 2 * kind;
  return Math.min(
    1,
    (forward[tag] ?? 0) * (backward[tag] ?? 0) + (forward[tag + 1] ?? 0) * (backward[tag + 1] ?? 0),
  );
}

/** The best reading: of each word its tag (Viterbi). */
export function bestTags({ length, scores, joins, follow }: Chain): Uint8Array {
  const best = new Float64Array(length * TAGS).fill(-Infinity);
  const from = new Int16Array(length * TAGS);
  for (let kind = 0; kind < KINDS; kind += 1)
    best[2 * kind] = (follow[followAt(joins[0] ?? 0, START, kind)] ?? 0) + (scores[2 * kind] ?? 0);
  for (let at = 1; at < length; at += 1) {
    const row = at * TAGS;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const begins = row + 2 * kind;
      for (let tag = 0; tag < TAGS; tag += 1) {
        const reached = best[row - TAGS + tag] ?? 0;
        const begun =
          reached + (follow[followAt(joins[at] ?? 0, tag >> 1, kind)] ?? 0) + (scores[begins] ?? 0);
        if (begun > (best[begins] ?? 0)) {
          best[begins] = begun;
          from[begins] = tag;
        }
        const goneOn = reached + (scores[begins + 1] ?? 0);
        if (tag >> 1 === kind && goneOn > (best[begins + 1] ?? 0)) {
          best[begins + 1] = goneOn;
          from[begins + 1] = tag;
        }
      }
    }
  }
  const tags = new Uint8Array(length);
  const last = best.subarray((length - 1) * TAGS);
  let tag = last.indexOf(last.reduce((a, b) => Math.max(a, b), -Infinity));
  for (let at = length - 1; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = from[at * TAGS + tag] ?? 0;
  }
  return tags;
}
