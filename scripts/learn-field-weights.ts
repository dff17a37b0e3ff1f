/**
 * Learns what the search for a label's fields goes by besides the scores of the finders, and writes it to
 * `api/guide/vocabulary/field-weights.ts`. A structured perceptron: where another reading of a label of the tests comes too near
 * the right one, the features that the right one has gain and those of the other lose; the weights are averaged over
 * all steps. Half of the labels are mixed from several, and in most of them some known words are taken for unknown
 * ones, so that order, shape and punctuation are learned and not only words.
 * It learns from nothing and its steps depend on the labels' order, so another run gives others; the weights that are
 * kept are the mean of several (`learn-field-weights-mean.ts`) that scored well on batches held out.
 * node scripts/learn-field-weights.ts [--held-out "NAME OF A BATCH;..."] [--rounds N] [--out FILE]
 */
import { parseArgs } from 'node:util';
import type { Candidate } from '../api/guide/candidate.ts';
import { type LabelFacts, NO_FIELDS, type TombstoneFields } from '../api/guide/facts.ts';
import { type LabelTokens, tokenizeLabel } from '../api/guide/label-tokens.ts';
import { readingFeatures, WEIGHTS } from '../api/guide/learned-scores.ts';
import { factsFrom, parseLabel } from '../api/guide/parse-label.ts';
import { type LabelReading, searchReadings } from '../api/guide/segment-label.ts';
import { FIELD_NAMES } from '../api/guide/testing/field-names.ts';
import { type KnownLabel, LABEL_SETS } from '../api/guide/testing/label-sets.ts';
import { OBJECT_WORDS } from '../api/guide/vocabulary/objects.ts';
import { wordClass } from '../api/guide/word-class.ts';
import { writeFieldWeights } from './field-weights-file.ts';
import { root } from './paths.ts';

/** By how much the right reading must lead for each field that another one has wrong. */
const LEAD = 2;
/** The longest step. */
const RATE = 0.2;
/** Share of the known words that are taken for unknown. */
const FORGOTTEN_ORIGINS = 0.25;
const FORGOTTEN_WORDS = 0.15;
/** Share of the labels of which nothing is forgotten. */
const WHOLE = 0.3;
/** Share of the fields that a mixed label takes from others. */
const MIXED = 0.6;
/** Rounds over the labels as they are. */
const LAST_ROUNDS = 4;

const { values } = parseArgs({
  options: {
    'held-out': { type: 'string', default: 'labels of all continents, later;plain tombstones' },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: `${root}api/guide/vocabulary/field-weights.ts` },
  },
});
const heldOut = values['held-out'].split(';');
const isHeldOut = ([name]: (typeof LABEL_SETS)[number]): boolean => heldOut.includes(name);
const held = LABEL_SETS.filter(isHeldOut).flatMap(([, labels]) => labels);
const known = LABEL_SETS.filter((set) => !isHeldOut(set)).flatMap(([, labels]) => labels);

/** The same numbers in each run (a linear congruential generator): 0 up to 1. */
let state = 1;
function chance(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}
const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** A label with some of its fields from other labels, where they stand on one line. */
function mixedLabel(): KnownLabel {
  const label = anyOf(known) ?? { style: '', lines: [], fields: {} };
  const fields = { ...label.fields };
  const lines = [...label.lines];
  for (const field of FIELD_NAMES) {
    const printed = fields[field];
    const other = anyOf(known)?.fields[field];
    if (typeof printed !== 'string' || typeof other !== 'string' || chance() > MIXED) continue;
    const places = lines.flatMap((line, index) => (line.split(printed).length === 2 ? [index] : []));
    const [place] = places;
    if (places.length !== 1 || place === undefined || /^(?:born|died)$/.test(field)) continue;
    lines[place] = (lines[place] ?? '').split(printed).join(other);
    fields[field] = other;
  }
  return { ...label, lines, fields };
}

/** A label of which some known words are taken for unknown ones. */
function withForgottenWords(label: LabelTokens): LabelTokens {
  if (chance() < WHOLE) return label;
  const marked = label.marked.replaceAll(/\uE000+|\uE001+|\uE002+/g, (mark, at: number) =>
    chance() < FORGOTTEN_ORIGINS
      ? label.plain.slice(at, at + mark.length).replaceAll(/[\u00C0-\uD7FF]/g, 'x')
      : mark,
  );
  const forgotten = new Map<string, boolean>();
  const tokens = label.tokens.map((token) => {
    const forget = forgotten.get(token.lower) ?? chance() < FORGOTTEN_WORDS;
    forgotten.set(token.lower, forget);
    if (!forget || (token.material !== 'material' && !OBJECT_WORDS.has(token.lower))) return token;
    const unknown = { ...token, material: 'other' as const, lower: `${token.lower}q` };
    return { ...unknown, wordClass: wordClass(unknown) };
  });
  return { ...label, marked, tokens };
}

type Fields = Readonly<TombstoneFields>;

const same = (a: string | null, b: string | null): boolean => normalise(a) === normalise(b);

