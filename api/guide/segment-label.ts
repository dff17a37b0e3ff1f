import type { Candidate, SegmentKind } from './candidate.ts';
import { creditCandidates } from './find-credit.ts';
import { dateCandidates } from './find-dates.ts';
import { genericCandidates } from './find-generic.ts';
import { lifeCandidates } from './find-life.ts';
import { accessionCandidates, dimensionCandidates } from './find-measures.ts';
import { mediumCandidates } from './find-medium.ts';
import { artistCandidates } from './find-people.ts';
import { proseCandidates } from './find-prose.ts';
import { nextRemark, remarkCandidates } from './find-remarks.ts';
import { secondMakerCandidates } from './find-second-maker.ts';
import { originalTitleCandidates, sideCandidates } from './find-side.ts';
import { titleCandidates } from './find-title.ts';
import { finalScore, fits, readingKey, seenAfter, wrapScore } from './label-grammar.ts';
import type { LabelTokens } from './label-tokens.ts';
import { joinScore, type ReadStretch, segmentScore } from './learned-scores.ts';

/** A stretch of words, `from` up to but without `to`, and what it is. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly to: number;
  /** The share of the readings that agree on it, weighed by their scores: 0 to 1. */
  readonly certainty: number;
}

interface State {
  readonly score: number;
  readonly seen: number;
  readonly kind: SegmentKind | 'start';
  readonly from: number;
  readonly previous: State | null;
}

/** Words that are searched for fields; a text that goes on beyond them goes on in sentences. */
const MOST_WORDS = 160;
/** Steps of the search; ordinary labels take up to 5,000. What is left after these is read as sentences. */
export const MOST_STEPS = 5500;
/** Readings kept at each word; more changes no result on ordinary labels. */
const BEAM = 12;
/** The share of the steps after which half of the readings are kept: better fewer to the end than none. */
const WIDE_SHARE = 0.7;
/** How far apart in score readings must be until the weaker hardly counts. */
const SOFTNESS = 2.5;
/** A reading this far behind the best one at the same word does not catch up. */
const MARGIN = 10;

/** What the finders' scores count beside the learned ones, which would else lean on them too much. */
const RULES_SHARE = 0.3;

/** How far a search goes. */
export interface SearchLimits {
  readonly beam: number;
  readonly margin: number;
  readonly mostSteps: number;
  /** Whether a stretch may be read so; for learning, what the label's fields are known to be. */
  readonly allows?: (from: number, candidate: Candidate) => boolean;
}

/** A way to read a label's words up to a word, and what it is worth. */
export interface LabelReading {
  readonly score: number;
  readonly stretches: readonly ReadStretch[];
}

/** What a search found: readings up to but without word `to`, in any order. `steps` is the work it took. */
export interface LabelSearch {
  readonly readings: readonly LabelReading[];
  readonly to: number;
  readonly steps: number;
}

/**
 * Finds the best-scoring split of a label into fields. Every word belongs to exactly one segment. `steps` is the work
 * it took.
 */
export function segmentLabel(label: LabelTokens): { segments: Segment[]; steps: number } {
  const { readings, to, steps } = searchReadings(label, {
    beam: BEAM,
    margin: MARGIN,
    mostSteps: MOST_STEPS,
  });
  return { segments: [...bestReading(readings), ...sentencesFrom(label, to)], steps };
}

/** Goes through the ways to split a label into fields, left to right (semi-Markov Viterbi with a beam). */
export function searchReadings(whole: LabelTokens, limits: SearchLimits): LabelSearch {
  const { beam, margin, mostSteps, allows } = limits;
  const count = searchedWords(whole);
  // What looks ahead would go through all of a long text for each word.
  const label = { ...whole, tokens: whole.tokens.slice(0, count) };
  const reached: Map<number, State>[] = Array.from({ length: count + 1 }, () => new Map());
  reached[0]?.set(0, { score: 0, seen: 0, kind: 'start', from: 0, previous: null });
  let steps = 0;
  let from = 0;
  for (; from < count && steps < mostSteps; from += 1) {
    const states = strongest(reached[from], steps < mostSteps * WIDE_SHARE ? beam : beam / 2, margin);
    if (states.length === 0) continue;
    const open = (kind: SegmentKind): boolean => states.some((state) => fits(kind, state.seen, state.kind));
    const joins = new Map<SegmentKind, Join[]>();
    for (const candidate of candidatesAt(label, from, open)) {
      const { kind, to } = candidate;
      const target = reached[to];
      if (!target || allows?.(from, candidate) === false) continue;
      steps += states.length;
      const inside =
        RULES_SHARE * candidate.score + wrapScore(label, from, to) + segmentScore(label, kind, from, to);
      let joined = joins.get(kind);
      if (!joined) joins.set(kind, (joined = joinsOf(label, from, kind, states)));
      for (const { key, seen, score: before, state } of joined) {
        const score = before + inside;
        const rival = target.get(key);
        if (!rival || rival.score < score) target.set(key, { score, seen, kind, from, previous: state });
      }
    }
    reached[from]?.clear();
  }
  const readings = [...(reached[from]?.values() ?? [])].map((end) => ({
    score: end.score + finalScore(end.seen),
    stretches: unwind(end, from),
  }));
  return { readings, to: from, steps };
}

