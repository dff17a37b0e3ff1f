import { fromCapitals } from '../../capitals.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { yearsOf } from '../../dates/date-years.ts';
import type { GuideLine, LabelFacts } from '../../facts.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { namesThing } from '../../vocabulary/things-and-materials.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { weighWords } from '../guess-language.ts';
import type { KeptLine } from '../kept-lines.ts';
import { LANGUAGES_OF_THINGS, thingInEnglish } from '../in-english/things-in-english.ts';
import { isInEnglish, isInOtherLanguage, lineEvidence } from '../line-evidence.ts';
import { placesInEnglish } from '../../speech/places-in-english.ts';
import { isGroup } from '../../speech/artist.ts';
import { isPlainlyForeign } from '../plain-titles.ts';
import { plainWord } from '../plain-word.ts';
import { datedTitle, mayBeTitle } from './titles-in-several.ts';

/** Lines of a label among which its title stands. */
const MOST_ABOVE = 4;
/** Letters with which two languages' forms of one word begin. */
const ALIKE = 4;
/** Evidence for another language that a line in English may have. */
const HINT = 0.5;
/** Evidence of a word that is at home in one language, and of a line that is surely English. */
const AT_HOME = 0.9;
const SURELY = 1;

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
    .split(/[ ,]+/)
    .some(
      (word) => /^(?:\p{Ll}['\u2019])?(?=\p{Script=Latin})\p{Ll}{4,}$/u.test(word) || PREPOSITION.test(word),
    );

const isKnown = (word: string): boolean =>
  isCommonWord(word.toLowerCase()) || namesThing(word) || isMaterials(word);

/** "Kristall" is no English word; "Améthyste" has letters that English words have not. */
const isLessEnglish = (other: string, english: string): boolean =>
  !isKnown(other) || (!/^[a-z]+$/i.test(other) && /^[a-z]+$/i.test(english));

/** "Balsa tairona / Tairona Raft": a people that only other languages write small. */
function sharesPeople(other: string, english: string): boolean {
  const names = new Set(
    (english.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).map((word) => plainWord(word).slice(0, ALIKE)),
  );
  return (other.match(/(?<= )\p{Ll}{4,}$/u) ?? []).some(
    (word) => names.has(plainWord(word).slice(0, ALIKE)) && !isCommonWord(word),
  );
}

const TOWN_AND_THING = /^(\p{Lu}\p{Ll}+)(?: [a-z'\u2019]{3,})+$/u;

/** "Hamburger Kugelbahn / Hamburg marble run": a German thing of a town, and the town in English. */
function sharesTown(other: string, english: string): boolean {
  const [, town = '', thing = ''] = /^(\p{Lu}\p{Ll}{2,})er (?:.* )?(\p{Lu}\p{Ll}{3,})$/u.exec(other) ?? [];
  return town !== '' && !isKnown(thing) && TOWN_AND_THING.exec(english)?.[1] === placesInEnglish(town);
}

/** "Goldener Becher / Golden beaker": a line whose noun means what the English one calls the thing. */
const isSameThing = (other: string, english: string): boolean =>
  LANGUAGES_OF_THINGS.some((language) => {
    const thing = thingInEnglish(other, { script: 'Latin', language, certainty: 1 });
    return thing !== null && ` ${english.toLowerCase()} `.includes(` ${thing} `) && !namesThing(other);
  });

/** Whether a line is in another language, by itself or beside an English one below it. */
function isOtherBeside(other: string, english: string): boolean {
  const [own, theirs] = [lineEvidence(other), lineEvidence(english)];
  const { english: said, foreign } = weighWords(other);
  if (own.english === 0 && (isInOtherLanguage(other, true) || isPlainlyForeign(other))) return true;
  // One word may look like an English one.
  if (said === 0 && foreign >= AT_HOME && isInOtherLanguage(other, true)) return true;
  return (
    own.english === 0 && foreign > 0 && theirs.english >= SURELY && theirs.other < HINT && !isGroup(other)
  );
}

/** Whether of two lines the second says in English what the first one says in another language. */
function isPair(printed: string, printedInEnglish: string): boolean {
  if (isOneWord(printed, printedInEnglish))
    return isKnown(printedInEnglish) && isLessEnglish(printed, printedInEnglish);
  if (![printed, printedInEnglish].every((text) => mayBeTitle({ text }))) return false;
  const [other, english] = [printed, printedInEnglish].map((text) => fromCapitals(datedTitle(text).name));
  if (other === undefined || english === undefined || other === english) return false;
  if (OF_NO_TITLE.test(english)) return false;
  if (sharesTown(other, english)) return true;
  // "for" is a word of several languages.
  if (!isInEnglish(english) || lineEvidence(english).other >= HINT) return false;
  if (isSameThing(other, english) || sharesPeople(other, english)) return true;
  return (
    isOtherBeside(other, english) &&
    !namesThing(other) &&
    saysSomething(other) &&
    (english.includes(' ') || namesThing(english))
  );
}

/** Two lines of a label that say its title, by their places. */
interface TitlePair {
  readonly english: number;
  readonly other: number;
}

/** Whether a label begins with a maker on three lines: a name, a nation and the years of a life. */
const isBehindLife = ([, nation, life]: readonly GuideLine[]): boolean =>
  /^\uE000+$|^\uE001+$|^\uE002+$/.test(withOriginsMarked(nation?.text.trim() ?? '')) &&
  /^\(?(?:born |b\. )?\d{4}/.test(life?.text.trim() ?? '');

/**
 * The lines on which a label says its title in English and, right above it, in another language: "Métier à filer / Spinning
 * frame", "Topas / Topaz"; one word of both may stand in any order. Null where there are none.
 */
export function titlePair(lines: readonly GuideLine[]): TitlePair | null {
  const above = isBehindLife(lines) ? MOST_ABOVE + 1 : MOST_ABOVE;
  const printed = lines.slice(0, above).map(({ text }) => text.trim());
  for (const [english, text] of printed.entries()) {
    const [before = '', below = ''] = [printed[english - 1], printed[english + 1]];
    if (lines[english]?.isApart !== true && isPair(before, text)) return { english, other: english - 1 };
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

/** Whether the line of a pair that is in another language was taken for the maker: "Silberne Schale / Silver bowl". */
export function isOtherTakenForMaker(
  { readings: { artist } }: LabelFacts,
  lines: readonly GuideLine[],
  pair: TitlePair,
): boolean {
  const start = lines.slice(0, pair.other).reduce((sum, { text }) => sum + text.length + 1, 0);
  const end = start + (lines[pair.other]?.text.length ?? 0);
  return artist !== undefined && artist.start < end && start < artist.end;
}

/** The lines of a label without the title in another language, and with a date in brackets behind the English one as it is read best. */
export function withEnglishTitle(lines: readonly KeptLine[], { english, other }: TitlePair): KeptLine[] {
  return lines.flatMap((line) => {
    if (line.from === other) return [];
    const { name, date } = datedTitle(line.text.trim());
    return [line.from === english && date !== undefined ? { ...line, text: `${name}, ${date}` } : line];
  });
}

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
  // "Figura votiva", below both, is no title.
  const isBelow = (facts.originalTitle?.start ?? 0) > end;
  if (!isRead && (facts.originalTitle === null || isBelow))
    facts.originalTitle = { text: name, start, end, certainty: 1 };
  if (facts.date !== null || date === undefined) return;
  facts.date = date;
  facts.years = yearsOf(date);
  facts.readings.date = { start: end + 2, end: end + 2 + date.length, certainty: 1 };
}
