import { isDateText } from '../dates/date-line.ts';
import type { LabelFacts, TextSpan } from '../facts.ts';
import { forgetFieldsIn } from './forget-fields.ts';
import { linesOf } from './lines-of-text.ts';
import { sayDate } from '../speech/date.ts';

/** "Patent No. 4,750", "U.S. Patent Number 821,393", with its day behind it or on the line below. */
const PATENT =
  /^(?:(?:US|U\.S\.|British|UK) )?[Pp]atent (?:[Nn]o\.?|[Nn]umber) ?(\d[\d,]{2,9})(?:[,;] (?:dated |granted )?(\D{0,20}\d[^;]{3,30}))?$/;
/** "Working replica, 1951", "Copy made in 1888" */
const COPY =
  /^((?:(?:Working|Modern|Full-size|Scale) )?(?:[Rr]eplica|[Cc]opy|[Rr]eproduction|[Rr]econstruction|[Ff]acsimile))(?:,| made(?: in)?| built(?: in)?) ((?:about |c\. ?|around )?\d{4}(?:[-\u2013]\d{2,4})?)$/;

/** A line that has a date which is not that of the thing told of, and the sentence for it. */
interface OtherDate extends TextSpan {
  readonly said: string;
}

/** What a label says of the thing's patent or of its being a copy, with the day or year of that; null for other labels. */
export function readOtherDate(given: string): OtherDate | null {
  const lines = linesOf(given);
  for (const [at, { text, start, end }] of lines.entries()) {
    const [, copy = '', year = ''] = COPY.exec(text) ?? [];
    const made = copy === '' ? null : sayDate(year);
    if (made !== null)
      return { start, end, said: `What is shown here is a ${copy.toLowerCase()}, made ${made.when}` };
    const [, number, behind] = PATENT.exec(text) ?? [];
    if (number === undefined) continue;
    const below = lines[at + 1];
    const isBelow = behind === undefined && below !== undefined && isDateText(below.text.toLowerCase());
    const day = sayDate(behind ?? (isBelow ? below.text : ''));
    return {
      start,
      end: isBelow ? below.end : end,
      said: `It was patented${day?.verb === 'made' ? ` ${day.when}` : ''}, under the number ${number}`,
    };
  }
  return null;
}

/** Takes the date of a patent or of a copy for no date of the thing. */
export function forgetOtherDate(facts: LabelFacts): void {
  const other = readOtherDate(facts.given);
  if (other !== null) forgetFieldsIn(facts, other, ['date']);
}
