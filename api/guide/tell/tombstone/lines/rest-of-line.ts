import { isBalanced, JOINING } from '../../../balanced.ts';
import { isRockAge } from '../../../dates/rock-ages.ts';
import type { PlainLine, TextSpan } from '../../../facts.ts';
import { REMARK } from '../../../lines/breaks/whole-lines.ts';
import { sayFind } from '../../../lines/finds.ts';
import { isLifeAlone } from './names-on-lines.ts';

/** Letters from which the rest of a line says something. */
const LEAST_LETTERS = 4;

/** "Candlestick, one of a pair" */
const ONE_OF_SEVERAL = /^one of (?:an? |two|three|four|five|six|seven|eight|ten|twelve)/;

/** A word that led to what was told, or a life. */
const SAYS_NOTHING =
  /^(?:(?:Inv|Acc|Cat|Reg|No|Nr)\.?|From|Made|After|Dated|Date|Dating|Year|Period|Attributed|\p{L}[\p{L} ]{1,30}, (?:born |b\. |c\. )?\d{4}.*|\p{L}[\p{L} /]{1,30},? \(?(?:born|b\.) .*|\p{L}[\p{L} /]{1,30},?\s(?:\p{L}[\p{L} ]{1,30} )?(?:c\. ?|ca\. ?)?\d{4}\s?[-\u2013]\s?(?:c\. ?|ca\. ?)?\d{4}(?: \p{L}[\p{L} ]{1,30})?)$/su;

/** "Reg. Number: X2263" */
const NUMBER_LINE =
  /^(?:Reg|Registration|Inv|Inventory|Acc|Accession|Cat|Catalogue|Object|Museum|Loan)\.? (?:[Nn]o|[Nn]umber)\b/;

/** "Diam: 13 3/8 in.", "Overall: 12 x 9 cm (4 3/4 x 3 1/2 in.)", "Breite/Width: 3.3 m": a measure, which is for the eye. */
const MEASURE =
  /^(?:\p{L}[\p{L} /]{0,40}[:.] ?)?\d[\d\s/.,x×\u00BC-\u00BE]{0,40}(?:in|cm|mm|ft|inches|m[\u00B2\u00B3]?)(?!\p{L})/u;

/** What led to a date that was told: "Moscow, Russia, fl." */
const LEADS_TO_DATE = /,? (?:\d{4} or|fl\.?|flourished|active|act\.|c\.|ca\.|circa|dated|about|born|b\.)$/;

/** A line where nothing of it was told, or what is left of it where its beginning or its end was; none otherwise. */
export function restOf(
  line: PlainLine,
  heard: readonly TextSpan[],
  given: string,
): (TextSpan & { readonly text: string; readonly mayBeMaker: boolean })[] {
  const mayBeMaker = line.mayBeMaker === true;
  const told = heard.filter(({ start, end }) => start < line.end && line.start < end);
  if (told.length === 0)
    return [{ ...line, mayBeMaker }].filter(
      ({ text }) => !isLifeAlone(text) && !NUMBER_LINE.test(text) && !MEASURE.test(text),
    );
  const [from, to] = [Math.min(...told.map(({ start }) => start)), Math.max(...told.map(({ end }) => end))];
  if (from > line.start && to < line.end) return [];
  const [start, end] = from > line.start ? [line.start, from] : [to, line.end];
  if (start >= end) return [];
  const rest = given.slice(start, end).replaceAll(/^[\s,;:.|/]{1,9}|[\s,;:(|/]{1,9}$/g, '');
  // "Lowe Pit, Germany (Eocene)", "Eocene of Lowe County"
  const age = rest.replace(/^\(([^()]+)\)$| of(?: the)?$/, '$1');
  const text = isRockAge(age)
    ? age
    : rest.replace(/, (?:probably|possibly|perhaps)$/, '').replace(LEADS_TO_DATE, '');
  const isSaid = (text.match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS && isBalanced(text);
  return isSaid &&
    (!SAYS_NOTHING.test(text) || sayFind(text) !== null) &&
    !REMARK.test(text) &&
    (/^["'\u2018\u201C]?\p{Lu}/u.test(text) || ONE_OF_SEVERAL.test(text)) &&
    !JOINING.test(text.split(/\s/).at(-1) ?? '')
    ? [{ start, end, text: text.replaceAll(/\s{1,9}/g, ' '), mayBeMaker }]
    : [];
}
