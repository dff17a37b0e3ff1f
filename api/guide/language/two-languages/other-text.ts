import type { GuideLine } from '../../facts.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { sentenceBegin } from './foreign-tombstone.ts';
import { weighWords } from '../guess-language.ts';
import { headingOfOther } from './heading-of-text.ts';
import type { KeptLine } from '../kept-lines.ts';

/** Letters from which a word is at home in one language: "to", "he" and "me" are words of many. */
const SHORTEST = 4;
/** Words of a text from which it says what it is written in, fewer where none of them is English. */
const LEAST_WORDS = 6;
const LEAST_OF_OTHER = 4;
/** Shares of English words: of a text in another language, and of a line of one, which holds more by chance. */
const MOST_OF_TEXT = 0.3;
const MOST_OF_LINE = 0.45;
/** Small words that are at home in English, in a text of another language: "He", and what chance makes. */
const MOST_SMALL = 1;
/** Small words of other languages from which a text without an English one is in another. */
const PLAINLY_OTHER = 3;
const ENDS_SENTENCE = /(?:\p{L}{2}|\d{4})[.!?]["\u201D\u2019\u00BB)]*$/u;

/** Words in small letters, how many of them English texts use, and how many words are at home in English alone. */
interface Count {
  readonly words: number;
  readonly english: number;
  readonly small: number;
  /** Evidence for other languages in its small words. */
  readonly other: number;
}

const NONE: Count = { words: 0, english: 0, small: 0, other: 0 };

function countOf({ text }: GuideLine): Count {
  const words = (text.match(/(?<![\p{L}\p{M}'\u2019-])\p{Ll}[\p{L}\p{M}'\u2019-]*/gu) ?? []).filter(
    (word) => word.length >= SHORTEST,
  );
  const weighed = weighWords(text);
  return {
    words: words.length,
    english: words.filter(isCommonWord).length,
    small: weighed.english,
    other: weighed.foreign,
  };
}

const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, each) => ({
      words: sum.words + each.words,
      english: sum.english + each.english,
      small: sum.small + each.small,
      other: sum.other + each.other,
    }),
    NONE,
  );

/** Whether lines, the last of which ends a sentence, are a text in another language. */
function isOtherText(counts: readonly Count[]): boolean {
  const { words, english, small, other } = sumOf(counts);
  const isPlain = english === 0 || (small === 0 && other >= PLAINLY_OTHER);
  return (
    words >= (isPlain ? LEAST_OF_OTHER : LEAST_WORDS) &&
    english <= MOST_OF_TEXT * words &&
    small <= MOST_SMALL
  );
}

/** "Rosi\u00E8re, elle dessine pendant plus de": small words tell what its longer ones, which English has too, do not. */
function hasMoreOfOther(text: string): boolean {
  const { english, foreign } = weighWords(text);
  return foreign > english;
}

/** The lines from one on that may be in another language, to the last that ends a sentence; as the line behind them. */
function endOfRun(lines: readonly GuideLine[], counts: readonly Count[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const { words, english } = counts[at] ?? NONE;
    const text = lines[at]?.text ?? '';
    const isEnglish = english > 1 && english > MOST_OF_LINE * words && !hasMoreOfOther(text);
    if (text.trim() === '' || isEnglish || (words === 0 && at === from)) break;
    if (ENDS_SENTENCE.test(text)) end = at + 1;
  }
  return end;
}

/**
 * The lines of a label without its texts in another language, whichever it is: hardly a word of them is one that English
 * texts use. Null where the label has none.
 */
export function withoutOtherText(lines: readonly GuideLine[]): KeptLine[] | null {
  const counts = lines.map(countOf);
  const left = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfRun(lines, counts, at);
    if (end === at) continue;
    // Above the text may stand what the work is, in short lines.
    const begin = sentenceBegin(lines, at, end - 1);
    if (!isOtherText(counts.slice(begin, end))) continue;
    for (let line = begin; line < end; line += 1) left.add(line);
    at = end - 1;
  }
  const heading = headingOfOther(lines, left);
  for (const at of heading.left) left.add(at);
  if (left.size === 0) return null;
  const keptAt = (from: number): KeptLine[] => {
    const line = lines[from];
    return line === undefined || left.has(from) ? [] : [{ ...line, from }];
  };
  return lines.flatMap((_, from): KeptLine[] =>
    heading.moved.includes(from)
      ? []
      : [...(from === heading.to ? heading.moved.flatMap(keptAt) : []), ...keptAt(from)],
  );
}
