import { SEGMENT_KINDS, type SegmentKind } from './candidate.ts';
import { endsLine, type LabelTokens, oncePerLabel, plainAt } from './label-tokens.ts';
import { FIELD_WEIGHTS } from './vocabulary/field-weights.ts';
import { unpackPairs } from './vocabulary/unpack.ts';
import { classAt, WORD_CLASSES } from './word-class.ts';

/** Sizes of the groups of features: lengths, edges, ways to stand behind another field, fields that came before. */
const LENGTHS = 16;
const EDGES = 36;
const JOINS = 3 * (SEGMENT_KINDS.length + 1);
const PRESENT = 20;
const BY_WORD = SEGMENT_KINDS.length * WORD_CLASSES;

/** Where the weights of each group start; within a group they are ordered by kind. */
const INSIDE = 0;
const FIRST = INSIDE + BY_WORD;
const LAST = FIRST + BY_WORD;
const BEFORE = LAST + BY_WORD;
const AFTER = BEFORE + BY_WORD;
const LENGTH = AFTER + BY_WORD;
const EDGE = LENGTH + SEGMENT_KINDS.length * LENGTHS;
const FOLLOW = EDGE + SEGMENT_KINDS.length * EDGES;
const SEEN = FOLLOW + SEGMENT_KINDS.length * JOINS;
const BREAK = SEEN + SEGMENT_KINDS.length * PRESENT;
const FEATURES = BREAK + WORD_CLASSES * WORD_CLASSES;

/** What a step of a packed weight is worth. */
const STEP = 0.2;
const MIDDLE = 'm'.charCodeAt(0);

/** What each feature adds to the score of a reading. `scripts/learn-field-weights.ts` learns them. */
export const WEIGHTS = unpackWeights(unpackPairs(FIELD_WEIGHTS));

/** Undoes `packWeights`: a letter is a weight, a number so many features without one. */
export function unpackWeights(packed: string): Float64Array {
  const weights = new Float64Array(FEATURES);
  let at = 0;
  for (const [part] of packed.matchAll(/\d+|[a-z]/g)) {
    if (/\d/.test(part)) at += Number(part);
    else weights[at++] = (part.charCodeAt(0) - MIDDLE) * STEP;
  }
  return weights;
}

/** Writes weights in steps, the smallest ones left out. */
export function packWeights(weights: Float64Array): string {
  return Array.from(weights, (weight) => {
    const level = Math.max(-12, Math.min(12, Math.round(weight / STEP)));
    return level === 0 || Math.abs(weight) < 0.6 * STEP ? '0' : String.fromCharCode(MIDDLE + level);
  })
    .join('')
    .replaceAll(/0+/g, (zeros) => String(zeros.length));
}

interface Known {
  readonly classes: Uint8Array;
  /** By kind, the sums of the weights inside up to each word. */
  readonly inside: Float64Array[];
}

const knownOf = oncePerLabel((label): Known => ({
  classes: Uint8Array.from(label.tokens, (_, at) => classAt(label, at)),
  inside: [],
}));

function insideSums({ classes, inside }: Known, kind: number): Float64Array {
  let sums = inside[kind];
  if (!sums) {
    inside[kind] = sums = new Float64Array(classes.length + 1);
    for (let at = 0; at < classes.length; at += 1)
      sums[at + 1] = (sums[at] ?? 0) + (WEIGHTS[INSIDE + kind * WORD_CLASSES + (classes[at] ?? 0)] ?? 0);
  }
  return sums;
}

function lengthOf(words: number): number {
  return words < 5 ? words - 1 : words < 7 ? 4 : words < 10 ? 5 : words < 16 ? 6 : 7;
}

