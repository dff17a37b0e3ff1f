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
export function withOriginsMarked(printed: string): string {
  const plain = printed.replaceAll(/[\u02BB\u02BC\u2018\u2019]/g, "'");
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
