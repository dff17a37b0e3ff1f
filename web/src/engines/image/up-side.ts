import { medianOf } from './robust.ts';
import type { TextLine } from './text-lines.ts';

/** An edge this far from its neighbours', in letter heights, belongs to an ascender, capital or descender. */
const OFF = 0.15;
/** Standard deviations that make the evidence sure. */
const SURE = 2;

/**
 * Whether lines stand on their feet, by what sets Latin text apart: feet stand on one line, save for few
 * descenders, while heads end at two heights, those of small letters and of ascenders and capitals
 * (Caprari, "Algorithm for text page up/down orientation determination", 2000).
 * @returns false only when that is sure; text all in capitals says nothing
 */
export function standsUpright(lines: readonly TextLine[]): boolean {
  let heads = 0;
  let feet = 0;
  for (const line of lines) {
    heads += countOff(line, ({ y0 }) => y0);
    feet += countOff(line, ({ y1 }) => y1);
  }
  return heads - feet >= -SURE * Math.sqrt(heads + feet);
}

/** Number of letters whose edge is off the line that most of those edges make. */
function countOff(line: TextLine, edgeOf: (letter: TextLine['letters'][number]) => number): number {
  const offsets = line.letters.map((letter) => edgeOf(letter) - (line.slope * (letter.x0 + letter.x1)) / 2);
  const middle = medianOf(offsets) ?? 0;
  return offsets.filter((offset) => Math.abs(offset - middle) > OFF * line.height).length;
}
