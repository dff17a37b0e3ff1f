import { romanValue } from '../../grounding/spoken-figures.ts';
import { plainWord } from '../plain-word.ts';

/** Letters with which a word begins alike in two languages. */
const SHARED = 4;

/** The beginnings of a line's words, as languages share them: "bron" of "Bronzezeit" and of "Bronze". */
const beginningsOf = (text: string): string[] =>
  (text.match(/\p{L}{4,}/gu) ?? []).map((word) => plainWord(word).replaceAll('k', 'c').slice(0, SHARED));
/** The figures of a line, those of kings and dynasties as numbers: "20 4" of "XX dinastia, Ramesse IV". */
export const figuresOf = (text: string): string =>
  (text.match(/\d+|(?<!\p{L})(?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3})(?!\p{L})/gu) ?? [])
    .map((figure) => romanValue(figure) ?? figure)
    .join(' ');

/** How many words of one line begin as words of another one. */
export function sharedBeginnings(one: string, two: string): number {
  const own = new Set(beginningsOf(one));
  return new Set(beginningsOf(two).filter((beginning) => own.has(beginning))).size;
}

/** How many parts commas make of a line: forms of one title, and materials in two languages, have as many. */
export const partsOf = (text: string): number => text.split(', ').length;
