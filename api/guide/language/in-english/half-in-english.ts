import { isRockAge } from '../../dates/rock-ages.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { weighWords } from '../guess-language.ts';
import { isInEnglish, isInOtherLanguage, lineEvidence } from '../line-evidence.ts';

/** What parts the languages of a line. */
export const HALVES = / [/|] /;
/** "Gearrchloch, Co. Mhaigh Eo / Gearrchloch, Co. Mayo": of a line that says the same in two languages the half with more English in it. */
export function halfInEnglish(text: string): string {
  const halves = text.split(HALVES);
  const [first = '', second = ''] = halves;
  const figures = (half: string): string => (half.match(/\d+/g) ?? []).join();
  if (halves.length !== 2) return text;
  // "120 pe\u00E7as / 120 pieces, 30 x 30 cm each"
  const isOther = (half: string): boolean => isInOtherLanguage(half, true);
  if (isOther(first) !== isOther(second) && (isInEnglish(first) || isInEnglish(second)))
    return isOther(first) ? second : first;
  if (figures(first) !== figures(second)) return text;
  // "Canadian / canadien"
  const isNation = (half: string): boolean => /^[\uE000-\uE002]+$/.test(withOriginsMarked(half));
  if (isNation(first) !== isNation(second)) return isNation(first) ? first : second;
  // "Devonian / Devoon"
  if (isRockAge(first) !== isRockAge(second)) return isRockAge(first) ? first : second;
  // "Ada Birch and sons, Kornwestheim / Echterdingen": one of two towns, where what is said twice has the same parts.
  const parts = (half: string): number => half.split(', ').length;
  const isInOne = halves.every((half) => weighWords(half).foreign === 0);
  if (isInOne && parts(first) !== parts(second)) return text;
  const english = (half: string): number =>
    (half.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => isCommonWord(word) || isTownName(word))
      .length - weighWords(half).foreign;
  const evidence = (half: string): number => lineEvidence(half).english - lineEvidence(half).other;
  const more = english(second) - english(first) || evidence(second) - evidence(first);
  return more > 0 ? second : more < 0 ? first : text;
}
