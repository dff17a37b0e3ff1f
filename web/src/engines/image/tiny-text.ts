import { componentsOf, type Component } from './components.ts';
import type { GrayPicture } from './gray-picture.ts';
import { inkOf } from './ink.ts';
import { textLinesOf, type TextLine } from './text-lines.ts';

/** Half the side of the squares ink is looked for in: little more than a word of tiny text is high. */
const RADIUS = 4;
/** Words whose letters are too small to be told apart, in pixels: lower than this, and longer than high. */
const GREATEST_HEIGHT = 6;
/** Fainter specks are noise, in the measure of `inkOf`. */
const LEAST_STRENGTH = 24;
/** As many lines under each other, with one margin, are text and not chance. */
const LEAST_LINES = 3;

/**
 * True when a photo shows text too small to be read: lines of little bars, each a word, begun at one margin and
 * evenly spaced. For photos in which no letters were found, to tell a far label from none.
 */
export function hasTinyText(picture: GrayPicture): boolean {
  const { width, height } = picture;
  const words = componentsOf(inkOf(picture, RADIUS), width, height).filter(isTinyWord);
  const lines = textLinesOf(words, 2).filter((line) => line.slope < 0.2 && line.slope > -0.2);
  return lines.some((first) => stackUnder(first, lines) >= LEAST_LINES);
}

function isTinyWord({ x0, y0, x1, y1, area, ink }: Component): boolean {
  const w = x1 - x0;
  const h = y1 - y0;
  return h >= 2 && h <= GREATEST_HEIGHT && w >= 1.5 * h && w <= 15 * h && ink >= LEAST_STRENGTH * area;
}

/** Number of lines, this one included, that follow under each other at the same margin. */
function stackUnder(first: TextLine, lines: readonly TextLine[]): number {
  let count = 1;
  for (let line: TextLine | undefined = first; line;) {
    const above: TextLine = line;
    line = lines.find((other) => {
      const step = other.y0 - above.y0;
      const aligned = Math.abs(other.x0 - above.x0) <= 3;
      const alike = other.kind === above.kind && Math.abs(other.height - above.height) <= 2;
      return (
        aligned && alike && step >= 1.3 * above.height && step <= 4 * Math.max(above.height, other.height)
      );
    });
    if (line) count++;
  }
  return count;
}
