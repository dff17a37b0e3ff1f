import type { Box } from '../picture/box.ts';
import type { Component } from '../letters/components.ts';
import { medianOf } from '../picture/robust.ts';
import type { TextLine } from '../letters/text-lines.ts';

/** Looked at are so many frames around a block, each in the next one, so many letter heights wide. */
const FRAMES = 12;
const FRAME = 1.5;
/** A frame says something where at least this share of it lies in the photo, and so many marks of grain would. */
const LEAST_SEEN = 0.5;
const LEAST_EXPECTED = 12;
/** Marks fainter or lower than this share of the letters are noise. */
const LIKE = 0.5;
/** A frame with this share of the marks that its area would have within is blank: print has under 0.12, walls over 0.28. */
const BLANK = 0.15;

/**
 * True for a block with blank paper all around it, near or a little further off, as print has on a card or a wall,
 * though its letters be smeared or doubled: the grain of a wall goes on.
 * @param marks all that may be letters in a picture of this width and height
 */
export function hasBlankAround(
  { lines }: { lines: readonly TextLine[] },
  marks: readonly Component[],
  { width, height }: { width: number; height: number },
): boolean {
  const letters = lines.flatMap((line) => line.letters);
  const tall = medianOf(letters.map(({ y0, y1 }) => y1 - y0)) ?? 0;
  const strength = medianOf(letters.map(({ ink, area }) => ink / area)) ?? 0;
  const slope = medianOf(lines.flatMap((line) => line.letters.map(() => line.slope))) ?? 0;
  const inner = grown(boundsOf(letters.map((letter) => placeOf(letter, slope))), tall / 2);
  const counts = Array.from({ length: FRAMES + 1 }, () => 0);
  for (const mark of marks) {
    if (mark.kind !== lines[0]?.kind || mark.y1 - mark.y0 < LIKE * tall) continue;
    if (mark.ink < LIKE * strength * mark.area) continue;
    const frame = Math.ceil(outside(inner, placeOf(mark, slope)) / (FRAME * tall));
    if (frame <= FRAMES) counts[frame] = (counts[frame] ?? 0) + 1;
  }
  const density = (counts[0] ?? 0) / ((inner.x1 - inner.x0) * (inner.y1 - inner.y0));
  return counts.slice(1).some((count, at) => {
    const middle = grown(inner, (at + 0.5) * FRAME * tall);
    const places = placesAlong(middle, FRAME * tall);
    const seen = places.filter(({ u, v }) => {
      const y = (v + slope * u) / (1 + slope ** 2);
      const x = u - slope * y;
      return x >= 0 && x < width && y >= 0 && y < height;
    }).length;
    const expected = seen * (FRAME * tall) ** 2 * density;
    return seen >= LEAST_SEEN * places.length && expected >= LEAST_EXPECTED && count <= BLANK * expected;
  });
}

/** Along the lines of a block and across them, in pixels. */
interface Along {
  u: number;
  v: number;
}

function placeOf({ x0, x1, y0, y1 }: Component, slope: number): Along {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return { u: x + slope * y, v: y - slope * x };
}

function boundsOf(places: readonly Along[]): Box {
  const [us, vs] = [places.map(({ u }) => u), places.map(({ v }) => v)];
  return { x0: Math.min(...us), y0: Math.min(...vs), x1: Math.max(...us), y1: Math.max(...vs) };
}

function grown({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by };
}

/** How far a place is outside a box; 0 inside. */
function outside({ x0, y0, x1, y1 }: Box, { u, v }: Along): number {
  return Math.max(0, x0 - u, u - x1, y0 - v, v - y1);
}

/** Places along the sides of a box, so far apart. */
function placesAlong({ x0, y0, x1, y1 }: Box, step: number): Along[] {
  const along = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(1, Math.round((to - from) / step)) }, (_, at) => from + at * step);
  return [
    ...along(x0, x1).flatMap((u) => [
      { u, v: y0 },
      { u: u + step, v: y1 },
    ]),
    ...along(y0, y1).flatMap((v) => [
      { u: x0, v: v + step },
      { u: x1, v },
    ]),
  ];
}