function normalise(text: string | null): string | null {
  return (
    text &&
    text
      .toLowerCase()
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      .replaceAll(/['"\u2018-\u201D`]/g, '')
  );
}

/** How many fields are missing or wrong, those that are wrong counted twice, and whether what else is known is lost. */
function faultsOf(facts: LabelFacts, { fields, makers, sentences }: KnownLabel): number {
  const wrong = FIELD_NAMES.filter((field) => !same(facts[field], fields[field] ?? null))
    .map((field) => Number(facts[field] !== null) + Number((fields[field] ?? null) !== null))
    .reduce((sum, faults) => sum + faults, 0);
  const makersFound = facts.otherMakers.map(({ text }) => text).join('; ');
  const lostMakers = makers !== undefined && !same(makersFound, makers.join('; '));
  const lostSentences = sentences !== undefined && !same(facts.sentences.join(' '), sentences);
  return wrong + Number(lostMakers) + Number(lostSentences);
}

function factsOf(label: LabelTokens, reading: LabelReading): LabelFacts {
  return factsFrom(
    label,
    reading.stretches.map((stretch) => ({ ...stretch, certainty: 1 })),
  );
}

/** Whether a stretch says of each field what the label says, or nothing. */
function agreesWith(label: LabelTokens, fields: Fields): (from: number, candidate: Candidate) => boolean {
  const asked = new Map<string, boolean>();
  return (from, { kind, to }) => {
    if (/^(?:other|prose|maker|original)$/.test(kind)) return true;
    const key = `${kind} ${from} ${to}`;
    let agrees = asked.get(key);
    if (agrees === undefined) {
      const facts = factsFrom(label, [{ kind, from, to, certainty: 1 }]);
      const whole = /^(?:life|bio)$/.test(kind);
      agrees = FIELD_NAMES.every(
        (field) =>
          (facts[field] === null && !(whole && /^(?:born|died)$/.test(field))) ||
          same(facts[field], fields[field]),
      );
      asked.set(key, agrees);
    }
    return agrees;
  };
}

interface Judged extends LabelReading {
  readonly faults: number;
}

const USUAL = { beam: 12, margin: 10, mostSteps: 5500 };
const WIDE = { beam: 200, margin: 1000, mostSteps: 1_000_000 };

function judged(label: LabelTokens, truth: KnownLabel, readings: readonly LabelReading[]): Judged[] {
  return readings.map((reading) => ({ ...reading, faults: faultsOf(factsOf(label, reading), truth) }));
}

const sums = new Float64Array(WEIGHTS.length);
let steps = 0;

/** Moves the weights where a wrong reading of the label comes too near the right one. */
function learnFrom(label: LabelTokens, truth: KnownLabel): void {
  steps += 1;
  const allows = agreesWith(label, { ...NO_FIELDS, ...truth.fields });
  const [right] = judged(label, truth, searchReadings(label, { ...WIDE, allows }).readings).toSorted(
    (a, b) => a.faults - b.faults || b.score - a.score,
  );
  if (!right) return;
  const excess = ({ score, faults }: Judged): number =>
    LEAD * (faults - right.faults) - (right.score - score);
  const [rival] = judged(label, truth, searchReadings(label, USUAL).readings)
    .filter(({ faults }) => faults > right.faults)
    .toSorted((a, b) => excess(b) - excess(a));
  if (!rival || excess(rival) <= 0) return;
  const change = new Map<number, number>();
  for (const [{ stretches }, sign] of [
    [right, 1],
    [rival, -1],
  ] as const)
    for (const feature of readingFeatures(label, stretches))
      change.set(feature, (change.get(feature) ?? 0) + sign);
  const norm = [...change.values()].reduce((sum, value) => sum + value * value, 0);
  if (norm === 0) return;
  const step = Math.min(RATE, excess(rival) / norm);
  for (const [feature, value] of change) {
    WEIGHTS[feature] = (WEIGHTS[feature] ?? 0) + step * value;
    sums[feature] = (sums[feature] ?? 0) + steps * step * value;
  }
}

/** F1 over all fields. */
function f1(labels: readonly KnownLabel[], joined: boolean): string {
  let [right, both] = [0, 0];
  for (const { lines, fields } of labels) {
    const text = lines.join(' ');
    const facts = parseLabel(joined ? { text } : { text, lines: lines.map((line) => ({ text: line })) });
    for (const field of FIELD_NAMES) {
      const printed = fields[field] ?? null;
      right += facts[field] !== null && same(facts[field], printed) ? 1 : 0;
      both += Number(facts[field] !== null) + Number(printed !== null);
    }
  }
  return ((2 * right) / both).toFixed(4);
}

/** Goes once through labels, by their lines and as one run of text, each changed by `change` before. */
function learnFromAll(labels: readonly KnownLabel[], change: (label: LabelTokens) => LabelTokens): void {
  for (const truth of shuffled(labels)) {
    const text = truth.lines.join(' ');
    for (const input of [{ text }, { text, lines: truth.lines.map((line) => ({ text: line })) }])
      learnFrom(change(tokenizeLabel(input)), truth);
  }
}

/** Puts the average of the weights over all steps so far in their place. */
function average(): void {
  WEIGHTS.forEach((weight, feature) => {
    WEIGHTS[feature] = weight - (sums[feature] ?? 0) / steps;
  });
}

function report(round: string): void {
  for (const [name, labels] of [
    ['known', known],
    ['held out', held],
  ] as const)
    if (labels.length > 0)
      console.log(`${round}, ${name}: ${f1(labels, false)} by lines, ${f1(labels, true)} joined`);
}

function learn(rounds: number, name: string, round: () => void): void {
  sums.fill(0);
  steps = 0;
  for (let count = 1; count <= rounds; count += 1) {
    round();
    const current = WEIGHTS.slice();
    average();
    report(`${name} ${count}`);
    if (count < rounds) WEIGHTS.set(current);
  }
}

WEIGHTS.fill(0);
learn(Number(values.rounds), 'round', () =>
  learnFromAll([...known, ...known.map(mixedLabel)], withForgottenWords),
);
// What was learned in general is fitted to the labels as they are printed.
learn(LAST_ROUNDS, 'last round', () => learnFromAll(known, (label) => label));
writeFieldWeights(values.out, WEIGHTS);
