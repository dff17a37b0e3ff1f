import { isDateLine } from '../../dates/date-line.ts';
import type { GuideLine } from '../../facts.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { capitalised } from '../../speech/text.ts';
import { placesInEnglish } from '../../speech/places-in-english.ts';
import { isPlaceLine } from '../../speech/place-line.ts';
import { PROVINCE } from '../../vocabulary/states-and-provinces.ts';
import { isLikeMaterials } from '../../vocabulary/things-and-materials.ts';
import { mediumWordKind } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isForeignTombstone } from './english-lines.ts';
import type { KeptLine } from '../kept-lines.ts';
import { isOfText } from '../line-evidence.ts';
import { beginsInForeign, inEnglish } from '../in-english/tombstone-words.ts';
import { figuresOf } from './shared-words.ts';

/** "Nürnberg, 1492–1494", "Nürnberg, c. 1492": a place and its years. */
const PLACE_AND_YEARS =
  /^(\p{Lu}[^\d:;()]{2,40}), (?:(?:c|ca)\. ?|circa )?(?:1[0-9]|20)\d\d(?: ?[-\u2013/] ?\d{2,4})?$/u;
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
  if (isForeignTombstone(text) || (text.includes(', ') && beginsInForeign(text)))
    return !english.some((each) => each.split(' / ').some(isLikeMaterials));
  return isPlace(text) && !english.some((each) => each.includes(text) || isPlace(each));
}

/** "Silver-gilt, chased": a line that begins with a material. */
const beginsWithMaterial = (text: string): boolean =>
  mediumWordKind(text.split(/[ ,;-]/, 1)[0]?.toLowerCase() ?? '') === 'material';

/**
 * The English lines of a label and, in English, the dates and materials that it prints in another language alone; null where it has no
 * English lines.
 */
export function withOnlyThere(
  english: readonly KeptLine[] | null,
  lines: readonly GuideLine[],
): readonly KeptLine[] | null {
  if (english === null) return null;
  const texts = english.map(({ text }) => text);
  const kept = new Set(english.map(({ from }) => from));
  const only = lines.flatMap((line, from): KeptLine[] => {
    // A line on which a list goes on is a part of it.
    const isPart = [lines[from - 1]?.text ?? '', line.text].some((each) => each.endsWith(','));
    const said = kept.has(from) || isPart ? null : inEnglish(line.text);
    if (said !== null && !isDateLine(said) && texts.some(beginsWithMaterial)) return [];
    return said !== null && isOnlyThere(line.text, texts) ? [{ ...line, from, text: capitalised(said) }] : [];
  });
  return [...english, ...only].toSorted((a, b) => a.from - b.from);
}
