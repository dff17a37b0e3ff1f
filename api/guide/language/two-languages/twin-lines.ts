import type { GuideLine } from '../../facts.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { mediumWordKind, wordsIn } from '../../vocabulary/materials.ts';
import { isLikeMaterials } from '../../vocabulary/things-and-materials.ts';
import { isForeign, isForeignTombstone } from './english-lines.ts';
import { isForeignRemark } from './foreign-tombstone.ts';
import { weighWords } from '../guess-language.ts';
import type { KeptLine } from '../kept-lines.ts';
import { areInTwoLanguages, isInEnglish, isInOtherLanguage, isOfText } from '../line-evidence.ts';
import { englishMaterials } from '../in-english/materials-in-two.ts';
import { plainName } from '../../notes/plain-name.ts';
import { titlePair } from './title-pairs.ts';
import { figuresOf, partsOf, sharedBeginnings } from './shared-words.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { capitalised } from '../../speech/text.ts';
import { beginsInForeign, inEnglish } from '../in-english/tombstone-words.ts';

/** Lines above or below a line at most in which the same stands in English. */
const NEAR = 4;
/** Evidence in all of a label for another language from which a line of it may be in that language. */
const LEAST_FOREIGN = 0.6;

/** How many of a line's names of lands and peoples are known in English. */
const landsIn = (text: string): number => withOriginsMarked(text).match(/[\uE000-\uE002]+/g)?.length ?? 0;

/** Whether a line is in English beside another one that may say the same: by its small words or its names of lands. */
const isMoreEnglish = (english: string, other: string): boolean =>
  weighWords(english).english >= 1 || landsIn(english) > landsIn(other);

const materialsIn = (text: string): number =>
  wordsIn(text.toLowerCase()).filter((word) => mediumWordKind(word) === 'material').length;

/** Whether an English line says what another one says in its language, by its figures, its materials or most of its words. */
function isSaidIn(other: string, english: string, isOfTwo: boolean, mayBegin = false): boolean {
  const stems = sharedBeginnings(other, english);
  const isEnglish = isMoreEnglish(english, other);
  const figures = figuresOf(other);
  const others = figuresOf(english);
  // "XX dinastia, Ramesse IV" above its years; a single small figure may stand for anything.
  const isBeginning = mayBegin && figures.includes(' ') && others.startsWith(`${figures} `);
  if (figures !== '' && (others === figures || isBeginning))
    return isEnglish && isOfTwo && (stems > 0 || isForeignTombstone(other));
  const isList = partsOf(other) > 1 && partsOf(other) === partsOf(english);
  if (isList && figures === '' && materialsIn(english) > 1 && materialsIn(english) > materialsIn(other))
    return stems > 0 && (partsOf(other) > 2 || 2 * stems >= partsOf(other));
  return isOfTwo && isList && isEnglish && figures === '' && stems > 1;
}

/** A date or materials in English, where the label says them in another language alone; else null. */
function saidAlone(other: string, lines: readonly GuideLine[]): string | null {
  const english = isForeignRemark(other) ? null : inEnglish(other);
  if (english === null || !/\p{L}{3}/u.test(english) || plainName(english) === plainName(other)) return null;
  const isAlike = isDateLine(english) ? isDateLine : isLikeMaterials;
  const isSaid = lines.some(
    ({ text }) =>
      text !== other &&
      !isOfText(text) &&
      !isForeignTombstone(text) &&
      // "The Water Carrier", "The Ivory Box": a title.
      !text.startsWith('The ') &&
      (isAlike(text) || text.includes(' / ')),
  );
  return isSaid ? null : capitalised(english);
}

/** "\u00D3leo sobre tela [Oil on canvas]": the materials in square brackets, which are English. */
const englishInBrackets = (text: string): string | null =>
  text.endsWith(']') ? englishMaterials(text) : null;

/** "olieverf op doek, ca. 1650": a line of several words that is surely of another language's materials. */
const isSurelyMaterial = (text: string): boolean => text.includes(' ') && isForeignTombstone(text);

/** Whether a line may go on with what the one above it says of materials. */
const isPartOf = (text: string, above: string): boolean =>
  /^\p{Ll}/u.test(text) &&
  (!isSurelyMaterial(text) || /[,;-]$/.test(above) || isForeignTombstone(above) || beginsInForeign(above));

/** How much of a label is in another language. */
const foreignOf = (lines: readonly GuideLine[]): number =>
  lines.filter(({ text }) => isSurelyMaterial(text)).length +
  lines
    .map(({ text }) => weighWords(text))
    .reduce((sum, each) => sum + (each.english === 0 ? each.foreign : 0), 0);

