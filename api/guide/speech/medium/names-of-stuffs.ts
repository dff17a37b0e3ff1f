import { isCommonWord } from '../../vocabulary/common-word.ts';
import { mediumWordKind } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';

/** What is called after the place that it comes from; woods are called after trees: "Iroko wood". */
const FROM_PLACES =
  /^(?:alabaster|marble|stone|limestone|sandstone|granite|slate|porphyry|onyx|serpentine|ironstone|glass|crystal|jasperware|spar)$/i;
/** What is made in many towns and of many sorts: "Honiton lace", but "guipure lace". */
const FROM_TOWNS = /^(?:lace|porcelain|faience|tweed|clay|silk|linen)$/i;
/** Ends of names of places, whatever words they are like. */
const OF_PLACES = /(?:land|shire|ham|bury|wood)$/;
/** Stones with a name of two words. */
const OF_TWO_WORDS = /^(?:Hopton Wood|Rosso Antico|Giallo Antico|Verde Antico|Blue John)\b/;

/** Whether a material begins with a name, which keeps its capital: "Cumberland alabaster", "Bath stone". */
export function beginsWithName(text: string): boolean {
  if (OF_TWO_WORDS.test(text)) return true;
  const [, first = '', second = ''] = /^(\p{Lu}\p{Ll}+) (\p{L}+)/u.exec(text) ?? [];
  const small = first.toLowerCase();
  if (first === '' || mediumWordKind(small) !== 'other') return false;
  if (isTownName(first)) return FROM_PLACES.test(second) || FROM_TOWNS.test(second);
  return (
    FROM_PLACES.test(second) &&
    (OF_PLACES.test(small) ||
      (/^\p{Ll}/u.test(second) && !/(?:ed|en|ic|ine)$/.test(small) && !isCommonWord(small)))
  );
}