/** What stands at the edges of a stretch: punctuation, brackets and line breaks. */
function edgeOf(label: LabelTokens, from: number, to: number): number {
  const { tokens, hasLines } = label;
  const [first, last] = [plainAt(tokens, from), plainAt(tokens, to - 1)];
  const sign = last.endsWith(',') ? 1 : /[.;:]$/.test(last) ? 2 : 0;
  const opened = /^[([]/.test(first);
  const bracket = opened === /[)\]][,.;:]?$/.test(last) ? (opened ? 1 : 0) : 2;
  const line = !hasLines ? 0 : tokens[from]?.startsLine ? (endsLine(label, to) ? 3 : 2) : 1;
  return sign + 3 * bracket + 9 * line;
}

/** The features of a stretch as a kind, those of the words inside aside. */
function outlineFeatures(label: LabelTokens, kind: number, from: number, to: number): number[] {
  const { classes } = knownOf(label);
  const row = kind * WORD_CLASSES;
  return [
    FIRST + row + (classes[from] ?? 0),
    LAST + row + (classes[to - 1] ?? 0),
    BEFORE + row + (classes[from - 1] ?? 0),
    AFTER + row + (classes[to] ?? 0),
    LENGTH + kind * LENGTHS + (label.hasLines ? LENGTHS / 2 : 0) + lengthOf(to - from),
    EDGE + kind * EDGES + edgeOf(label, from, to),
  ];
}

/** The features of a kind that follows another one, with the fields that a reading has found (`seen`). */
function joinFeatures(
  label: LabelTokens,
  from: number,
  previous: SegmentKind | 'start',
  kind: number,
  seen: number,
): number[] {
  const { classes } = knownOf(label);
  const join = !label.hasLines ? 0 : label.tokens[from]?.startsLine ? 1 : 2;
  const features = [
    FOLLOW + kind * JOINS + (previous === 'start' ? 0 : SEGMENT_KINDS.indexOf(previous) + 1) * 3 + join,
  ];
  if (join !== 1) features.push(BREAK + (classes[from - 1] ?? 0) * WORD_CLASSES + (classes[from] ?? 0));
  const row = SEEN + kind * PRESENT + (label.hasLines ? PRESENT / 2 : 0);
  for (let bit = 0; bit < PRESENT / 2; bit += 1) if ((seen & (1 << bit)) !== 0) features.push(row + bit);
  return features;
}

function sumOf(features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += WEIGHTS[feature] ?? 0;
  return sum;
}

/** Sentences are known by their own words. */
const hasInside = (kind: SegmentKind): boolean => kind !== 'prose';

/** What the learned weights say of a stretch as a kind. */
export function segmentScore(label: LabelTokens, kind: SegmentKind, from: number, to: number): number {
  const at = SEGMENT_KINDS.indexOf(kind);
  const sums = hasInside(kind) ? insideSums(knownOf(label), at) : [];
  return (sums[to] ?? 0) - (sums[from] ?? 0) + sumOf(outlineFeatures(label, at, from, to));
}

/** What the learned weights say of a kind that follows another one. */
export function joinScore(
  label: LabelTokens,
  from: number,
  previous: SegmentKind | 'start',
  kind: SegmentKind,
  seen: number,
): number {
  return sumOf(joinFeatures(label, from, previous, SEGMENT_KINDS.indexOf(kind), seen));
}

/** A stretch of a reading, and the fields found before it. */
export interface ReadStretch {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly to: number;
  readonly seen: number;
}

/** The features that a whole reading has, for learning. */
export function readingFeatures(label: LabelTokens, reading: readonly ReadStretch[]): number[] {
  const { classes } = knownOf(label);
  return reading.flatMap(({ kind, from, to, seen }, index) => {
    const at = SEGMENT_KINDS.indexOf(kind);
    const inside = hasInside(kind) ? Array.from(classes.subarray(from, to)) : [];
    return [
      ...inside.map((word) => INSIDE + at * WORD_CLASSES + word),
      ...outlineFeatures(label, at, from, to),
      ...joinFeatures(label, from, reading[index - 1]?.kind ?? 'start', at, seen),
    ];
  });
}
