import { type Candidate, wordAfter } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';
import { COUNTRIES, CULTURES, NATIONALITIES } from './vocabulary/origins.ts';

/** What a line about the maker says besides the name. */
export interface LifeFacts {
  origin: string | null;
  born: string | null;
  died: string | null;
}

/** One of the names; the cleanup of texts loses apostrophes. */
const anyOf = (names: readonly string[]): string =>
  `(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll("'", "'?"))
    .join('|')})`;

const ADJECTIVE = anyOf(NATIONALITIES);
const PEOPLE = anyOf(CULTURES);
const COUNTRY = anyOf(COUNTRIES);
const PLACE =
  "\\p{Lu}[\\p{L}'-]+\\.?(?:[ -](?:\\p{Lu}[\\p{L}'-]+\\.?|(?:of|de|la|le|el|am|an|der|den|sur|upon|on|del|St\\.))){0,3}";
const BORN_IN = `(?: \\((?:born|b\\.|active)(?: in)? [^()0-9]{2,40}\\)|,? (?:born|b\\.|active|worked)(?: in)? ${PLACE}(?! ?[0-9]{4}(?!-)))`;
const LIKELY = '(?:[Pp]robably |[Pp]ossibly )?';
const NATION = `${LIKELY}${ADJECTIVE}(?:(?:-| or | and |/|, | )${LIKELY}(?:${ADJECTIVE}|${PEOPLE}))*(?: \\(${PLACE}\\))?${BORN_IN}?`;
const CULTURE = `(?:${PEOPLE}|\\p{Lu}[\\p{L}'-]+) (?:[Cc]ulture|[Pp]eoples?|[Aa]rtist|[Cc]ivilization)(?:, ${COUNTRY}(?: or ${COUNTRY})*)?|${PEOPLE}(?: or ${PEOPLE})?(?:, ${COUNTRY})?`;
const REGION = '(?:[Nn]orthern|[Ss]outhern|[Ee]astern|[Ww]estern|[Cc]entral|[Pp]resent-day|[Aa]ncient) ';
const PART_OF_LAND =
  '(?: (?:[Pp]rovince|[Pp]refecture|[Rr]egion|[Ss]tate|[Ii]slands?|[Vv]alley|[Kk]ingdom))?';
const LAND = `(?:${PLACE}, )?(?:${REGION})?${COUNTRY}(?: ?(?:,|or) (?:${PLACE}|possibly ${PLACE})${PART_OF_LAND}(?=[ ,]|$))?`;
const ORIGIN = `(?:${CULTURE}|${NATION}|${LAND})(?![\\p{L}'])`;
const ORIGIN_SIMPLE = `(?:${PEOPLE} [Cc]ulture|${PEOPLE}|${NATION}|${COUNTRY})(?![\\p{L}'])`;

