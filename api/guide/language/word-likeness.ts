import { LIST_NAMES, wordList } from '../vocabulary/unpack.ts';
import { plainWord } from './plain-word.ts';
import { WORDS } from './words.ts';

/** Words with a letter of which at least three characters are letters or figures; figures stand in misread ones. */
const WORD = /[\p{L}\p{M}\d]+/gu;
const ROMAN = /^[IVXLCDM]+$/;
const ORDINAL_OR_MEASURE = /^\d+(?:st|nd|rd|th|s|c|x|cm|mm|in|ft|min)$/i;
const NAME_START = /^(?:Ma?c|D[aeiu]|L[aeo]|Van|Von|Fitz|Saint)(?=\p{Lu})/u;
/** A capital or a figure inside a word: "KBagpat", "Cepe6po". */
const MIXED = /\p{Ll}[\p{Lu}\d]|\d\p{Ll}|\p{Lu}{2}\p{Ll}{2}/u;

/** Rare words of far languages would make misread letters look like words. */
const isOfManyTexts = (name: (typeof LIST_NAMES)[number]): boolean => name !== 'thingsOfOneLand';

let known: Set<string> | undefined;

/** Three letters in a row, as the words that the guide knows in any language have them; their ends count as letters. */
function triplesOf(word: string): string[] {
  const text = `^${plainWord(word).replaceAll(/[^a-z]/g, '')}$`;
  return Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
}

function knownTriples(): Set<string> {
  known ??= new Set(
    [...LIST_NAMES.filter(isOfManyTexts).flatMap(wordList), ...Object.values(WORDS)]
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      .flatMap(triplesOf),
  );
  return known;
}

/**
 * How little the letters of a text make words of any language, from 0 to 1: the share of triples of letters that no
 * known word has, and more where capitals and figures stand inside words. English labels have 0.05, one in 500 has 0.2;
 * Cyrillic letters read as Latin ones have 0.3 to 0.7. `words`: how many of three characters there are.
 */
export function unlikeness(text: string): { unlikeness: number; words: number } {
  const words = (text.match(WORD) ?? []).filter(
    (word) => word.length > 2 && /\p{L}/u.test(word) && !ROMAN.test(word) && !ORDINAL_OR_MEASURE.test(word),
  );
  if (words.length === 0) return { unlikeness: 0, words: 0 };
  const triples = words.flatMap(triplesOf);
  const unknown = triples.filter((triple) => !knownTriples().has(triple)).length;
  const mixed = words.filter((word) => MIXED.test(word.replace(NAME_START, ''))).length;
  const share = unknown / Math.max(1, triples.length) + mixed / words.length / 2;
  return { unlikeness: Math.min(1, share), words: words.length };
}
