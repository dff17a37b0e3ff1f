import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { UNNAMED_MAKERS } from '../../maker-words.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { linesOf, textOf } from '../by-form.ts';
import { whole } from '../line-forms.ts';
import { isKnownPeople, isLand, isNameAlone, regionAndLands, withoutBracket } from './people-lines.ts';

/** Whether a text is a land, a state of America or a part of either; a land may have the name of a people: "Benin". */
const isPlace = (text: string): boolean =>
  isLand(text) || (startsOrigin(withOriginsMarked(text), 0) && /^\p{Lu}\p{L}+$/u.test(text));

/** "Lakota artist", "Din\u00E9 (Navajo) weavers": whose people a maker without a name is of. */
const OF_A_PEOPLE = new RegExp(`^(\\p{Lu}[^\\d,;:]{2,50}) ${UNNAMED_MAKERS}$`, 'u');
function isOfAPeople(text: string): boolean {
  const [, people = ''] = OF_A_PEOPLE.exec(text) ?? [];
  const [, inBracket = ''] = / \(([^()]+)\)$/.exec(people) ?? [];
  const own = withoutBracket(people);
  const isNobody = /^(?:Unknown|Unidentified|Unrecorded|Anonymous)\b/.test(people);
  return own !== '' && !isNobody && (isKnownPeople(own) || isKnownPeople(inBracket) || isNameAlone(own));
}

/** Lines of a label among which such a maker's is. */
const MOST_LINES = 4;

/** "Lakota artist / Northern Plains, South Dakota", "Yoruba artist / Southwestern Nigeria or Benin": such a maker and where the people lives. */
export function artistOfRegion(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || !isOfAPeople(textOf(label, line))) continue;
    const where = textOf(label, next);
    const parts = where.split(/, | or | and /);
    if (regionAndLands(where) !== null || (parts.length > 1 && parts.every(isPlace)))
      return [whole('artist', line), whole('origin', next)];
  }
  return [];
}
