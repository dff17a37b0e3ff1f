import { hashOf } from '../variation.ts';
import { COMMON_WORDS } from './common-words.ts';

/** Bits of the filter, and how many of them stand for a word: one of 600 other words is taken for a common one. */
export const BITS = 1 << 17;
export const PROBES = 7;

/** The bits that stand for a word. */
export function probesOf(word: string): number[] {
  const [first, second] = [hashOf(word), hashOf(`${word} `)];
  return Array.from({ length: PROBES }, (_, nth) => (first + Math.imul(nth, second | 1)) & (BITS - 1));
}

let filter: Uint8Array | null = null;

/** Whether a word in small letters is one that English texts use in small letters, so that a name is hardly made of it. */
export function isCommonWord(word: string): boolean {
  filter ??= Uint8Array.from(atob(COMMON_WORDS), (letter) => letter.charCodeAt(0));
  const bits = filter;
  return probesOf(word).every((probe) => ((bits[probe >> 3] ?? 0) & (1 << (probe & 7))) !== 0);
}
