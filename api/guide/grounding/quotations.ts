import { readFigures } from './spoken-figures.ts';
import { splitWords, type Word } from './words.ts';

/** A quoted stretch: places of its first and past its last quotation mark. */
export interface Quotation {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
}

const QUOTED =
  /\u201C([^\u201C\u201D]*)(?:\u201D|$)|(?<![\p{L}\d])"([^"]*)(?:"|$)|\u2018((?:[^\u2018\u2019]|\u2019(?=\p{L}))*)\u2019(?!\p{L})|(?<![\p{L}\p{N}.,!?])'(?=[\p{L}\d])((?:[^'\n]|'(?=\p{L})){0,400})'(?![\p{L}])/gu;

/** Every quotation of a text, titles in quotation marks included. One that is never closed runs to the end. */
export function findQuotations(text: string): Quotation[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const inside = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    const words = splitWords(inside);
    return words.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, words }];
  });
}

/** Words that change when figures are spoken: "c. 1902-7" is "around 1902 to 1907". */
const SPOKEN = new Set('around about c ca circa to and or in of the'.split(' '));
const BREAK = /\u2026|\.{3}|\[/;

/** Whether the label holds the quoted words one after the other. An omission may be marked by dots. */
export function quotationCheck(label: string): (quotation: Quotation) => boolean {
  const words = splitWords(label);
  const known = letterSlips(words.map(({ key }) => key));
  const line = ` ${comparable(words, (key) => key).join(' ')} `;
  return (quotation) =>
    partsOf(quotation.words).every((part) => line.includes(` ${comparable(part, known).join(' ')} `));
}

function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    if (part === undefined || BREAK.test(word.gap)) parts.push([word]);
    else part.push(word);
  }
  return parts;
}

/** Figures are checked as figures, so only the other words must agree. */
function comparable(words: readonly Word[], known: (key: string) => string): string[] {
  const figures = new Set<number>();
  for (const { from, to } of readFigures(words))
    for (let index = from; index < to; index += 1) figures.add(index);
  const kept = words.filter(({ key }, index) => !figures.has(index) && !SPOKEN.has(key) && !/^\d/.test(key));
  return kept.map(({ key }) => known(key).replace(/s$/, ''));
}

const LONG = 7;

/**
 * Maps a word to the label's own when at most one letter differs, as readers slip in long words.
 * Built in time linear in the label; a look-up takes constant time.
 */
export function letterSlips(labelKeys: readonly string[]): (key: string) => string {
  const own = new Set(labelKeys);
  const shortened = new Map<string, string>();
  for (const key of own) {
    if (key.length < LONG || key.length > 30) continue;
    for (const form of withoutOneLetter(key)) shortened.set(form, key);
  }
  return (key) => {
    if (own.has(key) || key.length < LONG || key.length > 30) return key;
    const longer = shortened.get(key);
    if (longer !== undefined) return longer;
    for (const form of withoutOneLetter(key)) {
      if (own.has(form)) return form;
      const changed = shortened.get(form);
      if (changed?.length === key.length) return changed;
    }
    return key;
  };
}

function withoutOneLetter(key: string): string[] {
  return Array.from(key, (_, index) => key.slice(0, index) + key.slice(index + 1));
}
