import { withArticle } from '../speech/with-article.ts';

/** "Pierre Shale", "Clearwater Formation", "Burgess Shale Formation": a body of rock by the name that it has among those who study rocks. */
const UNIT =
  /^(?:Upper |Middle |Lower )?((?:\p{Lu}[\p{L}'\u2019-]+ ){1,4}(?:Formation|Shale|Limestone|Sandstone|Mudstone|Siltstone|Dolomite|Coal Measures))(?:, (\p{Lu}[\p{L}.'\u2019 -]{1,40}(?:, \p{Lu}[\p{L}.'\u2019 -]{1,40}){0,3}))?$/u;
/** What nothing but rock is called by; the others are a stuff of works of art too, or a body of people. */
const SURELY_ROCK = /(?:Formation|Shale|Coal Measures)$/;
const SURE_BESIDE_FOSSILS = /(?:Limestone|Sandstone|Mudstone|Siltstone|Dolomite)$/;

/** A body of rock and the places behind it on a line; null for any other line. */
function rockUnit(
  words: string,
  isOfFossil: boolean,
): { readonly unit: string; readonly place: string } | null {
  const [, unit = '', place = ''] = UNIT.exec(words) ?? [];
  const isRock = SURELY_ROCK.test(unit) || (isOfFossil && SURE_BESIDE_FOSSILS.test(unit));
  return isRock && !unit.startsWith('The ') ? { unit, place } : null;
}

/**
 * Whether a line names a body of rock, alone or before a place, and so neither a maker nor a title.
 *
 * @param isOfFossil Whether the label is on what was dug out of the rock, where "Limestone" is no sculptor's.
 */
export const isRockUnit = (words: string, isOfFossil: boolean): boolean =>
  rockUnit(words, isOfFossil) !== null;

/** "It comes from the Pierre Shale in South Dakota", "It comes from the Clearwater Formation"; null for what is no body of rock. */
export function sayRockUnit(words: string, isOfFossil: boolean): string | null {
  const found = rockUnit(words, isOfFossil);
  if (found === null) return null;
  return `It comes from the ${found.unit}${found.place === '' ? '' : ` in ${withArticle(found.place)}`}`;
}
