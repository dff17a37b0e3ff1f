import { LETTER_WEIGHTS } from './vocabulary/name-letters.ts';
import { unpackPairs, wordList } from './vocabulary/unpack.ts';

const WEIGHTS = unpackPairs(LETTER_WEIGHTS);
const GIVEN_NAMES = new Set(wordList('givenNames'));
const MIDDLE = 'e'.charCodeAt(0);

function plainLetters(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** The places of a word's groups of two to four letters among `size` weights; a word's ends count as letters. */
export function letterGroups(word: string, size: number): number[] {
  const text = `^${plainLetters(word)}$`;
  const groups: number[] = [];
  for (let length = 2; length <= 4; length += 1) {
    for (let start = 0; start + length <= text.length; start += 1) {
      let hash = length * 7;
      for (let at = start; at < start + length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) % 65_521;
      groups.push(hash % size);
    }
  }
  return groups;
}

const known = new Map<string, number>();

/** The same for a word without hyphens: "Jacques-Louis" is two names. */
function partLikeness(part: string): number {
  if (GIVEN_NAMES.has(plainLetters(part))) return 1;
  let sum = 0.9;
  for (const group of letterGroups(part.slice(0, 20), WEIGHTS.length))
    sum += WEIGHTS.charCodeAt(group) - MIDDLE;
  return Math.max(-1, Math.min(1, sum / 6));
}

/**
 * How much a word is a person's name rather than an English word: -1 to 1. Known given names are, others by their
 * letters: right for four words in five.
 */
export function nameLikeness(word: string): number {
  const before = known.get(word);
  if (before !== undefined) return before;
  const parts = word.split('-').filter((part) => part.length > 1);
  const likeness = parts.reduce((sum, part) => sum + partLikeness(part), 0) / Math.max(1, parts.length);
  if (known.size > 2000) known.clear();
  known.set(word, likeness);
  return likeness;
}
