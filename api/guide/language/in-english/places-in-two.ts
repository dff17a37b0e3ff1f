import { withOriginsMarked } from '../../find-origin.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { plainWord } from '../plain-word.ts';

/** A name of a place, of one to three words, and the date behind it. */
const PLACE =
  /^(\p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{L}[\p{L}'\u2019-]{1,20}){0,2})(, (?:c\. ?|ca\. ?|circa |about |around )?\d{4}(?:[-\u2013/]\d{2,4})?)?$/u;
/** Names of a place at most. */
const MOST_NAMES = 3;

/** Whether a name is that of a place in English. */
const isKnownPlace = (name: string): boolean => isTownName(name) || /^\uE002+$/.test(withOriginsMarked(name));

/** Languages write one sound with several letters: "K\u00F6ln" and "Cologne", "Wien" and "Vienna". */
const beginning = (name: string): string => plainWord(name).charAt(0).replace('k', 'c').replace('w', 'v');

/**
 * "Antwerpen / Anvers / Antwerp, 1638" -> "Antwerp, 1638": of one place's names in several languages the English one, with the
 * date behind any of them; null where none or several are known in English, or where they may be different places.
 */
export function englishPlace(line: string): string | null {
  const halves = line.split(' / ').map((half) => PLACE.exec(half));
  if (halves.length < 2 || halves.length > MOST_NAMES) return null;
  const names = halves.flatMap((half) => half?.[1] ?? []);
  const dates = new Set(halves.flatMap((half) => half?.[2] ?? []));
  const [english, ...further] = names.filter(isKnownPlace);
  const isOne =
    names.length === halves.length &&
    english !== undefined &&
    further.length === 0 &&
    dates.size <= 1 &&
    names.every((name) => beginning(name) === beginning(english));
  return isOne ? `${english}${[...dates][0] ?? ''}` : null;
}
