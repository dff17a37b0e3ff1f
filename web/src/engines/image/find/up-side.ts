import { medianOf } from '../picture/robust.ts';
import type { TextLine } from '../letters/text-lines.ts';

/** An edge this far from its neighbours', in letter heights, belongs to an ascender, capital or descender. */
const OFF = 0.15;
/** Standard deviations that make the evidence sure. */
const SURE = 2;
/**
 * ... and the share of all letters it takes: in lower case a third end higher than the others, while in capitals fewer
 * than this have a tail or touch a comma.
 */
const LOWER_CASE = 0.1;

/**
 * Whether lines stand on their feet, by what sets Latin text apart: feet stand on one line, save for few
 * descenders, while heads end at two heights, those of small letters and of ascenders and capitals
 * (Caprari, "Algorithm for text page up/down orientation determination", 2000).
 * @returns false only when that is sure; text all in capitals says nothing
 */
export function standsUpright(lines: readonly TextLine[]): boolean {
  let heads = 0;
  let feet = 0;
  let letters = 0;
  for (const line of lines) {
    heads += countOff(line, ({ y0 }) => y0);
    feet += countOff(line, ({ y1 }) => y1);
    letters += line.letters.length;
  }
  return feet - heads <= Math.max(SURE * Math.sqrt(heads + feet), LOWER_CASE * letters);
}

/** Number of letters whose edge is off the line that most of those edges make. */
function countOff(line: TextLine, edgeOf: (letter: TextLine['letters'][number]) => number): number {
  const offsets = line.letters.map((letter) => edgeOf(letter) - (line.slope * (letter.x0 + letter.x1)) / 2);
  const middle = medianOf(offsets) ?? 0;
  return offsets.filter((offset) => Math.abs(offset - middle) > OFF * line.height).length;
}
