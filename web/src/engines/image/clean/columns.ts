import { cropped, type GrayPicture } from '../picture/gray-picture.ts';
import { boundsOf, type FrameBox, type LineBox } from '../find/text-geometry.ts';

/** Columns have at least so many lines, or they are a word set apart. */
const LEAST_LINES = 3;
/** Lines of fewer letters may be stray marks: they neither make a column nor close a gutter. */
const LEAST_LETTERS = 4;
/** Narrower than this, in letter heights, is a space between words. */
const LEAST_GUTTER = 1.8;

/**
 * The parts of a block in the order they are read: what stands above the columns, each column, what stands below.
 * One part for a block without columns. A recursive cut along gutters and between lines
 * (XY-cut: Nagy and Seth, "Hierarchical representation of optically scanned documents", 1984), on lines.
 */
export function columnsOf(lines: readonly LineBox[], letterHeight: number): FrameBox[] {
  const solid = lines.filter(({ letterCount }) => letterCount >= LEAST_LETTERS);
  return parted(solid, boundsOf(lines), letterHeight);
}

function parted(lines: readonly LineBox[], whole: FrameBox, letterHeight: number): FrameBox[] {
  const gutter = widestGutter(lines, letterHeight);
  if (!gutter) return [whole];
  const { left, right, above, below } = gutter;
  const columns = boundsOf([...left, ...right]);
  const v0 = above.length === 0 ? whole.v0 : (boundsOf(above).v1 + columns.v0) / 2;
  const v1 = below.length === 0 ? whole.v1 : (columns.v1 + boundsOf(below).v0) / 2;
  const middle = (boundsOf(left).u1 + boundsOf(right).u0) / 2;
  return [
    ...(above.length === 0 ? [] : parted(above, { ...whole, v1: v0 }, letterHeight)),
    ...parted(left, { ...whole, v0, v1, u1: middle }, letterHeight),
    ...parted(right, { ...whole, v0, v1, u0: middle }, letterHeight),
    ...(below.length === 0 ? [] : parted(below, { ...whole, v0: v1 }, letterHeight)),
  ];
}

interface Gutter {
  left: LineBox[];
  right: LineBox[];
  above: LineBox[];
  below: LineBox[];
}

/** The gap that has most lines side by side on both sides, none across it between them; the widest such. */
function widestGutter(lines: readonly LineBox[], letterHeight: number): Gutter | undefined {
  let best: Gutter | undefined;
  let [widest, most] = [0, 0];
  for (const { u1: edge } of lines) {
    const gutter = gutterAt(edge, lines, letterHeight);
    if (!gutter) continue;
    const count = gutter.left.length + gutter.right.length;
    const width = boundsOf(gutter.right).u0 - boundsOf(gutter.left).u1;
    if (count < most || (count === most && width <= widest)) continue;
    [widest, most] = [width, count];
    best = gutter;
  }
  return best;
}

/**
 * The lines left and right of a gap that begins at an edge, as far as no line crosses it. A line of a paragraph over
 * both columns may have fallen in two: its first half stands on the left, but not with the column.
 */
function gutterAt(edge: number, lines: readonly LineBox[], letterHeight: number): Gutter | undefined {
  const isLeft = ({ u1 }: LineBox): boolean => u1 <= edge;
  const isRight = ({ u0 }: LineBox): boolean => u0 >= edge + LEAST_GUTTER * letterHeight;
  const crossings = lines
    .filter((line) => !isLeft(line) && !isRight(line))
    .map(middleOf)
    .toSorted((a, b) => a - b);
  let best: Gutter | undefined;
  for (const [at, bottom] of [...crossings, Infinity].entries()) {
    const top = crossings[at - 1] ?? -Infinity;
    const within = lines.filter((line) => middleOf(line) > top && middleOf(line) < bottom);
    const [left, right] = [within.filter(isLeft), within.filter(isRight)];
    if (left.length < LEAST_LINES || right.length < LEAST_LINES) continue;
    const [l, r] = [boundsOf(left), boundsOf(right)];
    if (Math.min(l.v1, r.v1) - Math.max(l.v0, r.v0) < 2 * letterHeight) continue;
    if (best && left.length + right.length <= best.left.length + best.right.length) continue;
    const above = lines.filter((line) => middleOf(line) <= top);
    best = { left, right, above, below: lines.filter((line) => middleOf(line) >= bottom) };
  }
  return best;
}

function middleOf({ v0, v1 }: LineBox): number {
  return (v0 + v1) / 2;
}

/** Pictures below each other on white; undefined where there are none. */
export function piled(pictures: readonly GrayPicture[]): GrayPicture | undefined {
  const [first, ...others] = pictures;
  if (!first || others.length === 0) return first;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  const data = new Uint8Array(width * height).fill(255);
  let row = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y++)
      data.set(picture.data.subarray(y * picture.width, (y + 1) * picture.width), row++ * width);
  }
  return { data, width, height };
}

/** Parts of a picture, given in its pixels, below each other on white. */
export function stacked(picture: GrayPicture, parts: readonly FrameBox[]): GrayPicture {
  const cut = parts.map(({ u0, v0, u1, v1 }) =>
    cropped(picture, Math.round(u0), Math.round(v0), Math.round(u1), Math.round(v1)),
  );
  return piled(cut) ?? picture;
}
