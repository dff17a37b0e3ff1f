import { isLifetime } from '../../dates/lifetimes.ts';
import { isDateText } from '../../dates/date-line.ts';
import { startsNation } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing, linesOf, textOf } from '../by-form.ts';
import { NO_NAME, whole } from '../line-forms.ts';

/** Lines among which a maker and the life below are. */
const MOST_LINES = 5;
/** "Dutch, Delft 1612-1671 The Hague", "American, Portland, Maine 1841-1909 New York": both towns, known or not, around the years. */
const BETWEEN_TOWNS =
  /^\p{Lu}\p{L}+(?:[- ]\p{L}+)?(?: \([^()\d]{3,30}\))?, \p{Lu}[^\d();:]{2,40} (?:c\. ?|ca\. ?|about )?\d{4}(?:\/\d{2,4})? ?[-\u2013] ?(?:c\. ?|ca\. ?|about |after )?\d{4}(?:\/\d{2,4})? \p{Lu}[^\d();:]{2,40}$/u;
const TOWN = '\\p{Lu}[^\\d();:\\u2013]{1,40}?(?: \\(\\?\\))?';
const YEAR = '(?:c\\. ?|ca\\. ?|about |around |after |before )?(\\d{4})(?:\\/\\d{1,4})?';
const END_OF_LIFE = `(?:${TOWN},? ${YEAR}|${YEAR},? ${TOWN})`;
/** "Leiden 1606 - 1669 Amsterdam", "(1697 Venice - Venice 1768)", "Breda (?) 1525 - 1569 Brussels": a life from town to town, without a nation. */
const FROM_TOWN_TO_TOWN = new RegExp(`^\\(?${END_OF_LIFE} ?[-\\u2013] ?${END_OF_LIFE}\\)?$`, 'u');
/** "Jan van Oosterwijck", "Jusepe de Ribera (called Lo Spagnoletto)" */
const NAME =
  /^\p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|da|di|du|van|von|der|den|ten|ter|la|le|del|della|of|the)){0,5}(?: \([^()\d]{3,40}\))?$/u;

/** Whether a line is a life from town to town, by as many years as people live. */
function isFromTownToTown(text: string): boolean {
  const [born, died] = FROM_TOWN_TO_TOWN.exec(text)?.slice(1).filter(Boolean).map(Number) ?? [];
  return isLifetime(Number(died) - Number(born));
}

/** The maker whose name stands above a nation or not, a town, the years of a life and another town, and that life. */
export function makerBetweenTowns(label: LabelTokens): KnownStretch[] {
  const lines = linesOf(label).slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (!above) continue;
    const [name, text] = [textOf(label, above), textOf(label, line)];
    const hasNation = startsNation(label.marked, label.tokens[line.from]?.start ?? 0);
    if (hasNation ? !BETWEEN_TOWNS.test(text) : !isFromTownToTown(text)) continue;
    if (NAME.test(name) && !NO_NAME.test(name) && !endsInThing(name))
      return [...titleBelow(label, line.to), whole('artist', above), whole(hasNation ? 'bio' : 'life', line)];
  }
  return [];
}

/** The line behind such a life, where the one below it is a date or a material: nothing but a title stands between. */
function titleBelow(label: LabelTokens, from: number): KnownStretch[] {
  const lines = linesOf(label);
  const at = lines.findIndex((line) => line.from === from);
  const [title, end] = [lines[at], lines[at + 1]];
  if (at < 0 || !title || !end) return [];
  const [text, below] = [textOf(label, title), textOf(label, end)];
  const isTitle = /^\p{L}[^\d:;]{2,120}[\p{L})]$/u.test(text) && !isDateText(text) && !isMaterials(text);
  return isTitle && (isDateText(below) || isMaterials(below)) ? [whole('title', title)] : [];
}
