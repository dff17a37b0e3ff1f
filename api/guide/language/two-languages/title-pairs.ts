import { fromCapitals } from '../../capitals.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { yearsOf } from '../../dates/date-years.ts';
import type { GuideLine, LabelFacts } from '../../facts.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { namesThing } from '../../vocabulary/things-and-materials.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isInEnglish, isInOtherLanguage, lineEvidence } from '../line-evidence.ts';
import { isPlainlyForeign } from '../plain-titles.ts';
import { plainWord } from '../plain-word.ts';
import { datedTitle, mayBeTitle } from './titles-in-several.ts';

/** Lines of a label among which its title stands. */
const MOST_ABOVE = 4;
/** Letters with which two languages' forms of one word begin. */
const ALIKE = 4;
/** Evidence for another language that a line in English may have. */
const HINT = 0.5;

/** "Topas" and "Topaz": one word as two languages write it. */
function isOneWord(other: string, english: string): boolean {
  const [one, two] = [plainWord(other), plainWord(english)].map((word) => word.replaceAll('k', 'c'));
  return (
    /^\p{Lu}\p{Ll}{3,}$/u.test(other) &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(english) &&
    other !== english &&
    one?.slice(0, ALIKE) === two?.slice(0, ALIKE) &&
    Math.abs(other.length - english.length) <= 2 &&
    !isTownName(other) &&
    !isTownName(english)
  );
}

/** "Known as the Lowenby stone": what a line says of the name above it. */
const OF_NO_TITLE =
  /^(?:(?:also |formerly )?known as|called|named|from|made|by|probably|possibly|after|attributed) /i;

/** German prepositions, beside which all nouns have capitals. */
const PREPOSITION = /^(?:am|im|mit|auf|und|f\u00FCr|bei|vom|zum|zur|nach|aus)$/;

/** Whether a line has what no name of somebody or of a land has: a longer word in small Latin letters, or such a preposition. */
const saysSomething = (text: string): boolean =>
  text
    .split(' ')
    .some(
      (word) => /^(?:\p{Ll}['\u2019])?(?=\p{Script=Latin})\p{Ll}{4,}$/u.test(word) || PREPOSITION.test(word),
    );

const isKnown = (word: string): boolean =>
  isCommonWord(word.toLowerCase()) || namesThing(word) || isMaterials(word);

/** "Kristall" is no English word; "Améthyste" has letters that English words have not. */
const isLessEnglish = (other: string, english: string): boolean =>
  !isKnown(other) || (!/^[a-z]+$/i.test(other) && /^[a-z]+$/i.test(english));

/** Whether of two lines the second says in English what the first one says in another language. */
function isPair(other: string, english: string): boolean {
  if (isOneWord(other, english)) return isKnown(english) && isLessEnglish(other, english);
  const isOther =
    lineEvidence(other).english === 0 &&
    !namesThing(other) &&
    (isInOtherLanguage(other, true) || isPlainlyForeign(other));
  return (
    isOther &&
    saysSomething(other) &&
    !OF_NO_TITLE.test(english) &&
    [other, english].every((text) => mayBeTitle({ text })) &&
    isInEnglish(english) &&
    (english.includes(' ') || namesThing(english)) &&
    // "for" is a word of several languages.
    lineEvidence(english).other < HINT
  );
}

/** Two lines of a label that say its title, by their places. */
interface TitlePair {
  readonly english: number;
  readonly other: number;
}

/**
 * The lines on which a label says its title in English and, right above it, in another language: "Métier à filer / Spinning
 * frame", "Topas / Topaz"; one word of both may stand in any order. Null where there are none.
 */
export function titlePair(lines: readonly GuideLine[]): TitlePair | null {
  const printed = lines.slice(0, MOST_ABOVE).map(({ text }) => text.trim());
  for (const [english, text] of printed.entries()) {
    const [above = '', below = ''] = [printed[english - 1], printed[english + 1]];
    if (lines[english]?.isApart !== true && isPair(above, text)) return { english, other: english - 1 };
    if (lines[english + 1]?.isApart !== true && isOneWord(below, text) && isPair(below, text))
      return { english, other: english + 1 };
  }
  return null;
}

/** The words of a text between spaces. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether what was read of a label is called by this line or a part of it. */
export const isTitled = ({ title, heading }: LabelFacts, line: string): boolean => {
  const called = title ?? heading[0]?.text;
  return called !== undefined && wordsOf(line).includes(wordsOf(called));
};

/** Reads the title in another language that stands beside the English one, and the date behind it, where nothing else dates the work. */
export function readOtherTitle(facts: LabelFacts): void {
  const lines = facts.given.split('\n');
  const pair = titlePair(lines.map((text) => ({ text })));
  if (pair === null || !isTitled(facts, lines[pair.english] ?? '')) return;
  const printed = lines[pair.other] ?? '';
  // "Moche, costa norte del Per\u00FA": a people and its land in the other language.
  if (startsOrigin(withOriginsMarked(fromCapitals(printed.trim())), 0)) return;
  const { name, date } = datedTitle(printed.trim().replace(/ ?[\u2013\u2014-]$/, ''));
  const start = lines.slice(0, pair.other).join('\n').length + (pair.other > 0 ? 1 : 0);
  const end = start + name.length;
  const others = [
    ...Object.values(facts.readings),
    ...facts.otherMakers,
    ...(facts.findSpot ? [facts.findSpot] : []),
  ];
  const isRead = others.some((read) => read.start < end && start < read.end);
  if (!isRead) facts.originalTitle ??= { text: name, start, end, certainty: 1 };
  if (facts.date !== null || date === undefined) return;
  facts.date = date;
  facts.years = yearsOf(date);
  facts.readings.date = { start: end + 2, end: end + 2 + date.length, certainty: 1 };
}
