import { isPlaceLine } from '../../speech/place-line.ts';
import { placesInEnglish } from '../../speech/places-in-english.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { isRockAge } from '../../dates/rock-ages.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { isRegion } from '../../vocabulary/regions.ts';
import { weighWords } from '../guess-language.ts';
import { isInEnglish, isInOtherLanguage, lineEvidence } from '../line-evidence.ts';
import { isForeign, isForeignTombstone } from './english-lines.ts';

/** Whether a line is surely in another language than English; names of places may be in any. */
const isSurelyOther = (line: string): boolean =>
  isForeign(line) || isForeignTombstone(line) || isInOtherLanguage(line, true);

/** The words of a line that begin with a capital, in small letters. */
const namesIn = (text: string): string[] =>
  (text.match(/\p{Lu}[\p{L}\p{M}'\u2019-]*/gu) ?? []).map((name) => name.toLowerCase());

/** Evidence of small words that names have in every language: "van", "de". */
const PARTICLE = 0.5;

/** Whether most names of a line are the same in English: of towns, lands, peoples, persons, ages or species. */
function isOfKnownNames(text: string): boolean {
  const names = namesIn(text);
  const known = names.filter((name) => isTownName(name) || isGivenName(name)).length;
  return (
    /[\uE000-\uE002]/.test(withOriginsMarked(text)) ||
    isSpecies(text) ||
    isRockAge(text) ||
    isRegion(text) ||
    isPlaceLine(text) ||
    (known > 0 && 2 * known >= names.length)
  );
}

/** "Execution: Lowe (Bohemia) f\u00FCr": the halves of a line in two languages go on below. */
const ENDS_IN_OTHER = / (?:f\u00FCr|pour|voor|para|per|von|mit|und|avec|med|och|og)$/u;

/** What no name of a place has. */
const SMALL_WORD = /(?<!\p{L})\p{Ll}{3}/u;

/** Words of English tombstones that are shorter or rarer than those by which a line's language is weighed. */
const IN_ENGLISH = /(?<!\p{L})(?:excavations?|\d{4}s|\p{Lu}\p{Ll}{1,20}['\u2019]s)(?!\p{L})/u;

/** Whether a line has an English word at all. */
const hasEnglish = (text: string): boolean =>
  IN_ENGLISH.test(text) ||
  (text.match(/(?<!\p{L})\p{L}{3,}/gu) ?? []).some((word) => isCommonWord(word.toLowerCase()));

/**
 * Whether a printed line is left to the eye because it stands in the other language of a label in two: nothing in it is English and it
 * names nothing that is known, while other lines are in English and in another language. "Konvalescenten" below "The Convalescent".
 */
export function isForTheEye(said: string, given: string): boolean {
  // Of "ca. 1900" in any language "around 1900" is said.
  const words = said.replaceAll(/(?<!\p{L})around (?=\d)/gu, '');
  // "Antwerpen, 1650" beside "Antwerp, 1650".
  const place = placesInEnglish(words);
  if (place !== words && given.includes(place)) return true;
  if (ENDS_IN_OTHER.test(words)) return true;
  const { english, other } = lineEvidence(words);
  if (english > other || (other === 0 && hasEnglish(words))) return false;
  const isPlain = other <= PARTICLE && weighWords(words).foreign < PARTICLE;
  if (isPlain && ((IN_ENGLISH.test(words) && !/[(/|]/.test(words)) || isOfKnownNames(words))) return false;
  // Beside letters of another script all that is in Latin ones is for who reads English.
  const lines = given.split('\n').filter((line) => !/(?!\p{Script=Latin})\p{L}{3}/u.test(line));
  if (lines.length < given.split('\n').length) return isSurelyOther(words);
  return (
    lines.some((line) => isInEnglish(line)) &&
    (isSurelyOther(words) || lines.some((line) => SMALL_WORD.test(line) && isSurelyOther(line)))
  );
}
