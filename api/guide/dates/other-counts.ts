import { fullYears } from '../speech/text.ts';
import { MONTHS } from './date-words.ts';

/** Months of the Islamic year, as labels print them; part of patterns. */
const ISLAMIC_MONTHS =
  "(?:Muharram|Safar|Rabi['\u2018\u2019\u02BF]?(?: al-\\p{L}{4,6}| II?)?|Jumada(?: al-\\p{L}{4,6}| II?)?|Rajab|Sha['\u2018\u2019\u02BF]?ban|Rama[dz]an|Shawwal|Dhu['\u2018\u2019\u02BC ]?l-(?:Qa['\u2018\u2019\u02BF]?da|Hijja)h?)";
const NUMBER = '\\d{1,4}(?:[-\\u2013]\\d{1,4})?';
const ISLAMIC = 'A\\.? ?H\\.?';

/** "AH Safar 707", "18 Rajab 1142 AH", "77 H."; the month and the years. */
const HIJRI = [
  new RegExp(`^${ISLAMIC},? (?:\\d{1,2} )?(${ISLAMIC_MONTHS} )?(${NUMBER})$`, 'u'),
  new RegExp(`^(?:\\d{1,2} )?(${ISLAMIC_MONTHS} )?(${NUMBER}) (?:${ISLAMIC}|H\\.?)$`, 'u'),
];
/** What the counts of years are called in full, of those that have a name to say. */
const ERAS: readonly (readonly [RegExp, string])[] = [
  [/^(?:Vikrama?[ -])?Samvat$|^V\. ?S\.$|^VS$/, 'Samvat era'],
  [/^Nepal(?:i)? Samvat$|^N\. ?S\.$|^NS$/, 'Nepal Samvat era'],
  [/^Sh?aka(?: [Ee]ra)?$/, 'Saka era'],
  [/^B\.? ?E\.?$|^Buddhist [Ee]ra$/, 'Buddhist era'],
  [/^C\.? ?S\.?$|^Chula[ -]?[Ss]akk?arat$/, 'Chula Sakarat era'],
];
/** "Vikrama Samvat 1672" */
const OF_ERA = /^(\p{Lu}[\p{L}. -]{1,20}?),? (\d{2,4})$/u;
/** "regnal year 10", "RY 14" */
const REGNAL = /^(?:[Rr]egnal [Yy]ear|RY) (\d{1,2})$/;

const CHRISTIAN = '(?:A\\. ?D\\.|C\\. ?E\\.|AD|CE)';
/** "August 1307 CE", "AD 1542-43", "1762-3": what stands before the years, and these. */
const COMMON = new RegExp(
  `^(?:${CHRISTIAN} )?((?:\\d{1,2} )?(?:${MONTHS}) )?(\\d{3,4})(?:[-\\u2013/](\\d{1,4}))?(?: ${CHRISTIAN})?$`,
);
/** A date in one count and, behind a stroke or in a bracket, in another. */
const TWO_COUNTS =
  /^([Dd]ated )?([^()[\]/]{2,40}?(?: ?\/ ?RY \d{1,2})?)(?: ?\/ ?([^()[\]/]{3,40}(?:\/\d{1,2}(?: CE| AD)?)?)| ?[([]([^()[\]]{3,40})[)\]])$/;

/** A date in another count of years and in that of the Common Era. */
export interface CountedDate {
  readonly isDated: boolean;
  /** "August " */
  readonly month: string;
  readonly years: readonly [string, string];
  /** "the year 707 of the Islamic calendar" */
  readonly counted: string;
}

