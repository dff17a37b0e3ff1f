import type { LabelInput } from '../facts.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { isForeignRemark, proseLines } from './foreign-tombstone.ts';
import { guessLanguage, weighWords } from './guess-language.ts';
import { plainName } from '../notes/plain-name.ts';
import type { KeptLine } from './kept-lines.ts';
import { inEnglish } from './tombstone-words.ts';

/** Lines of either language that a label of two has at least. */
const LEAST_LINES = 2;
/** Letters from which a line can be in a language. */
const LEAST_LETTERS = 4;
/** Evidence for another language from which a line is in it: a word of its own. */
const FOREIGN = 0.9;

/** Evidence for another language beside words in English that say the same. */
const HINT = 0.3;

/** Whether a line says something in English: a word of sentences, a material or a kind of object. */
function isEnglish(text: string): boolean {
  const { english, foreign } = weighWords(text);
  if (foreign >= FOREIGN && foreign > english) return false;
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return english >= 1 || words.some((word) => OBJECT_WORDS.has(word) || mediumWordKind(word) === 'material');
}

/** Whether a line is in another language that is known, and in no English. */
export function isForeign(text: string): boolean {
  // "AR 4417" is a number.
  if ((text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) return false;
  const { english, foreign } = weighWords(text);
  const { script } = guessLanguage(text);
  return (script !== 'Latin' && script !== 'none') || (foreign >= FOREIGN && foreign > english);
}

/** "Costa norte / Northern Coast": the half that is not in another language, with the date behind the other. */
function englishHalf(text: string): string {
  const halves = text.split(' / ');
  const [first = '', second = ''] = halves;
  if (halves.length !== 2) return text;
  if (isInForeign(first) && !isInForeign(second)) return second;
  if (!isInForeign(second) || isInForeign(first)) return text;
  const date = /\d/.test(first) ? '' : (DATE_BEHIND.exec(second)?.[0] ?? '');
  return `${first}${date}`;
}

/** ", 1787", ", c. 1430-35" */
const DATE_BEHIND = /, (?:c\. ?|ca\. ?|circa |about )?\d{4}(?:[-\u2013/]\d{2,4})?$/;

/** Whether half of a line is in another language: a material or technique, or words of it. */
function isInForeign(text: string): boolean {
  const { english, foreign } = weighWords(text);
  return (
    isForeignTombstone(text) ||
    isForeign(text) ||
    (foreign >= HINT && foreign > english && /\p{Ll}{3}/u.test(text))
  );
}

/** Whether a line says a material or technique in another language. */
function isForeignTombstone(text: string): boolean {
  const english = inEnglish(text);
  return (
    english !== null &&
    /\p{L}{3}/u.test(english) &&
    !/century/.test(english) &&
    plainName(english) !== plainName(text)
  );
}

/**
 * The lines of a label of two languages that are in English, or in none: names, dates, numbers. `null` for a label
 * that has not some lines of either.
 */
export function englishLines({ lines }: LabelInput): KeptLine[] | null {
  if (!lines) return null;
  const halved = lines.map((line, from) => ({ ...line, from, text: englishHalf(line.text) }));
  const kept = halved.filter(({ text }) => !isForeign(text));
  const english = kept.filter(({ text }) => isEnglish(text)).length;
  const left = lines.length - kept.length + halved.filter(({ text }, at) => text !== lines[at]?.text).length;
  return english >= LEAST_LINES && left >= LEAST_LINES ? kept : null;
}

/**
 * The lines of a label that prints its tombstone in English and in another language: titles, materials and remarks in
 * that language left out where they stand beside the English ones, else materials and dates said in English. Null for a
 * label that has no material in another language, or nothing in English.
 */
export function inOneLanguage({ lines }: LabelInput): KeptLine[] | null {
  if (!lines) return null;
  const halved = lines.map((line, from) => ({ ...line, from, text: englishHalf(line.text) }));
  const isTwofold =
    halved.some(({ text }, at) => text !== lines[at]?.text) ||
    lines.some(({ text }) => isForeignTombstone(text));
  if (!isTwofold || !halved.some(({ text }) => weighWords(text).english >= 1)) return null;
  const hasMaterial = halved.some(({ text }) => !isForeignTombstone(text) && isMaterial(text));
  const evidence = halved.map(({ text }) => weighWords(text));
  const isProse = proseLines(halved);
  const prose = weighWords(halved.flatMap(({ text }, at) => (isProse[at] === true ? [text] : [])).join(' '));
  const isProseLeftOut = prose.foreign > prose.english;
  const isEnglishAt = (at: number): boolean => (evidence[at]?.english ?? 0) >= 1;
  const isOther = halved.map(
    ({ text }, at) =>
      at > 0 &&
      (evidence[at]?.foreign ?? 0) >= HINT &&
      (evidence[at]?.foreign ?? 0) > (evidence[at]?.english ?? 0) &&
      !isForeignTombstone(text),
  );
  /** Whether an English line stands above or below the lines in the other language that hold this one. */
  const isBesideEnglish = (at: number): boolean => {
    let [from, to] = [at, at];
    while (isOther[from - 1] === true) from -= 1;
    while (isOther[to + 1] === true) to += 1;
    return isEnglishAt(from - 1) || isEnglishAt(to + 1);
  };
  const dates = new Set<string>();
  let behind = '';
  /** Whether the line before ended in another language. */
  let goesOn = false;
  return halved.flatMap((line, at): KeptLine[] => {
    const { text } = line;
    const { english, foreign } = evidence[at] ?? { english: 0, foreign: 0 };
    const isHalf = text !== lines[at]?.text;
    const isRest = goesOn && english === 0 && !isHalf && (foreign >= HINT || /^\p{Ll}/u.test(text));
    goesOn = isRest || (isHalf && lines[at]?.text.startsWith(text) === true);
    if (isRest || (isProseLeftOut && isProse[at] === true)) return [];
    if (isForeignTombstone(text)) {
      const said = hasMaterial ? figuresOf(text) : (inEnglish(text) ?? text);
      return said === '' ? [] : [{ ...line, text: said }];
    }
    if (isForeignRemark(text)) return [];
    if (isOther[at] === true && isBesideEnglish(at)) {
      behind = isEnglishAt(at + 1) ? (DATE_BEHIND.exec(text)?.[0] ?? '') : '';
      return [];
    }
    const dated = inEnglish(text);
    if (dated !== null && !/\p{L}{2}/u.test(dated)) {
      const years = (dated.match(/\d{4}/g) ?? [dated])[0] ?? dated;
      if (dates.has(years)) return [];
      dates.add(years);
      return [{ ...line, text: dated }];
    }
    const told = behind !== '' && !/\d{4}/.test(text) ? `${text}${behind}` : text;
    behind = '';
    return [{ ...line, text: told }];
  });
}

/** Whether a line names materials or a technique in English and nothing else: "oil on canvas". */
function isMaterial(text: string): boolean {
  const kinds = (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(mediumWordKind);
  return kinds.includes('material') && kinds.every((kind) => kind !== 'other' && kind !== undefined);
}

/** The parts of a line in English that hold figures: its date and size. */
const figuresOf = (text: string): string =>
  (inEnglish(text) ?? '')
    .split(', ')
    .filter((part) => /\d/.test(part))
    .join(', ');