const ABOUT = '(?:c\\. ?|ca\\. ?|c |ca |circa |about |probably |before |after |\\?)';
const YEAR = '(?:1[0-9]{3}|20[0-4][0-9]|[1-9][0-9]{2})';
const EITHER = '(?:/[0-9]{1,4}| [0-9]{2}(?= ?-)| or [0-9]{4})?';
const RANGE = `(?:(?:born |b\\. ?)?${ABOUT}?(?<b1>${YEAR})${EITHER} ?(?:-|to) ?(?:died |d\\. ?)?${ABOUT}?(?<d1>${YEAR})${EITHER})`;
const PLACES_RANGE = `(?:(?:${PLACE},? )?${ABOUT}?(?<b2>${YEAR})${EITHER} ?- ?(?:(?:${PLACE},? )?${ABOUT}?(?<d2>${YEAR})${EITHER})(?:,? ${PLACE})?)`;
const BIRTHPLACE = `${PLACE}(?:, ${PLACE})?,?`;
const BORN = `(?:(?:[Bb]orn|[Bb]\\.)(?: in)?(?: ${BIRTHPLACE})? ?${ABOUT}?(?<b3>${YEAR})(?:,? (?:in )?${PLACE}(?=\\)))?)`;
const DIED = `(?:(?:[Dd]ied|[Dd]\\.) ?(?:in )?${ABOUT}?(?<d4>${YEAR}))`;
const BORN_DIED = `(?:(?:[Bb]orn|[Bb]\\.) (?:in )?(?:${BIRTHPLACE} )?${ABOUT}?(?<b5>${YEAR})(?:,|;| -)? (?:died|d\\.) (?:in )?(?:${BIRTHPLACE} )?${ABOUT}?(?<d5>${YEAR}))`;
const ACTIVE = `(?:(?:[Aa]ctive|act\\.|fl\\.|[Ff]lourished|[Ww]orked)(?: in)?(?: ${PLACE},?)? ?${ABOUT}?(?:${YEAR}s?(?: ?[-/ ] ?${ABOUT}?[0-9]{2,4}s?)?|[^()0-9]{0,30}(?:[0-9]{1,2}(?:st|nd|rd|th)[^()]{0,20}) century))`;
const OPEN = `(?:(?<b6>${YEAR}) ?-(?= ?\\)|$| \\p{L}))`;
const PLACED_YEARS = `${ABOUT}?(?<b7>${YEAR})${EITHER} ?- ?${ABOUT}?(?<d7>${YEAR})${EITHER}`;
const YEARS = `(?:${BORN_DIED}|${RANGE}|${BORN}|${DIED}|${ACTIVE})`;
const YEARS_IN_BRACKETS = `(?:${BORN_DIED}|${PLACES_RANGE}|${BORN}|${DIED}|${ACTIVE}|${OPEN})`;

const ORIGIN_ALONE = new RegExp(ORIGIN, 'uy');
const ORIGIN_WORD = new RegExp(ORIGIN_SIMPLE, 'uy');
const PLAIN_YEARS = new RegExp(YEARS, 'uy');
const PLAIN_BIO = new RegExp(`(?<o>${CULTURE}|${NATION})(?:, ${PLACE})?(?:,|;)? ${YEARS}`, 'uy');
const BRACKET_YEARS = new RegExp(`[([]${YEARS_IN_BRACKETS}[)\\]]`, 'uy');
const BRACKET_BIO = new RegExp(
  `[([](?:(?<o>${ORIGIN})[,;]?|(?<p>[^()0-9,;]{3,40})[,;]) ${YEARS_IN_BRACKETS}[)\\]]`,
  'uy',
);
/** "Dutch, Antwerp 1582-1666 Haarlem" */
const PLACED_BIO = new RegExp(
  `(?<o>${ORIGIN}), ${PLACE},? ${PLACED_YEARS} (?!(?:The|A|An|In|At|On|Self|Portrait|View|Study)(?![\\p{L}]))\\p{Lu}[\\p{L}-]+`,
  'uy',
);
const BORN_IN_PLACE = new RegExp(`${BORN}, ${PLACE}`, 'uy');
const BRACKET_ORIGIN = new RegExp(`[([](?<o>${ORIGIN})[)\\]]`, 'uy');
/** "Dutch (1606-1669)" */
const ORIGIN_THEN_BRACKET = new RegExp(`(?<o>${ORIGIN}),? [([]${YEARS_IN_BRACKETS}[)\\]]`, 'uy');
const BIO_PATTERNS = [BRACKET_BIO, ORIGIN_THEN_BRACKET, PLACED_BIO, PLAIN_BIO];
const LIFE_PATTERNS = [BRACKET_YEARS, PLAIN_YEARS, BORN_IN_PLACE];

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

function yearsOf(match: RegExpExecArray): { born: string | null; died: string | null } {
  const groups = match.groups ?? {};
  const firstOf = (letter: string): string | null =>
    ['1', '2', '3', '4', '5', '6', '7']
      .map((digit) => groups[letter + digit])
      .find((year) => year !== undefined) ?? null;
  return { born: firstOf('b'), died: firstOf('d') };
}

