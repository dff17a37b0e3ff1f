import { eitherCase, UNNAMED_MAKERS } from './maker-words.ts';
import { COUNTRIES, CULTURES, NATIONALITIES } from './vocabulary/origins.ts';

/** Known names of origin are overwritten with these, so that short patterns find them. */
const NATION_MARK = '\uE000';
const PEOPLE_MARK = '\uE001';
const COUNTRY_MARK = '\uE002';

interface KnownName {
  readonly name: string;
  readonly mark: string;
}

/** The known names by their first word, the longest first; the cleanup of texts loses apostrophes. */
const NAMES_BY_WORD = new Map<string, KnownName[]>();
for (const [mark, names] of [
  [NATION_MARK, NATIONALITIES],
  [PEOPLE_MARK, CULTURES],
  [COUNTRY_MARK, COUNTRIES],
] as const) {
  for (const name of names.flatMap((printed) => [...new Set([printed, printed.replaceAll("'", '')])])) {
    const word = /^[\p{L}']+/u.exec(name)?.[0] ?? name;
    const rivals = NAMES_BY_WORD.get(word) ?? [];
    NAMES_BY_WORD.set(
      word,
      [...rivals, { name, mark }].toSorted((a, b) => b.name.length - a.name.length),
    );
  }
}

/**
 * A copy, equally long, in plain Latin letters, where nationalities, peoples and countries are runs of one mark each.
 * Patterns for plain letters are small; those for all letters take a phone long to prepare.
 */
export function withOriginsMarked(plain: string): string {
  let marked = '';
  // "Aix-en-Provence" is no land.
  for (const { 0: word, index } of plain.matchAll(/(?<!-\p{Ll}{2,4}-)\p{Lu}[\p{L}']*/gu)) {
    if (index < marked.length) continue;
    const known = NAMES_BY_WORD.get(word)?.find(
      ({ name }) =>
        plain.startsWith(name, index) &&
        !/^[\p{L}']/u.test(plain.slice(index + name.length, index + name.length + 2)),
    );
    if (known) marked += plain.slice(marked.length, index) + known.mark.repeat(known.name.length);
  }
  return (marked + plain.slice(marked.length)).replaceAll(/[\u00C0-\u1FFF\u2C00-\uD7FF]/g, plainLetter);
}

function plainLetter(letter: string): string {
  const base = letter.normalize('NFD').charAt(0);
  if (/[A-Za-z]/.test(base)) return base;
  return letter === letter.toUpperCase() ? 'X' : 'x';
}

/** Whether a known nationality, people or country starts at `offset` of a marked text. */
export function startsOrigin(marked: string, offset: number): boolean {
  return /^[\uE000-\uE002]/.test(marked.charAt(offset));
}

/** Whether a known nationality starts at `offset` of a marked text. */
export function startsNation(marked: string, offset: number): boolean {
  return marked.charAt(offset) === NATION_MARK;
}

/** Whether a known country starts at `offset` of a marked text. */
export function startsCountry(marked: string, offset: number): boolean {
  return marked.charAt(offset) === COUNTRY_MARK;
}

const UNNAMED = eitherCase(UNNAMED_MAKERS);
const STARTS_PEOPLE = new RegExp(`\\uE001+ (?:[Cc]ulture|[Pp]eoples?|${UNNAMED})(?![a-z])`, 'y');
const PEOPLES_MAKER = new RegExp(
  `(?:(?:\\uE001+ )+|[A-Z][a-z'-]+ )(?:\\([^()]*\\) )?${UNNAMED_MAKERS}(?![a-z,])`,
  'y',
);

/** Whether "Luba artist", "Dan peoples" or the like starts at `offset` of a marked text. */
export function startsPeople(marked: string, offset: number): boolean {
  STARTS_PEOPLE.lastIndex = offset;
  return STARTS_PEOPLE.test(marked);
}

/** End of "Luba artist", "Mandinka maker" at `offset` of a marked text that names the land apart; null elsewhere. */
export function peoplesMakerEnd(marked: string, offset: number): number | null {
  PEOPLES_MAKER.lastIndex = offset;
  return PEOPLES_MAKER.test(marked) && marked.includes(COUNTRY_MARK, offset) ? PEOPLES_MAKER.lastIndex : null;
}

const NATION = `${NATION_MARK}+`;
/** "Mixtec-Aztec" and "Sapi-Portuguese" too. */
const PEOPLE = `${PEOPLE_MARK}+(?:-(?:[A-Z][a-z]+|${NATION}|${PEOPLE_MARK}+))?`;
const COUNTRY = `${COUNTRY_MARK}+`;
const CAPITALISED =
  "(?!(?:About|Around|Circa|Before|After|Early|Late|Mid|A[DH]|BC|CE)(?![a-z]))[A-Z\\uE000-\\uE002][A-Za-z'/\\uE000-\\uE002-]{1,40}(?:(?<=[a-z])[.?])?";
const SMALL_WORDS = '(?:of|de|la|le|el|am|an|der|den|sur|upon|on|del)';
/**
 * One to four words that can name a place; sticky patterns on marked text are built with it. A hyphen parts words only
 * where it cannot be part of one: else the ways to match multiply.
 */
export const PLACE = `${CAPITALISED}(?:(?: |(?<=[.?]| ${SMALL_WORDS})-)(?:${CAPITALISED}|${SMALL_WORDS}|St\\.)){0,3}`;
/** "(Cremona)", "(ancient region of Gandhara)" */
const IN_BRACKETS = '(?: \\([^()0-9]{2,40}\\))';
const BORN_IN = `(?:,? (?:born|b\\.|active|worked)(?: in)? ${PLACE}(?: and ${PLACE})?(?: \\(${PLACE}\\))?(?!(?:, ${PLACE})?,? ?[0-9]{4}(?!-)))`;
/** "for the Portuguese market" */
const MARKET = `(?:,? for the ${CAPITALISED}(?: and ${CAPITALISED})? [Mm]arket)`;
const REGION =
  '(?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:ern)?|[Cc]entral|[Pp]resent-day|[Aa]ncient|[Mm]odern) ';
const LIKELY = '(?:[Pp]robably |[Pp]ossibly )?';
const NATIONS = `${LIKELY}${NATION}(?:(?:-| or | and |/| )${LIKELY}(?:${NATION}|${PEOPLE})|, ${LIKELY}${NATION}){0,4}(?:${IN_BRACKETS}|\\?|, (?:made in|from) ${PLACE}(?:, ${COUNTRY})?| (?:(?:Bronze|Iron|Stone) Age|[Ss]chool))?${BORN_IN}?${MARKET}?`;
const CULTURE = `(?:${PEOPLE}(?: \\(${PLACE}\\))?|(?!Un)${CAPITALISED}) (?:[Cc]ulture|[Pp]eoples?|${UNNAMED}|[Cc]ivilization)(?:, (?:${REGION})?${COUNTRY}(?: or ${COUNTRY})*)?|(?:Ngati|Ngai) [A-Z][a-z]+|(?:${CAPITALISED} ){1,2}(?:Nation|Band|Tribe|\uE001{6}(?!\uE001))(?: \\(${PLACE}\\))?|${PEOPLE}(?: or ${PEOPLE})?(?: \\(${PLACE}\\))?(?:, ${COUNTRY})?`;
/** "Sumerian, Early Dynastic", "India, Deccan, Bidar", "Greek, made in Athens", up to a date or the end of the line. */
const UP_TO_DATE = `(?:${REGION})?(?:${NATION}|${COUNTRY}|(?:${PEOPLE}|${CAPITALISED}) [Pp]eoples?)(?:[,;] (?:made in |from )?(?![A-Za-z ]*(?:[Pp]eriod|[Dd]ynasty))${CAPITALISED}(?: ${CAPITALISED}){0,3}){1,2}(?=$|,? (?:about |c\\. ?|ca\\. ?|circa |early |late |mid|[0-9]))`;
const PART_OF_LAND =
  '(?: (?:[Pp]rovince|[Pp]refecture|[Rr]egion|[Ss]tate|[Ii]slands?|[Vv]alley|[Kk]ingdom|[Cc]oast|[Hh]ighlands|[Cc]ounty|[Dd]istrict))?';
/** A people and its land on two lines: "Ewe peoples / Ghana or Togo". */
const PEOPLE_AND_LAND = `(?:${PEOPLE}|${CAPITALISED}) (?:[Cc]ulture|[Pp]eoples?),? ${COUNTRY}(?: (?:or|and) ${COUNTRY}|, ${PLACE}${PART_OF_LAND})?`;
const LAND = `(?:${LIKELY}(?:[Mm]ade in |[Ff]rom )?)(?:${PLACE}${PART_OF_LAND}(?:[,;]| or) )?(?:${REGION})?${COUNTRY}(?:${IN_BRACKETS}| ?(?:,|or) ${LIKELY}(?:from )?${CAPITALISED}${PART_OF_LAND}(?=[ ,]|$))?(?: \\(\\?\\))?${MARKET}?`;
const NOT_A_PERIOD = "(?![A-Za-z']| (?:[Pp]eriod|[Dd]ynasty|[Rr]eign))";

/** What an origin is: a nationality, people or country, and what may be added to it. */
const ORIGINS = [
  CULTURE,
  NATIONS,
  LAND,
  `${COUNTRY}[,;] ${PLACE}${PART_OF_LAND}, ${CAPITALISED}`,
  NATION,
  UP_TO_DATE,
  `${PLACE} \\((?:modern|now|present-day|ancient) [^()0-9]{2,40}\\)`,
  PEOPLE_AND_LAND,
  `${PLACE} [Rr]egion`,
].map((pattern) => new RegExp(`(?:${pattern})${NOT_A_PERIOD}`, 'y'));
const PERSONAL_ORIGINS = ORIGINS.slice(0, 2);

function endsOf(patterns: readonly RegExp[], marked: string, offset: number): number[] {
  const ends = patterns.map((pattern) => {
    pattern.lastIndex = offset;
    return pattern.test(marked) ? pattern.lastIndex : -1;
  });
  return [...new Set(ends)].filter(
    (end) => end > offset && !/(?:[Pp]eriod|[Dd]ynasty|[Rr]eign)$/.test(marked.slice(offset, end)),
  );
}

/** Ends of the origins that start at `offset` of a marked text. */
export function originEnds(marked: string, offset: number): number[] {
  return endsOf(ORIGINS, marked, offset);
}

/** The same, for what can stand before a person's years without brackets: no places. */
export function personalOriginEnds(marked: string, offset: number): number[] {
  return endsOf(PERSONAL_ORIGINS, marked, offset);
}
