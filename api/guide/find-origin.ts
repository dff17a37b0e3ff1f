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
    const word = /^[\p{L}'-]+/u.exec(name)?.[0] ?? name;
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
  for (const { 0: word, index } of plain.matchAll(/\p{Lu}[\p{L}']*(?:-\p{L}+)*/gu)) {
    if (index < marked.length) continue;
    const known = [word, word.split('-', 1)[0] ?? '']
      .flatMap((start) => NAMES_BY_WORD.get(start) ?? [])
      .find(
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
  if (letter.toUpperCase() === letter.toLowerCase()) return letter;
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

const NATION = `${NATION_MARK}+`;
/** "Mixtec-Aztec" and "Sapi-Portuguese" too. */
const PEOPLE = `${PEOPLE_MARK}+(?:-[A-Z][a-z]+)?`;
const COUNTRY = `${COUNTRY_MARK}+`;
const CAPITALISED = "(?:[A-Z][A-Za-z'-]+\\.?|[\\uE000-\\uE002]+)";
/** One to four words that can name a place; sticky patterns on marked text are built with it. */
export const PLACE = `${CAPITALISED}(?:[ -](?:${CAPITALISED}|(?:of|de|la|le|el|am|an|der|den|sur|upon|on|del|St\\.))){0,3}`;
const BORN_IN = `(?: \\((?:born|b\\.|active)(?: in)? [^()0-9]{2,40}\\)|,? (?:born|b\\.|active|worked)(?: in)? ${PLACE}(?: \\(${PLACE}\\))?(?!(?:, ${PLACE})?,? ?[0-9]{4}(?!-)))`;
const LIKELY = '(?:[Pp]robably |[Pp]ossibly )?';
const NATIONS = `${LIKELY}${NATION}(?:(?:-| or | and |/| )${LIKELY}(?:${NATION}|${PEOPLE})|, ${LIKELY}${NATION})*(?: \\(${PLACE}\\))?${BORN_IN}?`;
const CULTURE = `(?:${PEOPLE}|${CAPITALISED}) (?:[Cc]ulture|[Pp]eoples?|[Aa]rtists?|[Mm]akers?|[Cc]ivilization)(?:, ${COUNTRY}(?: or ${COUNTRY})*)?|${PEOPLE}(?: or ${PEOPLE})?(?:, ${COUNTRY})?`;
/** "Sumerian, Early Dynastic", "India, Deccan, Bidar": what stands between an origin and a date. */
const BEFORE_DATE = `(?:${NATION}|${COUNTRY})(?:, ${CAPITALISED}(?: ${CAPITALISED}){0,3}){1,2}(?=, (?:about |c\\. ?|ca\\. ?|circa |early |late |mid|[0-9]))`;
/** A people and its land on two lines: "Ewe peoples / Ghana or Togo". */
const PEOPLE_AND_LAND = `(?:${PEOPLE}|${CAPITALISED}) (?:[Cc]ulture|[Pp]eoples?),? ${COUNTRY}(?: (?:or|and) ${COUNTRY})?|${PEOPLE}(?:, ${PLACE})?,? ${COUNTRY}|${PEOPLE} ${NATION}`;
const REGION =
  '(?:[Nn]orthern|[Ss]outhern|[Ee]astern|[Ww]estern|[Cc]entral|[Pp]resent-day|[Aa]ncient|[Mm]odern) ';
const PART_OF_LAND =
  '(?: (?:[Pp]rovince|[Pp]refecture|[Rr]egion|[Ss]tate|[Ii]slands?|[Vv]alley|[Kk]ingdom))?';
const land = (place: string): string =>
  `(?:(?:[Pp]robably |[Pp]ossibly )?(?:[Mm]ade in |[Ff]rom )?)(?:${PLACE}${PART_OF_LAND}, )?(?:${REGION})?${COUNTRY}(?: \\((?:[Pp]robably |[Pp]ossibly )?${PLACE}\\)| ?(?:,|or) (?:[Pp]robably |[Pp]ossibly )?${place}${PART_OF_LAND}(?=[ ,]|$)|, for the [^,.]{3,25} market)?`;
const NOT_A_PERIOD = "(?![A-Za-z']| (?:[Pp]eriod|[Dd]ynasty|[Rr]eign))";

/** What an origin is: a nationality, people or country, and what may be added to it. */
const ORIGINS = [
  CULTURE,
  NATIONS,
  land(PLACE),
  land(CAPITALISED),
  `${COUNTRY} or ${COUNTRY}`,
  COUNTRY,
  NATION,
  PEOPLE,
  BEFORE_DATE,
  PEOPLE_AND_LAND,
].map((pattern) => new RegExp(`(?:${pattern})${NOT_A_PERIOD}`, 'y'));
const PERSONAL_ORIGINS = ORIGINS.slice(0, 2);

function endsOf(patterns: readonly RegExp[], marked: string, offset: number): number[] {
  const ends = patterns.map((pattern) => {
    pattern.lastIndex = offset;
    return pattern.test(marked) ? pattern.lastIndex : -1;
  });
  return [...new Set(ends)].filter((end) => end > offset);
}

/** Ends of the origins that start at `offset` of a marked text. */
export function originEnds(marked: string, offset: number): number[] {
  return endsOf(ORIGINS, marked, offset);
}

/** The same, for what can stand before a person's years without brackets: no places. */
export function personalOriginEnds(marked: string, offset: number): number[] {
  return endsOf(PERSONAL_ORIGINS, marked, offset);
}
