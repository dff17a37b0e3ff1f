import { type Candidate, wordAfter } from './candidate.ts';
import { originEnds, personalOriginEnds, startsNation, startsOrigin } from './find-origin.ts';
import type { LabelTokens } from './label-tokens.ts';
import { livesAt, livesInBrackets, type LifeYears } from './life-years.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';

/** What a line about the maker says besides the name. */
export interface LifeFacts {
  /** Where the origin stands in the text, first and last offset; null when there is none. */
  readonly origin: readonly [number, number] | null;
  readonly born: string | null;
  readonly died: string | null;
}

interface LifeReading extends Candidate, LifeFacts {}

/** What can stand between an origin and the years. */
const SEPARATOR = /[,;.]? /y;
const OTHER_ORIGIN = /[^()0-9,;]{3,40}(?=[,;])/y;

/** Stretches from word `from` that say where the maker came from, when the maker lived, or both. */
export function lifeCandidates(label: LabelTokens, from: number): Candidate[] {
  return lifeReadings(label, from);
}

/** Reads origin and life dates out of a stretch found by `lifeCandidates`. */
export function readLife(label: LabelTokens, kind: string, from: number, to: number): LifeFacts {
  const readings = lifeReadings(label, from).filter((reading) => reading.kind === kind && reading.to === to);
  return readings.toSorted((a, b) => b.score - a.score)[0] ?? { origin: null, born: null, died: null };
}

function lifeReadings(label: LabelTokens, from: number): LifeReading[] {
  const token = label.tokens[from];
  if (!token || !/^[([\p{L}\d?]/u.test(token.plain)) return [];
  const { marked } = label;
  const { start } = token;
  const found: LifeReading[] = [];
  const add = (kind: Candidate['kind'], end: number, score: number, facts: LifeFacts): void => {
    const to = wordAfter(label, from, end);
    if (to !== null)
      found.push({ kind, to, score: score + 0.6 * (to - from) + (endsLine(label, to) ? 0.6 : 0), ...facts });
  };
  const lived = (years: LifeYears, origin: LifeFacts['origin']): LifeFacts => ({
    origin,
    born: years.born,
    died: years.died,
  });
  if (/^[([]/.test(token.plain)) {
    const inside = start + 1;
    for (const years of livesInBrackets(marked, inside)) add('life', years.end, 4, lived(years, null));
    for (const end of [...originEnds(marked, inside), ...otherOrigin(marked, inside)]) {
      if (/[)\]]/.test(marked.charAt(end)))
        add('origin', end + 1, 3, { origin: [inside, end], born: null, died: null });
      const next = afterSeparator(marked, end);
      if (next === end || (next === end + 1 && !startsNation(marked, inside))) continue;
      for (const years of livesInBrackets(marked, next))
        add('bio', years.end, 6, lived(years, [inside, end]));
    }
    return found;
  }
  // Works are dated "c. 1200-1220" more often than lives are.
  const lifeScore = /^ca?\b/.test(token.plain) ? 0.5 : 3;
  const frame = startsItsLine(label, from) ? 'line' : 'text';
  for (const years of livesAt(marked, start, frame))
    add('life', years.end, lifeScore + years.trailScore, lived(years, null));
  for (const end of new Set([...originEnds(marked, start), ...originEnds(lineOf(label, from), start)])) {
    add('origin', end, 2 + placeScore(marked.slice(start, end)), {
      origin: [start, end],
      born: null,
      died: null,
    });
    const next = afterSeparator(marked, end);
    if (/^[([]/.test(marked.charAt(next)))
      for (const years of livesInBrackets(marked, next + 1))
        add('bio', years.end, 6, lived(years, [start, end]));
  }
  for (const end of personalOriginEnds(marked, start)) {
    const next = afterSeparator(marked, end);
    if (next === end || (next === end + 1 && !startsNation(marked, start))) continue;
    // Only behind punctuation can a town and a year follow.
    for (const years of livesAt(marked, next, next === end + 1 ? 'text' : 'person'))
      add('bio', years.end, 6 + years.trailScore, lived(years, [start, end]));
  }
  const unknownPeople = wholeLineName(label, from);
  if (unknownPeople !== null) {
    const end = label.tokens[unknownPeople - 1]?.end ?? start;
    found.push({
      kind: 'origin',
      to: unknownPeople,
      score: -0.5,
      origin: [start, end],
      born: null,
      died: null,
    });
  }
  return found;
}

function afterSeparator(text: string, offset: number): number {
  SEPARATOR.lastIndex = offset;
  return SEPARATOR.test(text) ? SEPARATOR.lastIndex : offset;
}

/** An origin in brackets that no list holds, as far as the comma before the years. */
function otherOrigin(text: string, offset: number): number[] {
  OTHER_ORIGIN.lastIndex = offset;
  return OTHER_ORIGIN.test(text) ? [OTHER_ORIGIN.lastIndex] : [];
}

function startsItsLine({ tokens, hasLines }: LabelTokens, from: number): boolean {
  return hasLines && tokens[from]?.startsLine === true;
}

/** The marked text as far as the end of the line that word `from` stands on. */
function lineOf(label: LabelTokens, from: number): string {
  return label.marked.slice(0, label.tokens[nextLine(label, from) - 1]?.end ?? 0);
}

/** "Kashan, Iran": the town belongs to the country. */
function placeScore(marked: string): number {
  const [town, land] = marked.split(', ');
  const sure = land !== undefined && startsOrigin(land, 0) && !startsOrigin(marked, 0);
  return sure && !(town ?? '').split(' ').some((word) => OBJECT_WORDS.has(word.toLowerCase())) ? 1.5 : 0;
}

function endsLine({ tokens, hasLines }: LabelTokens, to: number): boolean {
  return hasLines && (to === tokens.length || tokens[to]?.startsLine === true);
}

function nextLine({ tokens }: LabelTokens, from: number): number {
  let next = from + 1;
  while (next < tokens.length && tokens[next]?.startsLine !== true) next += 1;
  return next;
}

/** One or two capitalised words alone on a line may name a people that no list holds. */
function wholeLineName(label: LabelTokens, from: number): number | null {
  const { tokens } = label;
  if (!startsItsLine(label, from)) return null;
  const next = nextLine(label, from);
  if (next === tokens.length || next - from > 2) return null;
  return tokens
    .slice(from, next)
    .every(({ plain }) => /^\p{Lu}[\p{L}'-]+$/u.test(plain) && !OBJECT_WORDS.has(plain.toLowerCase()))
    ? next
    : null;
}