/** Whether what is printed has nothing of English, and words or letters of another language: nobody who only hears it can follow. */
const isInOther = (text: string): boolean =>
  weighWords(text).english === 0 &&
  landsIn(text) === 0 &&
  !(text.match(/\p{L}{4,}/gu) ?? []).some((word) => isCommonWord(word.toLowerCase())) &&
  (isForeign(text) ||
    isForeignTombstone(text) ||
    weighWords(text).foreign > 0 ||
    !/\p{Script=Latin}/u.test(text));

/** A stretch of a label that no field holds. */
interface Printed extends GuideLine {
  readonly end: number;
}

/**
 * What a label prints and no field holds, without what another line of it says in English: "Luf, Hermit-Inseln, um 1890" beside
 * "Luf, Hermit Islands, c. 1890".
 *
 * @param isNamed Whether the work has a title that is read: nothing that stands beside it in another language is told then.
 */
export function withoutTwins<Part extends Printed>(
  parts: readonly Part[],
  given: string,
  isNamed = false,
): Part[] {
  const lines = given.split('\n').map((text) => ({ text }));
  const isOfTwo = foreignOf(lines) >= LEAST_FOREIGN;
  const twins = lines.flatMap(({ text }) =>
    weighWords(text).english === 0 &&
    /, |\d/.test(text) &&
    lines.some((line) => line.text !== text && isSaidIn(text, line.text, isOfTwo, true))
      ? [text]
      : [],
  );
  const isPlainlyOfTwo = isNamed && lines.some(({ text }) => isForeign(text));
  const isSurelyOfTwo = isNamed && lines.some(({ text }) => isInOtherLanguage(text, true));
  const isTwin = (text: string): boolean =>
    isInOtherLanguage(text, true) ||
    (isInOtherLanguage(text) &&
      lines.some((line) => isInEnglish(line.text) && sharedBeginnings(text, line.text) > 0));
  return parts.flatMap((part): Part[] => {
    if (isPlainlyOfTwo && isInOther(part.text)) return [];
    if (isSurelyOfTwo && isTwin(part.text)) return [];
    const isAgain = parts.findIndex(({ text }) => text === part.text) < parts.indexOf(part);
    if (isAgain || twins.includes(part.text)) return [];
    // Two lines may have been taken for one.
    const last = twins.find((twin) => part.text.endsWith(` ${twin}`));
    if (last === undefined) return [part];
    return [{ ...part, text: part.text.slice(0, -last.length - 1), end: part.end - last.length - 1 }];
  });
}

/** Whether a line says in its language what the English one beside it says of materials: most of their words begin alike. */
const saysTheSame = (text: string, beside = ''): boolean =>
  isInOtherLanguage(text, true) &&
  areInTwoLanguages(text, beside) &&
  materialsIn(beside) > 0 &&
  sharedBeginnings(text, beside) >= SHARED_WORDS;
/** Words that begin alike in lines that say the same. */
const SHARED_WORDS = 2;

/**
 * The lines of a label with dates and materials in English that stand in another language alone, and without a line of figures that
 * another one near it says in English: "Rhodd, 1952" beside "Given, 1952". Null where nothing is left out or said in English.
 */
export function withEnglishAlone(lines: readonly GuideLine[]): KeptLine[] | null {
  const isOfTwo = foreignOf(lines) >= LEAST_FOREIGN;
  const pair = titlePair(lines);
  // "Krug / Jug / K\u00F6ln, 1600 / Steinzeug": one word may be a title, but not below one in two languages.
  const isBelowPair = (text: string, at: number): boolean =>
    pair !== null && at > Math.max(pair.english, pair.other) + 1 && isForeignTombstone(text);
  let isChanged = false;
  const kept = lines.flatMap((line, from): KeptLine[] => {
    if (saysTheSame(line.text, lines[from - 1]?.text) || saysTheSame(line.text, lines[from + 1]?.text)) {
      isChanged = true;
      return [];
    }
    // A line on which the next one goes on is no line by itself.
    const isWhole =
      !isPartOf(lines[from + 1]?.text ?? '', line.text) &&
      !isPartOf(line.text, lines[from - 1]?.text ?? '') &&
      !line.text.endsWith(',');
    if (
      !isWhole ||
      (weighWords(line.text).english > 0 && !line.text.endsWith(']')) ||
      (!/, |\d| \S+ /.test(line.text) && !isSurelyMaterial(line.text) && !isBelowPair(line.text, from))
    )
      return [{ ...line, from }];
    const near = lines.slice(Math.max(0, from - NEAR), from + NEAR + 1);
    const isSaid =
      isOfTwo &&
      /\d{3}/.test(line.text) &&
      near.some(({ text }) => text !== line.text && isSaidIn(line.text, text, true));
    const english = isSaid
      ? null
      : (englishInBrackets(line.text) ??
        (isOfTwo || isBelowPair(line.text, from) ? saidAlone(line.text, lines) : null));
    isChanged ||= isSaid || english !== null;
    return isSaid ? [] : [{ ...line, from, text: english ?? line.text }];
  });
  return isChanged ? kept : null;
}
