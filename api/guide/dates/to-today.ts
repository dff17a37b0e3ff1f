import type { YearRange } from './year-range.ts';

/** What says of a date that it goes on until now: "1890s to today", "20th century-present". */
const UNTIL_NOW = /(?: to (?:the )?| ?[-\u2013\u2014] ?)(?:today|present(?: day)?|now)$/;
/** What says that things of the kind are still made: "19th century, ongoing tradition". */
const STILL_MADE =
  /[,;] (?:(?:an |in an )?ongoing(?: tradition)?|continuing tradition|(?:and )?still (?:made|produced|woven)(?: today)?)$/;
/** A year, a decade or a century. */
const BEGINNING =
  /^(?:(?:c\.|ca\.|about|around) ?)?(?:early |mid-|late )?(?:\d{4}s?|\d{1,2}(?:st|nd|rd|th)(?:[-\u2013]\d{1,2}(?:st|nd|rd|th))? century)$/i;

/** A date that goes on until today, or whose kind of thing does. */
export interface UntilToday {
  /** When it began. */
  readonly from: string;
  /** Whether what the date says is of a whole tradition rather than of one thing. */
  readonly isTradition: boolean;
}

/** Reads "1890s to today", "19th century, ongoing tradition"; null for other dates, and for one year on, in which one work was begun. */
export function untilToday(printed: string): UntilToday | null {
  const now = printed.replace(UNTIL_NOW, '');
  const from = now.replace(STILL_MADE, '');
  if (from === printed || !BEGINNING.test(from)) return null;
  return now !== printed && /^\d{4}$/.test(from) ? null : { from, isTradition: from !== now };
}

/** What stands before a date that goes on until today: "Botswana," before "1890s to today"; null where there is none. */
export function beforeUntilToday(text: string): string | null {
  if (!UNTIL_NOW.test(text) && !STILL_MADE.test(text)) return null;
  if (untilToday(text) !== null) return '';
  for (const { index } of text.matchAll(/[,;] /g))
    if (untilToday(text.slice(index + 2)) !== null) return text.slice(0, index + 1);
  return null;
}

/** "between the 1890s and today", "in the 19th century, and such things are still made", from how its beginning is said. */
export function sayUntilToday({ isTradition }: UntilToday, when: string): string | null {
  if (isTradition) return `${when}, and such things are still made today`;
  return when.startsWith('in ')
    ? `between ${when.slice(3)} and today`
    : when.startsWith('around ')
      ? `from ${when} to today`
      : null;
}

/** The years of such a date, of which the last is not known. */
export const yearsUntilToday = ({ isTradition }: UntilToday, years: YearRange | null): YearRange | null =>
  years === null || isTradition ? years : [years[0], null];
