import type { Candidate, SegmentKind } from './candidate.ts';
import { dateCandidates } from './find-dates.ts';
import { creditCandidates } from './find-credit.ts';
import { lifeCandidates } from './find-life.ts';
import { accessionCandidates, dimensionCandidates } from './find-measures.ts';
import { mediumCandidates } from './find-medium.ts';
import { artistCandidates } from './find-people.ts';
import { closesSentence, proseCandidates } from './find-prose.ts';
import { titleCandidates } from './find-title.ts';
import { boundaryScore, finalScore, fits, followScore, seenAfter, wrapScore } from './label-grammar.ts';
import type { LabelTokens } from './label-tokens.ts';

/** A stretch of words, `from` up to but without `to`, and what it is. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly to: number;
}

interface State {
  readonly score: number;
  readonly seen: number;
  readonly kind: SegmentKind | 'start';
  readonly from: number;
  readonly previous: State | null;
}

/** Words that are searched for fields; a text that goes on beyond them goes on in sentences. */
const MOST_WORDS = 350;
/** Readings kept at each word; more changes no result on ordinary labels. */
const BEAM = 40;
const SIDE_LINE =
  /^(?:(?:Designed|Made|Manufactured|Decorated|Printed|Published|Cast|Retailed|Woven|Carved|Engraved|Assembled|Commissioned|Edited) (?:by|for) |(?:Excavated|Found|Discovered|Collected|Reportedly|Said to be|Probably from|Signed|Inscribed|Dated) |Edition )/;
/** A reading this far behind the best one at the same word does not catch up. */
const MARGIN = 16;

/**
 * Finds the best-scoring split of a label into fields: a search over all readings, left to right
 * (semi-Markov Viterbi with a beam). Every word belongs to exactly one segment.
 */
export function segmentLabel(label: LabelTokens): Segment[] {
  const count = searchedWords(label);
  const reached: Map<string, State>[] = Array.from({ length: count + 1 }, () => new Map());
  reached[0]?.set('start', { score: 0, seen: 0, kind: 'start', from: 0, previous: null });
  for (let from = 0; from < count; from += 1) {
    const states = strongest(reached[from]);
    if (states.length === 0) continue;
    const open = (kind: SegmentKind): boolean => states.some((state) => fits(kind, state.seen, state.kind));
    for (const candidate of candidatesAt(label, from, open)) {
      if (candidate.to > count) continue;
      const inside = candidate.score + wrapScore(label, from, candidate);
      for (const state of states) {
        if (!fits(candidate.kind, state.seen, state.kind)) continue;
        const score =
          state.score +
          inside +
          followScore(state.kind, candidate.kind, state.seen) +
          boundaryScore(label, from, state.kind, candidate.kind);
        const seen = seenAfter(state.seen, candidate.kind);
        const key = `${seen} ${candidate.kind}`;
        const target = reached[candidate.to];
        const rival = target?.get(key);
        if (target && (!rival || rival.score < score))
          target.set(key, { score, seen, kind: candidate.kind, from, previous: state });
      }
    }
    reached[from]?.clear();
  }
  const ends = [...(reached[count]?.values() ?? [])];
  const best = ends.toSorted((a, b) => b.score + finalScore(b.seen) - a.score - finalScore(a.seen))[0];
  return [...(best ? unwind(best, count) : []), ...sentencesFrom(label, count)];
}

/** All words of an ordinary label; of a very long text those up to the end of a sentence. */
function searchedWords({ tokens }: LabelTokens): number {
  if (tokens.length <= MOST_WORDS) return tokens.length;
  const last = tokens.findLastIndex((token, index) => index < MOST_WORDS && closesSentence(token.plain));
  return last > MOST_WORDS / 2 ? last + 1 : MOST_WORDS;
}

function sentencesFrom({ tokens }: LabelTokens, first: number): Segment[] {
  const sentences: Segment[] = [];
  let from = first;
  for (let index = first; index < tokens.length; index += 1) {
    if (index < tokens.length - 1 && !closesSentence(tokens[index]?.plain ?? '')) continue;
    sentences.push({ kind: 'prose', from, to: index + 1 });
    from = index + 1;
  }
  return sentences;
}

function strongest(states: Map<string, State> | undefined): State[] {
  const sorted = [...(states?.values() ?? [])].toSorted((a, b) => b.score - a.score).slice(0, BEAM);
  const best = sorted[0]?.score ?? 0;
  return sorted.filter((state) => state.score > best - MARGIN);
}

/** Looks for the kinds that some reading still has room for. */
function candidatesAt(label: LabelTokens, from: number, open: (kind: SegmentKind) => boolean): Candidate[] {
  return [
    ...(open('title') ? titleCandidates(label, from) : []),
    ...(open('artist') ? artistCandidates(label, from) : []),
    ...(open('origin') || open('life') ? lifeCandidates(label, from) : []),
    ...(open('date') ? dateCandidates(label, from) : []),
    ...(open('medium') ? mediumCandidates(label, from) : []),
    ...(open('dimensions') ? dimensionCandidates(label, from) : []),
    ...(open('credit') ? creditCandidates(label, from) : []),
    ...(open('accession') ? accessionCandidates(label, from) : []),
    ...(open('prose') ? proseCandidates(label, from) : []),
    { kind: 'other', to: from + 1, score: -2.2 },
    ...sideLine(label, from),
  ];
}

/** A whole line that tells what no field holds: a second maker, where it was found. */
function sideLine({ plain, tokens, hasLines }: LabelTokens, from: number): Candidate[] {
  const token = tokens[from];
  if (!hasLines || !token?.startsLine || !SIDE_LINE.test(plain.slice(token.start, token.start + 40)))
    return [];
  const next = tokens.findIndex((other, index) => index > from && other.startsLine);
  return next < 0 ? [] : [{ kind: 'other', to: next, score: 0 }];
}

function unwind(last: State, count: number): Segment[] {
  const segments: Segment[] = [];
  let to = count;
  for (let state: State | null = last; state; state = state.previous) {
    if (state.kind !== 'start') segments.push({ kind: state.kind, from: state.from, to });
    to = state.from;
  }
  return segments.toReversed();
}
