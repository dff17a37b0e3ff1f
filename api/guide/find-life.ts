import { type Candidate, wordAfter } from './candidate.ts';
import { originEnds, personalOriginEnds, startsCountry, startsNation, startsOrigin } from './find-origin.ts';
import { endsLine, type LabelTokens, type Token, plainAt } from './label-tokens.ts';
import { livesAt, livesInBrackets, type LifeYears, looseLife } from './life-years.ts';

/** What a line about the maker says besides the name. */
export interface LifeFacts {
  /** Where the origin stands in the text, first and last offset; null when there is none. */
  readonly origin: readonly [number, number] | null;
  readonly born: string | null;
  readonly died: string | null;
  /** The life of a second maker, where two stand together. */
  readonly second?: Omit<LifeFacts, 'second'>;
}

interface LifeReading extends Candidate, LifeFacts {}

/** How a period goes on behind its first word. */
const PERIOD_AHEAD = /^ (?:Kingdoms? )?(?:[Pp]eriod|[Dd]ynasty)/;
/** What can stand between an origin and the years. */
const SEPARATOR = /[,;.]? /y;
/** "; Danish, born 1964", " and 1931-2007": the life of a second maker. */
const SECOND_LIFE =
  /(?:[;,]| and| &) (?:(\uE000+),? )?([Bb]orn |[Bb]\. )?([0-9]{4})(?:-([0-9]{4}))?(?![0-9-])(?:, [A-Z][a-z]+)?/y;

/** "Indian Madonna Enthroned" on a line is a name that goes on. */
const ENDS_AS_NAME = /^ \p{Lu}(?!.*(?:[Pp]eriod|[Dd]ynast|[Cc]entury))/u;
/** The score of an origin in front of such a name. */
const WITHIN_A_NAME = -14;

/** Characters. */
const LONGEST_LIFE = 100;
const NO_LIFE: LifeFacts = { origin: null, born: null, died: null };

/** Stretches from word `from` that say where the maker came from, when the maker lived, or both. */
export function lifeCandidates(label: LabelTokens, from: number): Candidate[] {
  return lifeReadings(label, from);
}

/** Reads origin and life dates out of a stretch found by `lifeCandidates`. */
export function readLife(label: LabelTokens, kind: string, from: number, to: number): LifeFacts {
  const readings = lifeReadings(label, from).filter((reading) => reading.kind === kind && reading.to === to);
  const best = readings.toSorted((a, b) => b.score - a.score)[0];
  if (best || kind !== 'origin') return best ?? NO_LIFE;
  const [start, end] = [label.tokens[from]?.start ?? 0, label.tokens[to - 1]?.end ?? 0];
  const words = label.plain.slice(start, end).replace(/[,;:.]$/, '');
  return { ...NO_LIFE, origin: [start, start + words.length] };
}

