import type { Component } from '../letters/components.ts';
import { medianOf } from '../picture/robust.ts';
import type { TextLine } from '../letters/text-lines.ts';

/**
 * Heights of the letters in a line of text deviate from their mean by at most a fifth of it, in lower case as in capitals
 * (drawn and real photos); those of marks that chained by chance by a quarter and more.
 */
const UNEVEN = 0.23;
/** Of the marks where text stands more than this share are its letters (nine in ten of photos: over 0.85). */
const AMID = 0.75;

/**
 * True for lines that are the grain of plaster, brick, stone or cloth: marks of all heights, a part of which happen to
 * stand beside each other. Either alone is found in text too: heights differ in letters that their light hides in
 * part, and text may stand amid the grain of its wall.
 * @param lines the long, steady ones of a block
 * @param letterCount letters in all lines of the block
 * @param marks all of its ink where it stands
 */
export function isGrain(
  lines: readonly TextLine[],
  letterCount: number,
  marks: readonly Component[],
): boolean {
  if (letterCount >= AMID * marks.length) return false;
  return (medianOf(lines.map(unevennessOf)) ?? 0) > UNEVEN;
}

/** Standard deviation of the letters' heights, as a share of their mean. */
function unevennessOf({ letters }: TextLine): number {
  const heights = letters.map(({ y0, y1 }) => y1 - y0);
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  return Math.sqrt(heights.reduce((sum, height) => sum + (height - mean) ** 2, 0) / heights.length) / mean;
}
