import type { GuideLine } from '../../facts.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { isLikeMaterials, namesThing } from '../../vocabulary/things-and-materials.ts';
import { beginsInForeign } from '../in-english/tombstone-words.ts';
import type { KeptLine } from '../kept-lines.ts';
import { isInEnglish, isOfText, lineEvidence } from '../line-evidence.ts';
import { isPerson, NAME_ALONE } from '../people.ts';
import { isForeignTombstone } from './english-lines.ts';

/** Lines on which a list of materials goes on. */
const MOST_OF_LIST = 2;
/** Evidence for another language that chance makes. */
const HINT = 0.5;
/** Lines of a label of this kind. */
const MOST_LINES = 9;

const isMaterialElsewhere = (text: string): boolean => isForeignTombstone(text) || beginsInForeign(text);

const mayBeMaker = (text: string): boolean => isPerson(text) || NAME_ALONE.test(text.trim());

/** Whether a line names a thing in English: words of it, none of another language, and no materials. */
const isThingInEnglish = (text: string): boolean =>
  (isInEnglish(text) || namesThing(text)) &&
  // A rare word may be one of English.
  lineEvidence(text).other <= (namesThing(text) ? HINT : 0) &&
  !isLikeMaterials(text) &&
  !isOfText(text) &&
  !isDateLine(text) &&
  !/[.!?:]$|\d/.test(text);

/**
 * The lines of a label that says title, maker, date and materials in another language, and below them title and materials in English:
 * "Colar / Ada Birch / Prata e pérolas / Necklace / Silver and pearls", with the English title at its head. Null for any other label.
 */
export function withEnglishBehind(lines: readonly GuideLine[]): KeptLine[] | null {
  if (lines.length > MOST_LINES) return null;
  const other = lines.findIndex(({ text }, at) => at > 0 && isMaterialElsewhere(text));
  const [first] = lines;
  if (other < 0 || first === undefined || mayBeMaker(first.text)) return null;
  if (lineEvidence(first.text).english > 0 || namesThing(first.text)) return null;
  for (let title = other + 1; title <= other + MOST_OF_LIST; title += 1) {
    const [named, made] = [lines[title], lines[title + 1]];
    if (named === undefined || made === undefined) return null;
    const isEnglish = isLikeMaterials(made.text) && !isMaterialElsewhere(made.text);
    if (!isEnglish || !isThingInEnglish(named.text)) continue;
    return [
      { ...named, from: title },
      ...lines.flatMap((line, from): KeptLine[] =>
        (from > 0 && from < other) || from > title ? [{ ...line, from }] : [],
      ),
    ];
  }
  return null;
}
