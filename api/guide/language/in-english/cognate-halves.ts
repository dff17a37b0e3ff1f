import { placesInEnglish } from '../../speech/places-in-english.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { namesThing } from '../../vocabulary/things-and-materials.ts';
import { weighWords } from '../guess-language.ts';
import { centuryInEnglish } from './centuries-in-english.ts';
import { plainWord } from '../plain-word.ts';

/** Words of either half, and letters with which a word begins alike in two languages. */
const MOST_WORDS = 3;
const ALIKE = 4;
/** Letters of a long word. */
const LONG = 5;

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}'\u2019-]+/gu) ?? [];
const plain = (word: string): string => plainWord(word).replaceAll('k', 'c');

/** Whether two words begin alike; of long ones fewer letters tell: "Sibirischer" and "Siberian". */
function beginsAlike(one: string, two: string): boolean {
  const [first, second] = [plain(one), plain(two)];
  const letters = Math.min(first.length, second.length) > LONG ? ALIKE - 1 : ALIKE;
  return first.length >= ALIKE && first.slice(0, letters) === second.slice(0, letters);
}

/** Whether each word of one text begins as one of the other does: "Westlicher Gorilla" and "Western gorilla". */
function isSameByWord(one: string, two: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(two)];
  return (
    first.length === second.length &&
    first.length > 0 &&
    first.length <= MOST_WORDS &&
    first.every((word) => second.some((each) => beginsAlike(word, each)))
  );
}

/** How English a half is: words that English texts use, fewer where it has letters that English words have not. */
const englishness = (text: string): number =>
  wordsOf(text).filter((word) => isCommonWord(word.toLowerCase())).length -
  (/[^\p{ASCII}\u2018\u2019\u2013]/u.test(text) ? 1 : 0) -
  weighWords(text).foreign;

/** "Firenze, Italia / Florence, Italy": the places of one half, one by one, as English calls them. */
const isSamePlace = (other: string, english: string): boolean =>
  other !== english && placesInEnglish(other) === english;

/**
 * A line that says the same in two languages with the same words, in English: "Carboniferous / Carbonif\u00E8re", "Westlicher Gorilla /
 * Western gorilla", "Lowenby, Nova Scotia / Nouvelle-\u00C9cosse"; any other line as it is.
 */
export function cognateInEnglish(line: string): string {
  const [, date = '', dateInEnglish = ''] = /^([^/]{3,40}) \/ ([^/]{3,40})$/.exec(line) ?? [];
  // "1600-tallet / 17th century"
  if (centuryInEnglish(date)?.toLowerCase() === dateInEnglish.toLowerCase() && date !== '')
    return dateInEnglish;
  const [, first = '', second = ''] = /^([^/|\d]{3,60}) [/|] ([^/|\d]{3,60})$/.exec(line) ?? [];
  if (first === '') return line;
  if (isSamePlace(first, second)) return second;
  if (isSamePlace(second, first)) return first;
  const tail = first.slice(first.lastIndexOf(', ') + 2);
  if (first.includes(', ') && isSamePlace(second, tail)) return first;
  // What a thing is stands below what it is called, and is told by itself.
  if (namesThing(first) || namesThing(second)) return line;
  if (!isSameByWord(first, second) || first.includes(', ')) return line;
  const more = englishness(first) - englishness(second);
  return more > 0 ? first : more < 0 ? second : line;
}
