import type { LabelFacts } from '../../facts.ts';
import { isGroup, isNamed, hasRelation, areSeveral } from '../../speech/artist.ts';
import { fullYears } from '../../speech/text.ts';

/** A life in years; `about` where one of them is not certain. */
export interface Life {
  readonly born: number;
  readonly died: number | null;
  readonly about: boolean;
}

/** What is reckoned of a work, in figures; null where the label does not give enough. */
export interface Reckoning {
  /** The maker's age when the work was made: years, first and last, the same where it is certain to a year. */
  readonly age: { readonly from: number; readonly to: number; readonly about: boolean } | null;
  /** Years from the work's last year to today. */
  readonly yearsAgo: number | null;
  /** So many years it is old at least, where its first and last year lie too far apart for one number; else null. */
  readonly atLeast: number | null;
  /** Whether the work is of the maker's last two years. */
  readonly isLate: boolean;
  /** Years from the negative, model or plate to this print or cast. */
  readonly laterBy: number | null;
  /** The year of this print or cast, where it is later than the negative or the model. */
  readonly printedIn: number | null;
  /** How long the maker lived. */
  readonly lived: number | null;
}

/** Years between the first and the last that a work may be of, and how old it is where more do not matter. */
const MOST_APART = 25;
const ANCIENT = 900;

const NUMBER = /\d{3,4}/;

/** The life that the label prints of its one maker; null for several makers, firms and works after somebody. */
export function lifeOf({ artist, born, died, aboutYears, lives }: LabelFacts): Life | null {
  if (!isNamed(artist) || isGroup(artist) || hasRelation(artist) || areSeveral(artist) || lives.length > 0)
    return null;
  const first = NUMBER.exec(born ?? '')?.[0];
  if (first === undefined) return null;
  const last = died === null ? null : Number(fullYears(first, died)[1]);
  if (last !== null && (last <= Number(first) || last - Number(first) > 105)) return null;
  return { born: Number(first), died: last, about: aboutYears.length > 0 };
}

/** A later state in the words of a date: "1927, printed 1974", "modeled 1889, cast 1925". */
const LATER =
  /\b(\d{4})\b(?! ?[-\u2013] ?\d).{0,20}?\b(?:printed|cast|this cast|reprinted)(?: in)? ?(\d{4})\b(?!\s?[-/\u2013])/;

/** What a date tells of that is no making, or was before it: "exhibited 1917", "designed 1911". */
const NOT_MADE =
  /\b(?:exhibited|shown|published|issued|presented|designed?|conceived|patented|registered|launched|acquired|discovered)\b/i;

/** "modeled 1866, carved 1872", "begun 1920; completed 1931": years of several phases, of which none is that of the whole. */
const OF_PHASES =
  /\d{4}[,;/]? (?:and |\()?(?:this )?(?:cast|carved|executed|made|completed|finished|woven|painted|fired|built|rebuilt|manufactured|assembled|reworked|revised|fabricated|produced|remade|enlarged)\b\D{0,12}\d{4}/i;

/**
 * Reckons with the figures of a label (and of a note's life where the label prints none).
 *
 * @param today This year.
 */
export function reckon(facts: LabelFacts, today: number, life: Life | null = lifeOf(facts)): Reckoning {
  const [first, last] = facts.years ?? [null, null];
  const date = facts.date ?? '';
  const isOpen =
    /before|after|by |later|\?|possibly|probably/i.test(date) || NOT_MADE.test(date) || OF_PHASES.test(date);
  const later = LATER.exec(date);
  const laterBy = later ? Number(later[2]) - Number(later[1]) : 0;
  const isVague =
    isOpen || /century|centuries|\ds\b/i.test(date) || first === null || last === null || last - first > 12;
  const age =
    life &&
    !isVague &&
    first >= life.born + 8 &&
    (life.died === null || last <= life.died) &&
    last <= today &&
    last - life.born < 102
      ? {
          from: first - life.born,
          to: last - life.born,
          about: life.about || first !== last || /c\.|ca\.|circa|about|around/i.test(date),
        }
      : null;
  return {
    age,
    yearsAgo: isOpen ? null : sinceYears(first, last, today),
    atLeast: first === null || last === null || last - first <= MOST_APART ? null : since(last, today),
    isLate: age !== null && life?.died !== null && life !== null && life.died - (first ?? 0) <= 2,
    laterBy: laterBy > 4 && laterBy < 150 ? laterBy : null,
    printedIn: later ? Number(later[2]) : null,
    lived: life?.died === null || life === null ? null : life.died - life.born,
  };
}

/** Years since a year; there is no year 0. */
const since = (year: number, today: number): number => (year < 0 ? today - year - 1 : today - year);

/** Years since a work of `first` to `last`: null where these lie so far apart that no number would be true of it. */
function sinceYears(first: number | null, last: number | null, today: number): number | null {
  if (first === null || last === null) return null;
  const years = since(Math.round((first + last) / 2), today);
  return last - first <= MOST_APART || (years > ANCIENT && last - first < years / 8) ? years : null;
}

/** A number as one says it: small ones in words. */
export function inWords(count: number): string {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
  return words[count] ?? String(count);
}

/** Years from a full hundred within which some thousand years are said by it. */
const NEAR_A_HUNDRED = 30;

/** So many years in round words: "about 3,300 years", "some 215 years"; of a century, no part of which is known, "more than 1,000 years". */
export function roundYears(years: number, atLeast: number | null = null): string {
  if (atLeast !== null && atLeast >= 100)
    return `more than ${(Math.floor(atLeast / 100) * 100).toLocaleString('en-GB')} years`;
  // A year that is known is known to fifty years a thousand years later; "about 1000" is a thousand years ago.
  const hundreds = Math.round(years / 100) * 100;
  const isNear = years >= 1500 || Math.abs(years - hundreds) <= NEAR_A_HUNDRED;
  if (years >= 950)
    return `about ${(isNear ? hundreds : Math.round(years / 50) * 50).toLocaleString('en-GB')} years`;
  if (years >= 300) return `some ${Math.round(years / 10) * 10} years`;
  if (years >= 200) return `some ${Math.round(years / 5) * 5} years`;
  if (years >= 30) return `about ${Math.round(years / 5) * 5} years`;
  return `${inWords(years)} years`;
}
