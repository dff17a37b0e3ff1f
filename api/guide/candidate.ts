import type { LabelTokens } from './label-tokens.ts';

/**
 * What a stretch of a label can be. `origin` is a nationality, country or culture; `bio` adds life dates;
 * `maker` is one more maker, `original` the title in another language. The learned weights are in this order.
 */
export const SEGMENT_KINDS = [
  'artist',
  'origin',
  'life',
  'bio',
  'title',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
  'prose',
  'original',
  'maker',
  'other',
] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** A stretch of words, from a known word up to but without word `to`, and how well it fits its kind. */
export interface Candidate {
  readonly kind: SegmentKind;
  readonly to: number;
  readonly score: number;
}

/** Index of the word after the one that ends at `offset`, punctuation aside; null inside a word. */
export function wordAfter(label: LabelTokens, from: number, offset: number): number | null {
  for (let index = from; index < label.tokens.length; index += 1) {
    const token = label.tokens[index];
    if (!token || token.start >= offset) return null;
    if (token.end < offset) continue;
    return /^[,.;:)\]]*$/.test(label.plain.slice(offset, token.end)) ? index + 1 : null;
  }
  return null;
}

/** What a sticky pattern finds at `offset`. */
export function matchAt(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}
