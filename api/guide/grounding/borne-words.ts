import { isCommonWord } from './common-words.ts';
import { isPlain, isTalk } from './plain-words.ts';
import type { Source } from './source.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/** Before a figure these say no more than when, or how the speaker takes it: "since 1960", "only ten". */
const BEFORE_A_FIGURE = /^(?:since|until|before|after|between|only)$/;

/** Words of a text that may state something: no figures, and no names, which are held against the source as names. */
export function contentWords(text: string): Word[] {
  const words = splitWords(text);
  const counted = new Set(
    readFigures(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  return words.filter(
    ({ text: printed, opens, key }, at) =>
      !counted.has(at) &&
      key.length > 1 &&
      !/\d/.test(key) &&
      (!/^\p{Lu}/u.test(printed) || (opens && isCommonWord(key))) &&
      !(BEFORE_A_FIGURE.test(key) && counted.has(at + 1)),
  );
}

/** Whether a word stands in a source, in any form, or may stand anywhere. Takes a word's key. */
export function wordCheck({ text, named }: Source): (key: string) => boolean {
  const meanings = new Set(splitWords(`${text}\n${named}`).map(({ key }) => meaningOf(key)));
  return (key) => isPlain(key) || meanings.has(meaningOf(key));
}

/** Words of talk that are more than talk. */
export function wordsBeyondTalk(text: string): Word[] {
  return contentWords(text).filter(({ key }) => !isTalk(key));
}
