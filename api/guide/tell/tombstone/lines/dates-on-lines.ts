import { isDateLine } from '../../../dates/date-line.ts';
import { sayDateOfDeed, sayDayAlone } from '../../../speech/date-of-deed.ts';
import { mayBeSomebodysTown, isPlaceLine, spokenPlaceLine } from '../../../speech/place-line.ts';

/** "American, founded 1919" */
const FOUNDED = /^(?:\p{Lu}[^\d:;]{2,40}, )?(?:[Ff]ounded|[Ee]stablished|[Ee]st\.)(?: in)?,? (\d{4})$/u;
/** "Date: 1979", "Year: 1979" */
const KEYED = /^(?:Date|Year): (.+)$/;

/** What a line tells with a date that is no making: when something happened, a day, a year behind its key; null for any other line. */
export function dateOnLine(words: string): string | null {
  const [, founded] = FOUNDED.exec(words) ?? [];
  if (founded !== undefined) return `The firm was founded in ${founded}`;
  const [, keyed] = KEYED.exec(words) ?? [];
  if (keyed !== undefined && isDateLine(keyed))
    return (
      sayDayAlone(keyed) ??
      (/^\d{4}s?$/.test(keyed) ? `It dates from ${keyed.replace(/(?=\d{4}s$)/, 'the ')}` : null)
    );
  return sayDateOfDeed(words) ?? (isDateLine(words) ? sayDayAlone(words) : null);
}

/** "Lowe, Derby, 1714" */
const PLACE_AND_YEAR = /^(\p{Lu}.{2,60}), ((?:about |around |c\. ?)?\d{4})$/u;

/** "It is from Lowe, Derby, 1714": a place and a year without a verb, of which nobody knows what happened there; null for any other line. */
export function placeAndYear(words: string): string | null {
  const [, where = '', when = ''] = PLACE_AND_YEAR.exec(words) ?? [];
  return isPlaceLine(where) && !mayBeSomebodysTown(where)
    ? `It is from ${spokenPlaceLine(where)}, ${when}`
    : null;
}
