import { isDateLine } from '../../dates/date-line.ts';
import { isSpecies } from '../../lines/species.ts';
import { placesInEnglish } from '../../speech/places-in-english.ts';
import { isPlaceLine } from '../../speech/place-line.ts';
import { PROVINCE } from '../../vocabulary/states-and-provinces.ts';
import { isLikeMaterials } from '../../vocabulary/things-and-materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isForeignTombstone } from './english-lines.ts';
import { isOfText } from '../line-evidence.ts';
import { inEnglish } from '../in-english/tombstone-words.ts';
import { figuresOf } from './shared-words.ts';

/** "Nürnberg, 1492–1494": a place and its years. */
const PLACE_AND_YEARS = /^(\p{Lu}[^\d:;()]{2,40}), (?:1[0-9]|20)\d\d(?:[-\u2013/]\d{2,4})?$/u;
const isPlace = (printed: string): boolean => {
  const text = placesInEnglish(printed);
  return isPlaceLine(text) || isTownName(text) || PROVINCE.test(text);
};
/**
 * Whether a line of a label's part in another language says what no line of its English part says: a date, a material, a place or the
 * name of a species. It stays then, and is told in English as far as it can be.
 */
export function isOnlyThere(text: string, lines: readonly string[]): boolean {
  const english = lines.filter((each) => !isOfText(each));
  // "Theatrum orbis terrarum" ends as such names do.
  if (isSpecies(text) && text.split(' ').length === 2) return true;
  const said = inEnglish(text);
  const [, place = ''] = PLACE_AND_YEARS.exec(text) ?? [];
  if (isDateLine(text) || (said !== null && isDateLine(said)) || (place !== '' && isPlace(place))) {
    const figures = figuresOf(said ?? text);
    return !english.some((each) => figuresOf(each).includes(figures) || isDateLine(each));
  }
  if (isForeignTombstone(text)) return !english.some((each) => each.split(' / ').some(isLikeMaterials));
  return isPlace(text) && !english.some((each) => each.includes(text) || isPlace(each));
}
