import type { Place } from './find/text-geometry.ts';

/** The middle of a label's outline, which is the place to ask the reader for it. */
export function middleOf(outline: readonly Place[]): Place {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) };
}
