import { SEGMENT_KINDS } from './kinds.ts';
import { type JoinWeights, noJoinWeights } from './crf.ts';
import type { Network } from './network.ts';

/** What a feature says of each tag: pairs of tag and weight, the tags in order. */
export interface FeatureWeights {
  readonly tags: readonly number[];
  readonly weights: readonly number[];
}

/** A learned model: the weights of the features by their number, those of the joins by their place. */
export interface Model {
  readonly features: ReadonlyMap<number, FeatureWeights>;
  readonly joins: JoinWeights;
  /** What reads the label beside the features; none while these are learned. */
  readonly network: Network | null;
}

/** What a step of a packed weight is worth. */
export const STEP = 0.25;
/** The most steps that a packed weight holds either way. */
const MOST_STEPS = 20;
/** Printable characters that need no escape in a raw template literal. */
const DIGITS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(at + 32))
  .filter((digit) => !/[$`\\]/.test(digit))
  .join('');
const BASE = DIGITS.length;

/** A number from 0 up as characters: a low one is a single one. Ends are told by the first half of the digits. */
function written(value: number): string {
  const half = BASE >> 1;
  let text = DIGITS.charAt(value % half);
  for (let rest = Math.floor(value / half); rest > 0; rest = Math.floor(rest / half))
    text = DIGITS.charAt(half + (rest % half)) + text;
  return text;
}

function* readNumbers(packed: string): Generator<number> {
  const half = BASE >> 1;
  const values = new Map([...DIGITS].map((digit, at) => [digit, at]));
  let value = 0;
  for (const digit of packed) {
    const at = values.get(digit) ?? 0;
    if (at >= half) value = value * half + (at - half);
    else {
      yield value * half + at;
      value = 0;
    }
  }
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
const inSteps = (weight: number): number =>
  Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP)));

function packRow(row: readonly number[]): number[] {
  const numbers: number[] = [];
  let before = -1;
  row.forEach((steps, at) => {
    if (steps === 0) return;
    numbers.push(at - before, zigzag(steps));
    before = at;
  });
  return [...numbers, 0];
}

/** A model as text, with the kinds it knows: weights in steps of `STEP`, small ones left out. */
export function packModel(features: ReadonlyMap<number, ArrayLike<number>>, joins: JoinWeights): string {
  const rows = [...features].toSorted(([a], [b]) => a - b);
  let before = 0;
  const numbers: number[] = [];
  for (const [number, weights] of rows) {
    const row = packRow(Array.from(weights, inSteps));
    if (row.length === 1) continue;
    numbers.push(number - before, ...row);
    before = number;
  }
  const dense = [joins.follow, joins.seen, joins.last].map((weights) =>
    packRow(Array.from(weights, inSteps)).map(written).join(''),
  );
  return [SEGMENT_KINDS.join(' '), ...dense, numbers.map(written).join('')].join('\n');
}

function unpackDense(packed: string, weights: Float64Array): Float64Array {
  let at = -1;
  let gap: number | null = null;
  for (const number of readNumbers(packed)) {
    if (gap === null) {
      if (number === 0) break;
      gap = number;
    } else {
      at += gap;
      weights[at] = unzigzag(number) * STEP;
      gap = null;
    }
  }
  return weights;
}

/** Undoes `packModel`. Throws where the model was learned for other kinds than the guide knows today. */
export function unpackModel(packed: string): Model {
  const [kinds = '', follow = '', seen = '', last = '', words = ''] = packed.split('\n');
  if (kinds !== SEGMENT_KINDS.join(' '))
    throw new Error(`The model knows the kinds ${kinds}, not ${SEGMENT_KINDS.join(' ')}: run npm run learn.`);
  const none = noJoinWeights();
  const joins = {
    follow: unpackDense(follow, none.follow),
    seen: unpackDense(seen, none.seen),
    last: unpackDense(last, none.last),
  };
  const features = new Map<number, FeatureWeights>();
  const numbers = readNumbers(words);
  let feature = 0;
  for (let step = numbers.next(); step.done !== true; step = numbers.next()) {
    feature += step.value;
    const tags: number[] = [];
    const weights: number[] = [];
    let tag = -1;
    for (let gap = numbers.next(); gap.done !== true && gap.value !== 0; gap = numbers.next()) {
      const weight = numbers.next();
      if (weight.done === true) break;
      tag += gap.value;
      tags.push(tag);
      weights.push(unzigzag(weight.value) * STEP);
    }
    features.set(feature, { tags, weights });
  }
  return { features, joins, network: null };
}
