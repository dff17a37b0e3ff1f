import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { isCommonWord } from './common-words.ts';
import { kindredNames } from './kindred-names.ts';
import { letterSlips } from './quotations.ts';
import { splitWords, type Word } from './words.ts';

/** Words that may be capitalised in the middle of a sentence without naming anybody. */
const NEVER_NAMES = new Set(
  `i im ive ill id a an the of and or in on at by for to from with as is it ok
  bc bce ad ce b c e d x tv mr mrs ms miss dr sir dame madame lord lady museum gallery collection god heaven label`
    .trim()
    .split(/\s+/),
);
/** Before these a capital letter is a matter of style: "the King", "this Museum". */
const DETERMINERS = new Set(
  'the a an this that these those his her its their our my your each every no any'.split(' '),
);
const INITIAL = /^\p{Lu}$/u;

/** Whether a capitalised word of a text stands on the label, or names nobody. `words` are the text's. */
export type NameCheck = (words: readonly Word[], index: number) => boolean;

/** Collects the label's words once; each check then takes constant time. */
export function nameCheck(label: string): NameCheck {
  const words = splitWords(label);
  const keys = words.flatMap(({ text, key }) => [key, ...afterElision(text, key)]);
  const any = new Set(keys.flatMap(formsOf));
  const capitalised = new Set(
    words
      .filter(({ text }) => isCapitalised(text))
      .flatMap(({ text, key }) => [key, ...afterElision(text, key)])
      .flatMap(formsOf),
  );
  // Hyphens fall out in speech and break in print: "Barns-Graham", "Barnsgraham".
  words.forEach(({ key, gap }, index) => {
    if (gap === '-') capitalised.add((words[index - 1]?.key ?? '') + key);
  });
  const initials = new Set([...capitalised].map((key) => key.charAt(0)));
  const withoutSlip = letterSlips(keys);
  const stands = (key: string, where: ReadonlySet<string>): boolean =>
    formsOf(key).some((form) => kindredNames(form).some((name) => where.has(name))) ||
    withoutSlip(key) !== key;

  return (said, index) => {
    const word = said[index];
    if (!word || !isCapitalised(word.text) || NEVER_NAMES.has(word.key)) return true;
    const next = said[index + 1];
    if (INITIAL.test(word.text)) return !isInitial(word, next) || initials.has(word.key);
    const parts = [word.key, ...afterElision(word.text, word.key)];
    if (word.opens || isStyle(said, index))
      return parts.some((key) => stands(key, any)) || (word.opens && isOrdinary(word, next));
    return parts.some((key) => stands(key, capitalised)) || isShouted(word);
  };
}

/** "J." before a name */
function isInitial(word: Word, next: Word | undefined): boolean {
  return word.text !== 'I' && next !== undefined && next.gap.startsWith('.') && isCapitalised(next.text);
}

function isStyle(said: readonly Word[], index: number): boolean {
  const before = said[index - 1];
  return before !== undefined && (DETERMINERS.has(before.key) || isCapitalised(before.text));
}

/** A word that starts a sentence and is no name: known as a word, or built like one. */
function isOrdinary(word: Word, next: Word | undefined): boolean {
  if (/['’]s$/.test(word.text) && !isCommonWord(word.key.slice(0, -1))) return false;
  return (
    isCommonWord(word.key) ||
    mediumWordKind(word.key) !== 'other' ||
    OBJECT_WORDS.has(word.key) ||
    next?.gap === '-'
  );
}

function isShouted(word: Word): boolean {
  return /^\p{Lu}{2,}$/u.test(word.text) && isCommonWord(word.key);
}

export function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** "O'Keeffe", "d'Orsay", "L'Estaque": what follows the apostrophe counts as well. */
function afterElision(text: string, key: string): string[] {
  const elided = /^\p{L}{1,2}['’](?=\p{L}{3})/u.exec(text);
  return elided ? [key.slice(elided[0].length - 1)] : [];
}

/** The word with and without the endings of plural and possessive, and of a school. */
function formsOf(key: string): string[] {
  const forms = [key];
  if (key.length > 3 && key.endsWith('s')) forms.push(key.slice(0, -1));
  if (key.length > 4 && key.endsWith('es')) forms.push(key.slice(0, -2));
  if (key.length > 4 && key.endsWith('ies')) forms.push(`${key.slice(0, -3)}y`);
  const school = /^(.{4,}?)(?:ists?|isms?|istic|ian|ians)$/.exec(key)?.[1];
  if (school !== undefined) forms.push(`${school}~`);
  return forms;
}