/** A life of 13 to 110 years; other ranges date works. */
function isLife(match: RegExpExecArray): boolean {
  const { born, died } = yearsOf(match);
  if (born === null || died === null) return true;
  const span = Number(died) - Number(born);
  return span >= 13 && span <= 110;
}

/** Reads origin and life dates out of a stretch found by `lifeCandidates`. */
export function readLife(plain: string): LifeFacts {
  const text = plain.replace(/[,.;:\s]+$/, '');
  for (const pattern of [...BIO_PATTERNS, ...LIFE_PATTERNS]) {
    const match = matchAt(pattern, text, 0);
    if (match && match[0].length >= text.length - 1)
      return { origin: match.groups?.['o'] ?? match.groups?.['p'] ?? null, ...yearsOf(match) };
  }
  return { origin: text.replace(/^[([](.*)[)\]]$/, '$1'), born: null, died: null };
}

/** Stretches from word `from` that say where the maker came from, when the maker lived, or both. */
export function lifeCandidates(label: LabelTokens, from: number): Candidate[] {
  const token = label.tokens[from];
  if (!token) return [];
  const found: Candidate[] = [];
  const add = (kind: Candidate['kind'], match: RegExpExecArray | null, score: number): void => {
    const to = match && isLife(match) ? wordAfter(label, from, token.start + match[0].length) : null;
    if (to !== null) found.push({ kind, to, score: score + 0.6 * (to - from) });
  };
  for (const pattern of BIO_PATTERNS) add('bio', matchAt(pattern, label.plain, token.start), 6);
  add('life', matchAt(BRACKET_YEARS, label.plain, token.start), 4);
  // Works are dated "c. 1200-1220" more often than lives are.
  add('life', matchAt(PLAIN_YEARS, label.plain, token.start), /^ca?\b/.test(token.plain) ? 0.5 : 3);
  add('origin', matchAt(BRACKET_ORIGIN, label.plain, token.start), 3);
  add('origin', matchAt(ORIGIN_ALONE, label.plain, token.start), 2);
  add('origin', matchAt(ORIGIN_WORD, label.plain, token.start), 2);
  const onLine = label.plain.slice(0, label.tokens[lineEnd(label, from) - 1]?.end ?? token.end);
  add('origin', matchAt(ORIGIN_ALONE, onLine, token.start), 2);
  const placed = bornInPlace(label, from);
  if (placed !== null) found.push({ kind: 'life', to: placed, score: 6 });
  const unknownPeople = wholeLineName(label, from);
  if (unknownPeople !== null) found.push({ kind: 'origin', to: unknownPeople, score: -0.5 });
  return found;
}

/** "b. 1949, Lisbon" as a whole line; in running text nobody can tell the place from what follows. */
function bornInPlace(label: LabelTokens, from: number): number | null {
  if (!label.hasLines) return null;
  const next = lineEnd(label, from);
  const line = label.plain.slice(label.tokens[from]?.start ?? 0, label.tokens[next - 1]?.end ?? 0);
  return matchAt(BORN_IN_PLACE, line, 0)?.[0].length === line.length ? next : null;
}

function lineEnd({ tokens }: LabelTokens, from: number): number {
  const next = tokens.findIndex((token, index) => index > from && token.startsLine);
  return next < 0 ? tokens.length : next;
}

/** One or two capitalised words alone on a line may name a people that no list holds. */
function wholeLineName(label: LabelTokens, from: number): number | null {
  const { tokens, hasLines } = label;
  if (!hasLines || tokens[from]?.startsLine !== true) return null;
  const next = lineEnd(label, from);
  if (next === tokens.length || next - from > 2) return null;
  return tokens.slice(from, next).every((token) => /^\p{Lu}[\p{L}'-]+$/u.test(token.plain)) ? next : null;
}
