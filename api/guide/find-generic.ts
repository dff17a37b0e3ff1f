import type { Candidate, SegmentKind } from './candidate.ts';
import { type LabelTokens, plainAt } from './label-tokens.ts';
import { nameLikeness } from './name-likeness.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';

/** What only its place and the shapes of its words speak for starts with a handicap. */
const BY_LINES = -3.5;
const IN_RUNNING_TEXT = -6;
/** "Nocturne" below a name is a title more often than a town. */
const ONE_UNKNOWN_WORD = -3;
/** "Joost van Elden" below a title is a maker more often than a place. */
const A_NAME = -2;
/** The same with a given name. */
const A_GIVEN_NAME = -8;
/** Words; more could be anything. */
const LONGEST = 9;
const LONGEST_IN_RUNNING_TEXT = 6;

/** The fields that hold a figure, and those that hold none. */
const FIGURED = ['date', 'dimensions', 'accession'] as const;
const UNFIGURED = ['origin', 'medium'] as const;

/** What no field can do without, besides. */
const PLAUSIBLE: Readonly<Record<(typeof FIGURED | typeof UNFIGURED)[number], RegExp>> = {
  origin: /^(?!Untitled)[\p{Lu}(]./u,
  date: /^(?!.*(?:\w by [A-Z]|\p{L}{4}\. |;|\bno\. |\([^)]{0,60}\d{4}-\d))[^,\d]*\d/u,
  dimensions: /\d/,
  accession: /^(?!\d+(?:BCE?|AD|CE)$|.*(?:[\d ](?:cm|mm)|(?: in| and )))/,
  medium: /^(?!(?:for|by|to|from|with) |.* of$)\p{L}./u,
};
const TOWN_AND_DATE =
  /^\p{Lu}[\p{L}-]+, (?:c\. |ca\. |about |dated |late |early |mid|\d|(?:\p{Lu}\p{L}+ ){1,2}dynasty)/u;
/** A line that says in which known town, and mostly when: "Paris, 1719". */
const KNOWN_TOWN =
  /^(?:Amsterdam|Antwerp|Augsburg|Barcelona|Berlin|Boston|Brussels|Cairo|Chicago|Cologne|Copenhagen|Delft|Dresden|Dublin|Edinburgh|Florence|Genoa|Haarlem|Istanbul|Kyoto|Leiden|Limoges|Lisbon|London|Madrid|Meissen|Milan|Moscow|Munich|Naples|New York|Nuremberg|Paris|Philadelphia|Prague|Rome|Seville|Stockholm|Tokyo|UK|Utrecht|Venice|Vienna)(?:, (?:c\. |ca\. |circa |about )?\d{4}\D?.{0,5})$/;
const BY_TOWN = 0;
/** No bracket without its other half. */
const WHOLE = /^[^()]*(?:\([^()]*\)[^()]*)*$/;
const PLAUSIBLE_DATE = /^(?:[\d(]|(?:neg|end|dated|late|early).*\d)/i;

/**
 * Stretches from word `from` that may be a field by their place alone: whole lines and parts of them up to a comma, in
 * running text a few words. What `found` reads as the same field is left out.
 */
export function genericCandidates(
  label: LabelTokens,
  from: number,
  open: (kind: SegmentKind) => boolean,
  found: readonly Candidate[],
): Candidate[] {
  const { tokens, plain, hasLines } = label;
  const first = tokens[from];
  if (!first || !startsPart(label, from)) return [];
  const last = hasLines ? first.lineEnd : Math.min(tokens.length, from + LONGEST_IN_RUNNING_TEXT);
  const town = !hasLines && isTownOfObject(label, from);
  // "Joachim Tielmann, Hamburg, 1701"
  const dated =
    hasLines && followsMark(label, from) && TOWN_AND_DATE.test(plain.slice(first.start, first.start + 60));
  const known =
    hasLines &&
    first.startsLine &&
    !/^\p{Ll}+$|,$/u.test(plainAt(tokens, from - 1)) &&
    KNOWN_TOWN.test(plain.slice(first.start, tokens[last - 1]?.end));
  const figured = FIGURED.filter(open);
  const unfigured = UNFIGURED.filter(
    (kind) => (hasLines || (kind === 'origin' && (followsMark(label, from) || town))) && open(kind),
  );
  const candidates: Candidate[] = [];
  let figures = false;
  for (let to = from + 1; to <= last; to += 1) {
    const word = tokens[to - 1];
    if (!word) break;
    figures ||= /\d/.test(word.plain);
    if (hasLines && to < last && (to - from > LONGEST || !/[,;.]$/.test(word.plain))) continue;
    const words = plain.slice(first.start, word.end);
    if (!WHOLE.test(words)) continue;
    for (const kind of figures ? figured : unfigured) {
      if (!PLAUSIBLE[kind].test(words)) continue;
      if (kind === 'date' && !hasLines && !PLAUSIBLE_DATE.test(words)) continue;
      if (found.some((other) => other.to === to && other.kind === kind)) continue;
      const name = found.some((other) => other.to === to && other.kind === 'artist');
      const cost =
        kind !== 'origin' || dated
          ? 0
          : to === from + 1
            ? ONE_UNKNOWN_WORD
            : name
              ? to === from + 2 && nameLikeness(first.lower) === 1
                ? A_GIVEN_NAME
                : A_NAME
              : 0;
      const score = (hasLines || town ? BY_LINES : IN_RUNNING_TEXT) + cost;
      candidates.push({ kind, to, score: known && kind === 'origin' ? BY_TOWN : score });
    }
  }
  return candidates;
}

function startsPart(label: LabelTokens, from: number): boolean {
  const word = label.tokens[from];
  return label.hasLines
    ? word?.startsLine === true || followsMark(label, from)
    : /^[\p{Lu}\d([]/u.test(word?.plain ?? '');
}

/** In running text an unknown word right behind a name belongs to the name. */
function followsMark({ tokens }: LabelTokens, from: number): boolean {
  return /[,;.]$/.test(plainAt(tokens, from - 1));
}

/** "Tankard Nuremberg, c. 1650", "Lowe & Sons Lancaster, 1810" in running text. */
function isTownOfObject({ tokens, plain }: LabelTokens, from: number): boolean {
  const [before, town] = [tokens[from - 1], tokens[from]];
  return (
    before !== undefined &&
    town?.capital === true &&
    (before.firm || OBJECT_WORDS.has(before.lower)) &&
    TOWN_AND_DATE.test(plain.slice(town.start, town.start + 60))
  );
}
