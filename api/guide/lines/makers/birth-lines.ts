import { FIRST_WORK, isLifetime, LONGEST_LIFE } from '../../dates/lifetimes.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { townsOfLife } from '../../towns-of-life.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { NAME } from './known-lives.ts';
import {
  DATE_BEHIND,
  hasMaterial,
  isLikeMaterials,
  isYear,
  LATER_CAST,
  namesThing,
  NO_NAME,
  startsWithGivenName,
} from '../line-forms.ts';

/** "Ada Birch, Ghent 1867 - Ostend 1950", "Ada Birch (Belfast 1910-1983 Bangor)" */
const NAME_AND_LIFE = new RegExp(`^(${NAME})(,| \\() ?(.+)$`, 'u');

/** Whether another line than that of a birth gives a year in which somebody so old may have worked. */
function isAtWork(label: LabelTokens, line: Line, born: number): boolean {
  return linesOf(label)
    .filter(({ from }) => from !== line.from)
    .flatMap((each) => (textOf(label, each).match(/(?<![\d.])\d{4}(?![\d.])/g) ?? []).map(Number))
    .some((year) => year >= born + FIRST_WORK && year <= born + LONGEST_LIFE);
}

/** "Oglala Lakota, born 1971": whose people the line above names. */
const isOrigin = (name: string): boolean => startsOrigin(withOriginsMarked(name), 0);

/** The name on a line that goes on with the towns and years of a life; null where it is no such line. */
export function nameBeforeTowns(label: LabelTokens, line: Line): string | null {
  const [, name = '', mark, life = ''] = NAME_AND_LIFE.exec(textOf(label, line)) ?? [];
  const isName = name !== '' && !endsInThing(name) && !NO_NAME.test(name) && !isOrigin(name);
  const towns = isName ? townsOfLife(life) : null;
  if (!towns) return null;
  const { born, died, bornIn, diedIn, isSaid } = towns;
  const isGiven = startsWithGivenName(name);
  if (died !== null) {
    const isLife = isLifetime(died - born);
    // "Brislington Works, Somerset, 1685-1705" has the same form.
    return isLife && bornIn !== null && (diedIn !== null || isSaid || isGiven) ? name : null;
  }
  const isBirth = isSaid || mark === ' (' || (isGiven && bornIn !== null);
  return isBirth && isAtWork(label, line, born) ? name : null;
}

/** "Hoboken, New Jersey, 1895-1965, San Francisco": two towns, and years as far apart as those of a life. */
export function isBetweenTowns(text: string): boolean {
  const { born = 0, died = 0, bornIn = null, diedIn = null } = townsOfLife(text) ?? {};
  return bornIn !== null && diedIn !== null && isLifetime((died ?? 0) - born);
}

/** "Given by the sitter's niece, 1888" */
const OF_A_GIFT = /^(?:Given|Gift|Bequest|Bequeathed|Purchased?|Presented|Donated|Lent|Acquired|Printed) /;

/** Whether a line below a name tells a birth: a place and a year, above a title and a year of the work that is later. */
export function isBirthLine(label: LabelTokens, line: Line): boolean {
  const text = textOf(label, line);
  const towns = townsOfLife(text);
  // "Bowl Chair, 1951" has the same form.
  const place = text.replace(/,? \d{4}.*/, '');
  if (towns === null || towns.died !== null || namesThing(place) || hasMaterial(place)) return false;
  const lines = linesOf(label);
  const at = lines.findIndex(({ from }) => from === line.to);
  const [title = '', year = ''] = lines.slice(at, at + 2).map((each) => textOf(label, each));
  const isDated = DATE_BEHIND.test(title) || isYear(year);
  return (
    at > 0 &&
    isDated &&
    /^["'\u2018\u201C([]?\p{L}[^:]*$/u.test(title) &&
    !OF_A_GIFT.test(title) &&
    // "Standing Woman, 1914"
    !LATER_CAST.test(title) &&
    !isMaterials(title) &&
    !isLikeMaterials(title) &&
    isAtWork(label, line, towns.born)
  );
}
