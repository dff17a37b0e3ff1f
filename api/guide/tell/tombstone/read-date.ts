import { fromCapitals } from '../../capitals.ts';
import { ageOf, sayAge } from '../../dates/ages.ts';
import { UNDATED } from '../../dates/date-words.ts';
import { markAndPeriod } from '../../dates/mark-and-period.ts';
import { sayDate } from '../../speech/date.ts';
import { lowered, sayText } from '../../speech/text.ts';

const NO_DATE = new RegExp(`^${UNDATED}$`, 'i');

/** A date whose form is not known, in the label's own words. */
export function readDate(given: string): string {
  // "Mid-Edo period - 18th century": one thing beside the other.
  const printed = fromCapitals(given).replace(
    /(?<=\b(?:period|era|dynasty|reign)) ?[-\u2013\u2014] ?(?=\p{L}|\d{1,2}(?:st|nd|rd|th))/u,
    ', ',
  );
  if (NO_DATE.test(printed)) return 'The label gives no date';
  const marked = markAndPeriod(printed);
  if (marked !== null) return marked;
  const age = ageOf(printed);
  const ofAge = (age === null ? null : sayAge(age)) ?? dateOfAge(printed);
  if (ofAge !== null) return ofAge;
  if (/\b(?:dynasty|period|reign|kingdom|epoch)\b|\bdyn\./i.test(printed))
    return `It dates ${printed.endsWith('?') ? 'perhaps ' : ''}from ${/^[Dd]ynasty [\dIVX]/.test(printed) ? '' : 'the '}${sayText(
      printed,
    )
      .replace(/ ?\?$/, '')
      .replace(/^(?:dated (?:to |from )?)?(?:the )?/i, '')
      .replaceAll(/\bDyn\.(?= \d)/g, 'dynasty')
      .replaceAll(/ \(([^()]*)\)/g, ', $1')
      .replaceAll(/\b(\d{1,3})-(?=\d{2,3}\b)/g, '$1 to ')
      .replace(/, dated (?:to )?(?=\d)/, ' and is dated ')
      .replace(
        /^(.*?), ((?:early |mid-|late |(?:first|second) half )?(?:of the )?\d{1,2}(?:st|nd|rd|th) century)$/,
        '$2, in the $1',
      )}`;
  if (/^dated /i.test(printed)) return `It is ${lowered(sayText(printed))}`;
  // "Gaya, 4th century"
  const [, era, point = ''] = /^(\p{Lu}\p{Ll}+), (.{3,40})$/u.exec(printed) ?? [];
  const when = era === undefined ? null : sayDate(point);
  if (era !== undefined && when?.verb === 'made') return `It was made ${when.when}, in the ${era} period`;
  return `The label dates it: ${sayText(printed.replace(/^(?:Year|Dated?): /i, '').replace(/ ?[-\u2013] ?(?=(?:early|mid|late) )/, ' to '))}`;
}

/**
 * "Early Dynastic III, about 2600-2400 BC" -> "It was made around 2600 to 2400 BC, in Early Dynastic III";
 * "Yuan dynasty, 1298" -> "It was made in 1298, in the Yuan dynasty"
 */
export function dateOfAge(printed: string): string | null {
  const [, age = '', point = ''] =
    /^((?:\p{L}+ ){0,3}(?:(?:Dynasty|Dynastic|Minoan|Helladic|Cycladic|Kingdom)(?: [\dIVXAB]+(?:[-\u2013]\d+)?)?|Age|[Dd]ynasty|[Pp]eriod|[Ee]ra))(?: \([^()\d]{0,30}\d[^()]{0,40}\))?, ((?:about |[Cc]a?\. ?|[Aa]pprox\. ?)?(?:AD |AH )?\d.*)$/u.exec(
      printed,
    ) ?? [];
  const date = age === '' ? null : sayDate(point);
  if (date?.verb !== 'made') return null;
  return `It was made ${date.when}, in ${/(?:Age|Kingdom|[Dd]ynasty|[Pp]eriod|[Ee]ra)$/.test(age) ? 'the ' : ''}${sayText(age).replace(/(?<=\d)-(?=\d)/, ' to ')}`;
}
