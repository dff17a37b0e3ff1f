import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { isCoin } from '../../../lines/coins.ts';
import { DEEDS_EITHER_CASE, DONE_TO_IT } from '../../../maker-words.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';

/** "Maker unknown", "Weaver: name not recorded" */
export const SAID_OF_NOBODY =
  /\b(?:anonymous|anonyme|an[o\u00F3]nimo|unrecorded|unknown|unidentified|not recorded|not known|once known)\b/i;
/** "14 THE IDDIS" without the number of the thing in its case. */
export const withoutLeadingNumber = (words: string): string =>
  words.replace(/^\d{1,3}[.)]? (?=\p{L}|["\u201C])/u, '');

/** Whether a line that nobody is sure of gives somebody's name: one that begins with a given name, or was taken for a maker's. */
export const isName = ({
  words,
  mayBeMaker,
}: {
  readonly words: string;
  readonly mayBeMaker: boolean;
}): boolean =>
  !words.startsWith('The ') &&
  !SAID_OF_NOBODY.test(words) &&
  !/ (?:by|with|for):? \p{Lu}|^\p{Lu}[\p{Ll} ]{2,20}: /u.test(words) &&
  !/^[\uE000-\uE002]+$/.test(withOriginsMarked(words)) &&
  // "Sally rods" has a small word that no name has; "John Denman, cutter" has a trade.
  words
    .replace(/, \p{Ll}+$/u, '')
    .split(/[ ,]+/)
    .every((word) => !/^\p{Ll}{4}/u.test(word)) &&
  (isGivenName(words.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '') ||
    (mayBeMaker && /^(?!(?:Under|By|With|From|After|In|On|For) )\p{Lu}[^:\d]{3,60}$/u.test(words))) &&
  !isCoin(words);

/** A line that says something by itself: no rank, no letters of a number. */
export const isRead = /^(?=.{4,110}$).*\p{Ll}{3}/u;

/** "Moche and North Coast, Peru": with a semicolon where a part has a comma of its own. */
export function joined(parts: readonly string[]): string {
  const isLong = parts.slice(0, -1).some((part) => part.includes(','));
  return [parts.slice(0, -1).join(isLong ? '; ' : ', '), parts.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(isLong ? '; and ' : ' and ');
}

/** "United States, 1946-2015", "Swiss, 1913-1985": a maker's land and years by themselves. */
const LIFE_ALONE =
  /^(?!.*\d \(?(?:B\.?C|A\.?D|C\.?E))(?!.*\b(?:[Pp]eriod|[Dd]ynasty|[Ee]ra|[Kk]ingdom|[Ee]mpire|[Rr]eign)\b)\p{L}[\p{L} /]{1,30}(?: \((?:born|b\.|active)[^()]{1,40}\))?,? (?:\p{L}[\p{L} ]{1,30} )?\(?(?:b\. |born |c\. ?|ca\. ?)?\d{4}(?: ?[-\u2013] ?\d{2,4})?\)?(?: \p{L}[\p{L} ]{1,30})?$/u;

/** "Showa, 1971" names no land before its one year, and is a date. */
export const isLifeAlone = (text: string): boolean =>
  LIFE_ALONE.test(text) &&
  !text.startsWith('Collected ') &&
  (startsOrigin(withOriginsMarked(text), 0) ||
    (/\d{4}\s?[-\u2013]|\b(?:b\.|born|active)/.test(text) &&
      !isGivenName(text.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '')));

/** "Sewn by the Military Supply Workshops, Kaunas", "Made in Sheffield by Lowe & Sons" */
export const DONE_BY = new RegExp(
  `^((?:${DEEDS_EITHER_CASE})(?: (?:in|at) \\p{Lu}[\\p{L}.'\u2019 -]{2,30})? by|${DONE_TO_IT}) ((?:the )?\\p{Lu}[^;:]{2,90})$`,
  'u',
);
/** "It is Gandhara": a name of which nobody knows whether it is a people's or a land's. */
export const IS_A_NAME = /^It is (?!(?:\p{Lu}\p{L}+(?:an|ish|ese|ic))$)\p{Lu}[\p{L}-]+$/u;
/** A place with a year, which beside the date of a work is that of the find: "Lowe, 1972". */
export const PLACED_THEN = /^It is from .*, (?:about |around |c\. ?)?\d{4}$/;
/** A sentence that says when the work was made. */
export const DATES_IT =
  /^It (?:was made (?:in|around|about|between|before|after|from) (?:the )?[^,]{0,30}\d|dates from)/;
