import { yearsOf } from '../../dates/date-years.ts';
import type { LabelFacts } from '../../facts.ts';
import { dateOfOtherTitle } from '../../language/two-languages/titles-in-several.ts';
import { isSpecies } from '../nature/species.ts';
import { isPlainlyEnglish, isPlainlyForeign } from '../../language/plain-titles.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';

/** "Manifestación [Public Demonstration]", "Gitana tropical / Tropical Gypsy", "Inverted America (América invertida)" */
const IN_SQUARE = /^(\p{Lu}[^[\]]{2,80}) \[(\p{Lu}[^[\]]{2,80})\]$/u;
const BY_SLASH = /^(\p{Lu}[^/]{2,80}) \/ (\p{Lu}[^/]{2,80})$/u;
const IN_ROUND = /^(\p{Lu}[^()]{2,80}) \((\p{Lu}[^()]{2,80})\)$/u;

/** A letter that English words have not. */
const OTHER_LETTER = /[^\p{ASCII}\u2018-\u201D\u2013\u2014\u02BB\u02BC]/u;
/** How much more English one half must be than the other. */
const CLEARLY = 0.4;

/** How English a title is: the share of its words that English texts use, more or less by its small words and letters. */
function englishness(title: string): number {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{M}'\u2019]+/u)
    .filter((word) => word !== '');
  const common = words.filter((word) => isCommonWord(word.replace(/['\u2019]s$/, ''))).length;
  const bySmallWords = (isPlainlyEnglish(title) ? 0.5 : 0) - (isPlainlyForeign(title) ? 0.5 : 0);
  return common / Math.max(1, words.length) + bySmallWords - (OTHER_LETTER.test(title) ? 0.5 : 0);
}

/**
 * A title and its form in another language, where a label prints one behind the other: the English one is the title, or the
 * first where neither is. Null for one title; what stands in round brackets may be a part of it: "Untitled (Threshold)".
 */
function titleInTwo(printed: string): { readonly title: string; readonly other: string } | null {
  const [, first, second] = IN_SQUARE.exec(printed) ?? BY_SLASH.exec(printed) ?? IN_ROUND.exec(printed) ?? [];
  if (first === undefined || second === undefined) return null;
  const difference = englishness(first) - englishness(second);
  // "The Shell (Conus marmoreus)": what is shown, by its name in science.
  if (isSpecies(second)) return null;
  // What is English in brackets may be a part of the title: "Nuit de fête (Happy Club)", "The deity Achala (Fudo Myoo)".
  if (IN_ROUND.test(printed) && !(difference >= CLEARLY && englishness(second) < 0)) return null;
  return difference <= -CLEARLY ? { title: second, other: first } : { title: first, other: second };
}

/** Puts the title and its form in another language apart, where the label prints both in one. */
export function readBothTitles(facts: LabelFacts): void {
  const both = facts.title === null ? null : titleInTwo(facts.title);
  const { title: reading } = facts.readings;
  if (both === null || !reading || facts.originalTitle !== null) return;
  facts.title = both.title;
  const at = facts.given.indexOf(both.other, reading.start);
  const isWhole = at >= 0 && at < reading.end;
  facts.originalTitle = {
    ...reading,
    text: both.other,
    ...(isWhole ? { start: at, end: at + both.other.length } : {}),
  };
}

/** Dates a work by the line of its title in another language, where nothing else dates it. */
export function readDateOfOther(facts: LabelFacts): void {
  if (facts.date !== null || facts.title === null) return;
  const date = dateOfOtherTitle(facts.given, facts.title);
  if (date === null) return;
  facts.date = date.text;
  facts.years = yearsOf(date.text);
  facts.readings.date = { start: date.start, end: date.end, certainty: 1 };
}