/** A reading that a field of one kind may follow, and what the two are worth so far. */
interface Join {
  readonly state: State;
  readonly score: number;
  readonly seen: number;
  /** The same for readings that nothing behind can tell apart. */
  readonly key: number;
}

function joinsOf(label: LabelTokens, from: number, kind: SegmentKind, states: readonly State[]): Join[] {
  return states
    .filter((state) => fits(kind, state.seen, state.kind))
    .map((state) => {
      const seen = seenAfter(state.seen, kind);
      const score = state.score + joinScore(label, from, state.kind, kind, state.seen);
      return { state, seen, score, key: readingKey(seen, kind) };
    });
}

/** All words of an ordinary label; of a very long text those up to the end of a sentence. */
function searchedWords({ tokens }: LabelTokens): number {
  if (tokens.length <= MOST_WORDS) return tokens.length;
  const last = tokens.findLastIndex((token, index) => index < MOST_WORDS && token.closes);
  return last > MOST_WORDS / 2 ? last + 1 : MOST_WORDS;
}

function sentencesFrom({ tokens }: LabelTokens, first: number): Segment[] {
  const sentences: Segment[] = [];
  let from = first;
  for (let index = first; index < tokens.length; index += 1) {
    if (index < tokens.length - 1 && tokens[index]?.closes !== true) continue;
    sentences.push({ kind: 'prose', from, to: index + 1, certainty: 0.5 });
    from = index + 1;
  }
  return sentences;
}

function strongest(states: Map<number, State> | undefined, beam: number, margin: number): State[] {
  const sorted = [...(states?.values() ?? [])].toSorted((a, b) => b.score - a.score).slice(0, beam);
  const best = sorted[0]?.score ?? 0;
  return sorted.filter((state) => state.score > best - margin);
}

/** Looks for the kinds that some reading still has room for. */
function candidatesAt(label: LabelTokens, from: number, open: (kind: SegmentKind) => boolean): Candidate[] {
  const remarks = remarkCandidates(label, from);
  if (remarks.length > 0) return remarks;
  const names = open('artist') || open('maker') ? artistCandidates(label, from) : [];
  const found: Candidate[] = [
    ...(open('title') ? titleCandidates(label, from) : []),
    ...(open('artist') ? names : []),
    ...(open('origin') || open('life') ? lifeCandidates(label, from) : []),
    ...(open('date') ? dateCandidates(label, from) : []),
    ...(open('medium') ? mediumCandidates(label, from) : []),
    ...(open('dimensions') ? dimensionCandidates(label, from) : []),
    ...(open('credit') ? creditCandidates(label, from) : []),
    ...(open('accession') ? accessionCandidates(label, from) : []),
    ...(open('prose') ? proseCandidates(label, from) : []),
    { kind: 'other', to: from + 1, score: -5 },
    ...sideCandidates(label, from),
    ...(open('maker') ? secondMakerCandidates(label, from, names) : []),
    ...(open('original') ? originalTitleCandidates(label, from) : []),
  ];
  const end = nextRemark(label, from);
  return [...found, ...genericCandidates(label, from, open, found)].filter(({ to }) => to <= end);
}

/** The best of the readings of the whole label; each segment is as certain as the others agree on it. */
function bestReading(readings: readonly LabelReading[]): Segment[] {
  const most = Math.max(...readings.map(({ score }) => score));
  const weights = new Map<string, number>();
  const keyOf = ({ kind, from, to }: ReadStretch): string => `${kind} ${from} ${to}`;
  let sum = 0;
  for (const { score, stretches } of readings) {
    const weight = Math.exp((score - most) / SOFTNESS);
    sum += weight;
    for (const stretch of stretches) weights.set(keyOf(stretch), (weights.get(keyOf(stretch)) ?? 0) + weight);
  }
  const best = readings.find(({ score }) => score === most)?.stretches ?? [];
  return best.map((stretch) => ({ ...stretch, certainty: (weights.get(keyOf(stretch)) ?? 0) / sum }));
}

function unwind(last: State, count: number): ReadStretch[] {
  const stretches: ReadStretch[] = [];
  let to = count;
  for (let state: State | null = last; state; state = state.previous) {
    if (state.kind !== 'start')
      stretches.push({ kind: state.kind, from: state.from, to, seen: state.previous?.seen ?? 0 });
    to = state.from;
  }
  return stretches.toReversed();
}