function lifeReadings(label: LabelTokens, from: number): LifeReading[] {
  const token = label.tokens[from];
  if (!token || !/^[([\p{L}\d?*]/u.test(token.plain)) return [];
  const { marked } = label;
  const { start } = token;
  const found: LifeReading[] = [];
  const add = (kind: Candidate['kind'], end: number, score: number, facts: LifeFacts): void => {
    const to = wordAfter(label, from, end);
    if (to !== null)
      found.push({ kind, to, score: score + 0.6 * (to - from) + (endsLine(label, to) ? 0.6 : 0), ...facts });
    const other = facts.born === null || facts.second ? null : secondLife(marked, end, facts.died !== null);
    // Two nations, each with a year, are the surest sign of two lives.
    if (other)
      add(kind, other.end, score + (facts.origin && other.origin ? 20 : 2), { ...facts, second: other });
  };
  const lived = (years: LifeYears, origin: LifeFacts['origin']): LifeFacts => ({
    origin,
    born: years.born,
    died: years.died,
  });
  if (/^[([]/.test(token.plain)) {
    const inside = start + 1;
    for (const years of startsNation(marked, inside) ? [] : livesInBrackets(marked, inside))
      add('life', years.end, 4, lived(years, null));
    for (const end of originEnds(marked, inside)) {
      if (/[)\]]/.test(marked.charAt(end))) add('origin', end + 1, 3, { ...NO_LIFE, origin: [inside, end] });
      const next = afterSeparator(marked, end);
      if (next === end || (next === end + 1 && !startsNation(marked, inside))) continue;
      for (const years of livesInBrackets(marked, next))
        add('bio', years.end, 6, lived(years, [inside, end]));
      // "(Greek, Athenian, c. 400-330 BC)"
      const ancient = /^[^()]*[0-9] ?B\.? ?C\.?(?: ?E\.?)?\)/.exec(marked.slice(next, next + 60))?.[0].length;
      if (ancient !== undefined) add('bio', next + ancient, 6, { ...NO_LIFE, origin: [inside, end] });
    }
    const close = marked.slice(inside, inside + LONGEST_LIFE).indexOf(')');
    const loose = found.length > 0 || close < 0 ? null : looseLife(marked.slice(inside, inside + close));
    if (loose) add('life', inside + close + 1, 3, { origin: null, ...loose });
    return found;
  }
  const frame = startsItsLine(label, from) ? 'line' : 'text';
  // "England, 1680-1700" is where and when, "England 1867 - Australia 1943" a life.
  const dated = startsNation(marked, start) || /^\uE002+, [0-9]/.test(marked.slice(start, start + 40));
  for (const years of dated ? [] : livesAt(marked, start, frame))
    add('life', years.end, 3 + years.trailScore, lived(years, null));
  if (frame === 'line' && !startsOrigin(marked, start) && !found.some(({ to }) => to === token.lineEnd)) {
    const end = label.tokens[token.lineEnd - 1]?.end ?? start;
    const loose = end - start > LONGEST_LIFE ? null : looseLife(marked.slice(start, end));
    if (loose) add('life', end, 2, { origin: null, ...loose });
  }
  // "born Italy, 1849-1917" says where, not whence, and is read as one.
  if (/^(?:born|b\.?)$/i.test(plainAt(label.tokens, from - 1))) return found;
  for (const end of originEndsAt(label, token)) {
    const inName =
      label.hasLines && ENDS_AS_NAME.test(marked.slice(end, label.tokens[token.lineEnd - 1]?.end));
    add('origin', end, inName ? WITHIN_A_NAME : 2, { ...NO_LIFE, origin: [start, end] });
    const next = afterSeparator(marked, end);
    if (/^[([]/.test(marked.charAt(next)))
      for (const years of livesInBrackets(marked, next + 1))
        add('bio', years.end, 6, lived(years, [start, end]));
  }
  for (const end of personalOriginEnds(marked, start)) {
    const next = afterSeparator(marked, end);
    if (next === end || (next === end + 1 && startsCountry(marked, start))) continue;
    // Only behind punctuation can a town and a year follow.
    for (const years of livesAt(marked, next, next === end + 1 ? 'text' : 'person')) {
      add('bio', years.end, 6 + years.trailScore, lived(years, [start, end]));
    }
  }
  return found;
}

/** A second life of the same form behind the first one. */
function secondLife(text: string, offset: number, died: boolean): (LifeFacts & { end: number }) | null {
  SECOND_LIFE.lastIndex = offset;
  const found = SECOND_LIFE.exec(text);
  const [, nation, born, from = '', to = null] = found ?? [];
  if (!found || (to !== null) !== died || (found[0].startsWith(',') && !nation && !born)) return null;
  const start = nation === undefined ? 0 : offset + found[0].indexOf(nation);
  return {
    origin: nation === undefined ? null : [start, start + nation.length],
    born: from,
    died: to,
    end: SECOND_LIFE.lastIndex,
  };
}

function afterSeparator(text: string, offset: number): number {
  SEPARATOR.lastIndex = offset;
  return SEPARATOR.test(text) ? SEPARATOR.lastIndex : offset;
}

function startsItsLine({ tokens, hasLines }: LabelTokens, from: number): boolean {
  return hasLines && tokens[from]?.startsLine === true;
}

/** "Korea, Three | Kingdoms period": the last word of a place begins a period. */
function splitsPeriod(marked: string, start: number, end: number): boolean {
  return marked.slice(start, end).includes(',') && PERIOD_AHEAD.test(marked.slice(end, end + 40));
}

/** The origins that start at a word and may end with its line. */
function originEndsAt({ marked, tokens, hasLines }: LabelTokens, { start, lineEnd }: Token): Set<number> {
  const line = hasLines ? originEnds(marked.slice(0, tokens[lineEnd - 1]?.end), start) : [];
  return new Set([...originEnds(marked, start), ...line].filter((end) => !splitsPeriod(marked, start, end)));
}