/** "AH 1024, regnal year 10" -> "the year 1024 of the Islamic calendar"; null for words that count no years. */
function sayCount(printed: string): string | null {
  const [count = '', ...others] = printed.split(/, (?=[Rr]egnal|RY)| ?\/ ?(?=RY)/);
  if (others.some((other) => !REGNAL.test(other))) return null;
  for (const form of HIJRI) {
    const [, month, years] = form.exec(count) ?? [];
    if (years === undefined) continue;
    const [from = '', to] = years.split(/[-\u2013]/);
    const said = to === undefined ? `year ${from}` : `years ${fullYears(from, to).join(' to ')}`;
    return `${month === undefined ? '' : `${month.trim()} of `}the ${said} of the Islamic calendar`;
  }
  const reign = REGNAL.exec(count)?.[1];
  if (reign !== undefined) return `year ${reign} of the reign`;
  const [, name = '', year = ''] = OF_ERA.exec(count) ?? [];
  const era = ERAS.find(([form]) => form.test(name))?.[1];
  return era === undefined ? null : `the year ${year} of the ${era}`;
}

/** Reads "Dated 680 AH / 1281-82 CE", "Vikrama Samvat 1672 (1615 CE)"; null where a text is not a date in two counts. */
export function inTwoCounts(printed: string): CountedDate | null {
  const [, dated, first = '', behind, bracket = behind] = TWO_COUNTS.exec(printed.trim()) ?? [];
  // "1286 (AH 685)": that of the Common Era stands first.
  const [count, common] = COMMON.test(first) ? [bracket ?? '', first] : [first, bracket ?? ''];
  const [, month = '', from, to = from] = COMMON.exec(common) ?? [];
  const counted = sayCount(count.trim());
  return from === undefined || to === undefined || counted === null
    ? null
    : { isDated: dated !== undefined, month, years: fullYears(from, to), counted };
}

/** "in 1281 or 1282": a year of another count is parts of two of this one. */
export function sayCounted({ isDated, month, years: [from, to], counted }: CountedDate): string {
  const isOne = Number(to) - Number(from) <= 1 && !counted.includes('the years ');
  const years = from === to ? `${month}${from}` : isOne ? `${from} or ${to}` : `${from} to ${to}`;
  const when = isDated
    ? years
    : isOne
      ? `${/^\d{1,2} /.test(month) ? 'on' : 'in'} ${years}`
      : `between ${from} and ${to}`;
  return `${when}, ${counted}`;
}

/** "984 H / Safar 984": a date in another count alone. */
export function inOtherCount(printed: string): string | null {
  const [first = '', second] = printed
    .trim()
    .replace(/^[Dd]ated /, '')
    .split(/ ?\/ ?/);
  const years = /\d{2,4}/.exec(first)?.[0] ?? '';
  const isSame = second === undefined || new RegExp(`^${ISLAMIC_MONTHS} ${years}$`, 'u').test(second);
  const counted = HIJRI.some((form) => form.test(first)) && isSame ? sayCount(first) : null;
  return counted === null ? null : `in ${counted}`;
}

/** What stands before a date in two counts at the end of a line: "Umayyads, Damascus" before "77 H. (696/97 CE)"; null where there is none. */
export function beforeCounted(text: string): string | null {
  if (!/\d{2}/.test(text)) return null;
  if (inTwoCounts(text) !== null || inOtherCount(text) !== null) return '';
  for (const { index } of text.matchAll(/[,;] /g))
    if (inTwoCounts(text.slice(index + 2)) !== null) return text.slice(0, index + 1);
  return null;
}

const ENDS_IN_ISLAMIC_MONTH = new RegExp(`\\b${ISLAMIC_MONTHS}$`, 'u');
/** Whether a date in two counts is broken over two lines: "Ilkhanid, AH Safar 707 / (August 1307 CE)", "dated Safar / 984 H / May 1576". */
export function goesOnInCount(text: string, below: string): boolean {
  const isBroken =
    ENDS_IN_ISLAMIC_MONTH.test(text) || (/(?:\d|H\.?|\/)$/.test(text) && beforeCounted(below) !== '');
  return isBroken && beforeCounted(`${text} ${below}`) !== null;
}
