import { withOriginsMarked } from './find-origin.ts';

/** Where and when somebody was born and died, as a life prints it beside its years. */
export interface TownsOfLife {
  readonly born: number;
  readonly died: number | null;
  readonly bornIn: PrintedTown | null;
  readonly diedIn: PrintedTown | null;
  /** Whether a word or an asterisk says of what the year is: "b. 1931, Leeds", "* 1949, Thun". */
  readonly isSaid: boolean;
}

/** A place and where it stands in the life. */
interface PrintedTown {
  readonly text: string;
  readonly start: number;
}

const WORD =
  "(?:\\p{Lu}[\\p{L}.'\\u2019-]{1,20}|de|del|do|da|dos|di|la|le|les|sur|upon|on|am|an|der|im|of|the)";
/** "Leeds", "Tulsa, Oklahoma", "Ghent (B)", "Cherven Briag (BG)" */
const town = (name: string): string =>
  `(?<${name}>\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: ${WORD}){0,3}(?: \\(\\p{Lu}[\\p{L}. -]{0,20}\\))?(?:, \\p{Lu}[\\p{L}.-]{1,20}(?: ${WORD}){0,2}){0,2})`;
const ABOUT = '(?:c\\.? ?|ca\\.? ?|about )?';
const BORN = '(?<said>[Bb]\\. ?|[Bb]orn |\\* ?)(?:in )?';
const DIED = '(?:[Dd]\\. ?|[Dd]ied |\\u2020 ?)(?:in )?';
const FIRST = `${ABOUT}(?<born>\\d{4})`;
const LAST = `${ABOUT}(?<died>\\d{4}|\\d{2}(?!\\d))`;
/** What a birth may go on with: "; lives and works in Lagos". */
const HOME = '(?:[,;] (?:lives|works|based|active) .{2,60})?';

const FORMS = [
  // "Ghent 1867 - Ostend 1950", "born Ghent, 1867; died Ostend, 1950"
  `(?:${BORN})?${town('home')},? ${FIRST} ?[-\\u2013;,] ?(?:${DIED})?${town('grave')},? ${LAST}`,
  // "Belfast 1910-1983 Bangor"
  `(?:${BORN})?${town('home')},? ${FIRST} ?[-\\u2013] ?${LAST},? ${town('grave')}`,
  // "1931, Gateshead - 2004, Hexham", "b. 1931, Gateshead; d. 2004, Hexham"
  `(?:${BORN})?${FIRST},? (?:in )?${town('home')} ?[-\\u2013;,] ?(?:${DIED})?${LAST},? (?:in )?${town('grave')}`,
  // "Conroe, Texas, 1972", "born Leeds, 1972; lives in Lagos", "Tulsa, 1910-2008"
  `(?:${BORN})?${town('home')},? ${FIRST}(?: ?[-\\u2013](?: ?${LAST})?)?${HOME}`,
  // "b. 1931, Gateshead", "* 1949, Thun (CH)"
  `${BORN}${FIRST},? (?:in )?${town('home')}${HOME}`,
].map((form) => new RegExp(`^[([]?${form}[)\\]]?$`, 'u'));

/** Words that begin no town. */
const NO_TOWN =
  /^(?:Born|B\.|Near|Active|Lives|Works|Based|Printed|Published|Cast|Made|Designed|The(?! Hague\b)|After|Before|About|Circa|From|Collection|Gift|Purchase|Edition|No)\b|\b(?:century|period|dynasty|died|and|lives|works)\b/i;

/** "Ghent (B)", "Odessa (Empire russe)": the land behind a town is nothing to hear, in letters or in another language. */
const withoutLetters = (place: string): string => place.replace(/ \(\p{Lu}[^()]*\)$/u, '');

/** "American, " in front of where and when somebody was born. */
const NATION_BEFORE = /^[([]?\uE000+(?:[- ]\uE000+)?, (?=\p{Lu})/u;
const IS_ORIGIN = /^[^,]*[\uE000-\uE002]/;

/** "Malian, 1921-2001": a single word before a comma may as well be a nation that nobody knows. */
const isAmbiguous = (life: string, home: string, isSaid: boolean): boolean =>
  !isSaid &&
  !/[ ,]/.test(home) &&
  life.includes(`${home}, `) &&
  !/[,;] (?:lives|works|based|active) /.test(life);

/** Reads the towns and years of a life; null where it is printed otherwise, or tells of no town. */
export function townsOfLife(printed: string): TownsOfLife | null {
  const [nation = ''] = NATION_BEFORE.exec(withOriginsMarked(printed)) ?? [];
  const life = printed.slice(nation.length);
  for (const form of FORMS) {
    const { groups } = form.exec(life) ?? {};
    if (!groups) continue;
    const { born = '', died, home = '', grave, said } = groups;
    const places = [home, ...(grave === undefined ? [] : [grave])];
    // "Australia 1892-1984" is a nation's name.
    if (
      places.some((place) => NO_TOWN.test(place) || IS_ORIGIN.test(withOriginsMarked(withoutLetters(place))))
    )
      return null;
    const last = died?.length === 2 ? `${born.slice(0, 2)}${died}` : died;
    const at = (place: string, start: number): PrintedTown => ({
      text: withoutLetters(place),
      start: nation.length + start,
    });
    return {
      born: Number(born),
      died: last === undefined ? null : Number(last),
      bornIn:
        grave === undefined && isAmbiguous(life, home, said !== undefined)
          ? null
          : at(home, life.indexOf(home)),
      diedIn: grave === undefined ? null : at(grave, life.lastIndexOf(grave)),
      isSaid: said !== undefined,
    };
  }
  return null;
}
