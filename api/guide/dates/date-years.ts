import type { YearRange } from './year-range.ts';
import { ORDINALS } from './date-words.ts';
import { fullYears } from '../speech/text.ts';
import { inOtherCount, inTwoCounts } from './other-counts.ts';
import { untilToday, yearsUntilToday } from './to-today.ts';

const CENTURY = `(early|mid|middle|late|[1-4] of [234])?[ -]{0,3}(\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join('|')})`;
const CENTURIES = new RegExp(
  `${CENTURY}(?: century)?(?: ?(?:-|to|or|and|/) ?(?:the )?${CENTURY})? (century|millennium)`,
);
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DAY = new RegExp(`\\b\\d{1,2} (?=${MONTH})|(?<=${MONTH}\\.?) \\d{1,2}(?!\\d),?`, 'g');
const BCE = /b\. ?c\.|bce?\b/;
/** Which part of a century is early, middle or late; the last two figures. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 33],
  mid: [34, 66],
  middle: [34, 66],
  late: [67, 100],
};

/** "last quarter of the", "2nd half": a part of a century by its number, and into how many parts that is cut. */
const CUT =
  /\b(first|1st|second|2nd|third|3rd|fourth|4th|last|final) (half|third|quarter)(?: of)?(?: the)? (?=\p{L}{0,8}\d|\p{L}+th\b|first |second |third )/gu;
const SIZES: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4 };
const NUMBERS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};
/** The same as "4 of 4 ", so that its number is no century's. */
const inNumbers = (text: string): string =>
  text.replaceAll(CUT, (all, nth: string, part: string) => {
    const size = SIZES[part] ?? 1;
    const number = NUMBERS[nth] ?? size;
    return number > size ? all : `${number} of ${size} `;
  });

/** The years of such a part, the last two figures: of "4 of 4" 76 to 100. */
function yearsOfPart(part: string): readonly [number, number] {
  const [nth = 1, size = 1] = part.split(' of ').map(Number);
  return [Math.round((100 * (nth - 1)) / size) + 1, Math.round((100 * nth) / size)];
}

/** "late 6th century ah / late 12th century ce": of two counts that of the Common Era. */
function ofCommonEra(printed: string): string {
  const [first = '', ...rest] = printed.split('/');
  const second = rest.join('/');
  return /\ba\.?h\b/.test(first) && /\b(?:ce|a\.?d)\b/.test(second) ? second.trim() : printed;
}

/** The years a printed date means, without the later states of the work; `null` where it names none. */
export function yearsOf(printed: string): YearRange | null {
  const counted = inTwoCounts(printed);
  if (counted !== null) return [Number(counted.years[0]), Number(counted.years[1])];
  if (inOtherCount(printed) !== null) return null;
  const lasting = untilToday(printed.trim());
  if (lasting !== null) return yearsUntilToday(lasting, yearsOf(lasting.from));
  // "Coin: 340-242 BC; pin: 20th century": a part that was added later counts its years otherwise.
  const first = printed.split(';').find((part) => /\d/.test(part));
  const whole = inNumbers(ofCommonEra((first ?? printed).toLowerCase()))
    .replaceAll(/[\u2010-\u2015\u2212~\u301C]/g, '-')
    .replaceAll(/\b(?:the )?end of (?:the )?(?=\d)/g, 'late ')
    .replaceAll(/\b(?:the )?(?:beginning|start) of (?:the )?(?=\d)/g, 'early ')
    .replaceAll(/\b\d{1,3}(?:st|nd|rd|th) (?:day|(?:lunar |intercalary )?month|year)(?: of(?: the)?)?/g, '')
    .replaceAll(/(?<=\d(?:st|nd|rd|th)) c(?:ent\b)?(?:\.|(?= b|$))/g, ' century')
    // "4th century AH"
    .replaceAll(
      /(?:early |mid[- ]|late )?\b\d{1,2}(?:st|nd|rd|th)(?: ?(?:-|to|or|and) ?\d{1,2}(?:st|nd|rd|th))? century a\.? ?h\b\.?/g,
      '',
    )
    // "200 AD - 900 AD"
    .replaceAll(/(?<=\d) ?(?:a\.? ?d\.?|c\.? ?e\.?) ?- ?(?=\d{1,4} ?(?:a\.? ?d|c\.? ?e))/g, '-')
    // "11,000 BC"
    .replaceAll(/(?<=\b\d{1,3}),(?=\d{3}\b)/g, '')
    .replaceAll(/\byears? \d{1,4}(?:-\d{1,4})? of the (?:hegira|hijra)/g, '')
    // "6 April 1525", "April 6, 1525"
    .replaceAll(DAY, '')
    // "grave 454, about 3600-3300 BC"
    .replaceAll(/\b(?:grave|tomb|burial|mastaba|shaft|pit|trench) \d{1,4}\b/g, '')
    // "late 1700s" is the end of a century.
    .replaceAll(
      /(?<!early |mid |late |early-|mid-|late-)\b(\d{2})00s\b/g,
      (_, hundreds: string) => `${Number(hundreds) + 1}th century`,
    )
    .replaceAll(/\b(early|mid|late)[ -](\d{1,2})00s/g, (_, part: string, hundreds: string) => {
      return `${part} ${Number(hundreds) + 1}th century`;
    })
    // Where both counts stand, that of the Common Era is in brackets: "AH 1028 / RY 14 (1619 CE)".
    .replace(/^(?=[^(]{0,60}\bah\b)[^(]{0,80}\(([^()]{0,40}\d{3,4}[^()]{0,20})\).*$/, '$1')
    // Numbers of dynasties and years after the Hijra are no years of this count.
    .replaceAll(
      /\b(?:dynasty|dynasties|dyn\.) \d{1,2}(?:-\d{1,2})?(?!\d)|\b\d{1,2}(?:st|nd|rd|th)(?: ?(?:-|to|or|and) ?\d{1,2}(?:st|nd|rd|th))? dynast(?:y|ies)/g,
      'dynasty',
    )
    .replace(
      /\ba\.? ?h\.? \d{1,4}(?:-\d{1,4})?(?:\/(?=\d{3,4})|\/\d{1,2}\b)?|\b\d{1,4}(?: ?(?:[-/]|and|or|to) ?\d{1,4})? (?:a\.? ?h|h)\b\.?/,
      '',
    )
    .replace(/,? \(?(?:printed|cast|published|reconstruct|remade|restored|this )[^]*$/, '');
  // "Edo period (1615-1868), 1790": the brackets tell of the period.
  const outside = whole.replaceAll(/(?:dynasty|period|kingdom|era) \([^()]*\)/g, '');
  const text = /\d/.test(outside) ? outside : whole;
  const bce = BCE.test(text);
  const years = acrossEras(text) ?? centuryYears(text, bce) ?? figureYears(text, bce);
  if (!years) return null;
  if (/^\??(?:before|by|pre)\b/.test(text)) return [null, years[1]];
  return /^\??after\b/.test(text) ? [years[0], null] : years;
}

/** "2nd century bc-2nd century ad": from before our era into it. */
const ACROSS_ERAS =
  /^(.{0,30}(?:century|millennium) (?:b\.? ?c\.?(?: ?e\.?)?|bce?)) ?(?:-|to|and) ?(.{0,30}century (?:a\.? ?d\.?|c\.? ?e\.?))$/;

function acrossEras(text: string): [number, number] | null {
  const [, before = '', into = ''] = ACROSS_ERAS.exec(text.trim()) ?? [];
  const [from, to] = [centuryYears(before, true), centuryYears(into, false)];
  return from === null || to === null ? null : [from[0], to[1]];
}

function centuryYears(text: string, bce: boolean): [number, number] | null {
  const found = CENTURIES.exec(text);
  if (!found) return null;
  const [, part, first = '', lastPart, last = first, unit] = found;
  const size = unit === 'century' ? 100 : 1000;
  const [from] = yearsOfCentury(first, part, bce, size);
  const [, to] = yearsOfCentury(last, last === first ? part : lastPart, bce, size);
  return [from, to];
}

function yearsOfCentury(
  ordinal: string,
  part: string | undefined,
  bce: boolean,
  size: number,
): [number, number] {
  const number = Number.parseInt(ordinal, 10) || ORDINALS.indexOf(ordinal) + 1;
  const [from, to] = size === 100 && part !== undefined ? (PARTS[part] ?? yearsOfPart(part)) : [1, size];
  // The years of a century BCE count down: the 5th is 500 to 401.
  return bce
    ? [from - number * size - 1, to - number * size - 1]
    : [(number - 1) * size + from, (number - 1) * size + to];
}

function figureYears(text: string, bce: boolean): [number, number] | null {
  // "Kan'ei 7 (1630)": a number of one or two figures is a year of this count only beside its name.
  const found =
    /(?<!\d)(\d{3,5}|(?<=\b(?:a\. ?d\.|ad|ce) ?)\d{1,2}|\d{1,2}(?=(?: ?(?:-|\/|to|or|and) ?\d{1,5})? ?(?:b\. ?c|bce?\b|a\. ?d\.|ad\b|ce\b|c\. ?e\.)))(?!\d)(s\b)?(?: ?b\.? ?c\.?(?: ?e\.?)?)?(?: ?(?:-|\/|to|or|and) ?(?:c\.|ca\.|about |a\. ?d\.|ad |ce )? ?(\d{1,5})(s\b)?)?/.exec(
      text,
    );
  if (!found) return null;
  const [, first = '', decades, second, lastDecades] = found;
  const [from, to] = second === undefined ? [first, first] : bce ? [first, second] : fullYears(first, second);
  const last = Number(to) + ((second === undefined ? decades : lastDecades) === undefined ? 0 : 9);
  // "400 BCE - 50 CE"
  const crosses =
    /b\. ?c|bce?/.test(text) &&
    /\d ?(?:a\. ?d\.|ce\b|c\. ?e\.|ad\b)|\b(?:a\. ?d\.|ad|ce) ?\d/.test(text.replaceAll(/bce/g, ''));
  return bce ? [-Number(from), crosses ? last : -last] : [Number(from), last];
}
