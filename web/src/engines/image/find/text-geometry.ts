import type { Box } from '../picture/box.ts';
import { medianOf } from '../picture/robust.ts';
import type { TextBlock } from './text-block.ts';
import type { TextLine } from '../letters/text-lines.ts';

/** Bounds of letters in the frame of a geometry. */
export interface FrameBox {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
}

/** A line of text in the frame of a geometry. */
export interface LineBox extends FrameBox {
  letterCount: number;
}

/**
 * How a block's lines lie in the picture: a frame turned by `angle` around (x, y), in which the baseline
 * through (0, v) has the slope `fan * v` and margins lean by `lean`. Lines of a label seen at an angle meet in a
 * point far away, so their slope changes evenly from line to line.
 */
export interface TextGeometry extends FrameBox {
  /** The sign of its ink: below 0 for dark letters on light, above for light ones on dark. */
  kind: number;
  x: number;
  y: number;
  /** Radians, clockwise on the screen; near pi for a label upside down. */
  angle: number;
  /** Slope per pixel of v. */
  fan: number;
  /** Pixels of u that a margin moves to the right per pixel of v. */
  lean: number;
  /** Median letter height across the lines, in pixels. */
  letterHeight: number;
  lines: readonly LineBox[];
}

/** Lines with fewer letters say too little about their slope. */
const LONG_LINE = 6;
/** A line whose slope is this far from what its place in the fan asks for was measured wrongly. */
const OFF_THE_FAN = 0.03;
/** Margins of a label held at an angle of 15 degrees lean by less. */
const GREATEST_LEAN = 0.2;

/** Measures how a block lies, from its letters' baselines. */
export function geometryOf(block: TextBlock): TextGeometry {
  const long = block.lines.filter((line) => line.letters.length >= LONG_LINE);
  const x = (block.x0 + block.x1) / 2;
  const y = (block.y0 + block.y1) / 2;
  const tilt = Math.atan(medianOf(long.flatMap((line) => line.letters.map(() => line.slope))) ?? 0);
  // The middle line of the letters need not be the line through the middle of the block: tilt says by how much.
  const angle = tilt + Math.atan(fanOf(baselinesOf(long, x, y, tilt)).middle);
  const { fan } = fanOf(baselinesOf(long, x, y, angle));
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);

  const heights = block.lines.flatMap((line) => line.letters.map((letter) => letter.y1 - letter.y0));
  // A tilted letter's box is higher than the letter: by its width times the sine.
  const letterHeight = (medianOf(heights) ?? 0) / (cos + 0.8 * Math.abs(sin));
  const boxIn = (line: TextLine, lean: number): LineBox => {
    const letters = line.letters.map((letter) => {
      const lx = (letter.x0 + letter.x1) / 2 - x;
      const ly = (letter.y0 + letter.y1) / 2 - y;
      const along = lx * cos + ly * sin;
      const v = (ly * cos - lx * sin) / (1 + fan * along);
      const [wide, high] = [(letter.x1 - letter.x0) / 2, (letter.y1 - letter.y0) / 2];
      const u = along - lean * v;
      return { u0: u - wide, v0: v - high, u1: u + wide, v1: v + high };
    });
    return { ...boundsOf(letters), letterCount: letters.length };
  };
  const lean = leanOf(
    long.map((line) => boxIn(line, 0)),
    letterHeight,
  );
  const lines = block.lines.map((line) => boxIn(line, lean));
  return { kind: block.kind, x, y, angle, fan, lean, letterHeight, lines, ...boundsOf(lines) };
}

/** The same label with its picture turned clockwise by a quarter undone; `height` is that of the upright picture. */
export function quarterTurnUndone(geometry: TextGeometry, height: number): TextGeometry {
  return { ...geometry, x: geometry.y, y: height - geometry.x, angle: geometry.angle - Math.PI / 2 };
}

/** The same label in a picture so many times as large. */
export function enlarged(geometry: TextGeometry, by: number): TextGeometry {
  const boxTimes = ({ u0, v0, u1, v1 }: FrameBox): FrameBox => ({
    u0: u0 * by,
    v0: v0 * by,
    u1: u1 * by,
    v1: v1 * by,
  });
  const lines = geometry.lines.map((line) => ({ ...line, ...boxTimes(line) }));
  const { x, y, letterHeight, fan } = geometry;
  const placed = { x: x * by, y: y * by, letterHeight: letterHeight * by, fan: fan / by };
  return { ...geometry, ...boxTimes(geometry), ...placed, lines };
}

/** Letters in the line that a letter of the label stands in on average: more in text than in the pattern of a wall. */
export function lineLength({ lines }: TextGeometry): number {
  const counts = lines.map(({ letterCount }) => letterCount);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return sum(counts.map((count) => count ** 2)) / sum(counts);
}

/** A place in a picture, in its pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Where the corners of the label's frame lie in the picture: from where its text begins, clockwise. */
export function cornersOf({ x, y, angle, fan, lean, u0, v0, u1, v1 }: TextGeometry): Place[] {
  const frame = [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ] as const;
  return frame.map(([u, v]) => {
    const along = u + lean * v;
    const down = v * (1 + fan * along);
    return {
      x: x + along * Math.cos(angle) - down * Math.sin(angle),
      y: y + along * Math.sin(angle) + down * Math.cos(angle),
    };
  });
}

/** Bounds in the picture of where the label's frame lies. */
export function outlineOf(geometry: TextGeometry): Box {
  const corners = cornersOf(geometry);
  return {
    x0: Math.min(...corners.map((corner) => corner.x)),
    y0: Math.min(...corners.map((corner) => corner.y)),
    x1: Math.max(...corners.map((corner) => corner.x)),
    y1: Math.max(...corners.map((corner) => corner.y)),
  };
}

/** True where a place of the picture is within the label. */
export function covers(geometry: TextGeometry, x: number, y: number): boolean {
  const { u, v } = placeIn(geometry, { x, y });
  return u >= geometry.u0 && u <= geometry.u1 && v >= geometry.v0 && v <= geometry.v1;
}

/** Where a place of the picture is in a geometry's frame. */
function placeIn({ x, y, angle, fan, lean }: TextGeometry, at: Place): { u: number; v: number } {
  const along = (at.x - x) * Math.cos(angle) + (at.y - y) * Math.sin(angle);
  const v = ((at.y - y) * Math.cos(angle) - (at.x - x) * Math.sin(angle)) / (1 + fan * along);
  return { u: along - lean * v, v };
}

/** Bounds of what is within a part, in the frame of another. */
export function boundsIn(frame: TextGeometry, part: TextGeometry): FrameBox {
  const corners = cornersOf(part).map((corner) => placeIn(frame, corner));
  return boundsOf(corners.map(({ u, v }) => ({ u0: u, v0: v, u1: u, v1: v })));
}

/** The same label read from the other side. */
export function halfTurned(geometry: TextGeometry): TextGeometry {
  const opposite = ({ u0, v0, u1, v1 }: FrameBox): FrameBox => ({ u0: -u1, v0: -v1, u1: -u0, v1: -v0 });
  const lines = geometry.lines.map((line) => ({ ...line, ...opposite(line) }));
  return { ...geometry, ...opposite(geometry), lines, angle: geometry.angle + Math.PI, fan: -geometry.fan };
}

export function boundsOf(boxes: readonly FrameBox[]): FrameBox {
  return {
    u0: Math.min(...boxes.map(({ u0 }) => u0)),
    v0: Math.min(...boxes.map(({ v0 }) => v0)),
    u1: Math.max(...boxes.map(({ u1 }) => u1)),
    v1: Math.max(...boxes.map(({ v1 }) => v1)),
  };
}

/** Slope of the left margins: the median over pairs of lines that may share one; 0 when few of them agree. */
function leanOf(lines: readonly LineBox[], letterHeight: number): number {
  const slopes: number[] = [];
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(i + 1)) {
      const dv = (b.v0 + b.v1 - a.v0 - a.v1) / 2;
      const slope = (b.u0 - a.u0) / dv;
      if (Math.abs(dv) > 2 * letterHeight && Math.abs(slope) < GREATEST_LEAN) slopes.push(slope);
    }
  }
  const lean = medianOf(slopes) ?? 0;
  const agreeing = slopes.filter((slope) => Math.abs(slope - lean) < GREATEST_LEAN / 5);
  return agreeing.length > slopes.length / 2 ? lean : 0;
}

interface Baseline {
  /** Where it crosses the frame's v axis. */
  v: number;
  slope: number;
  weight: number;
}

function baselinesOf(lines: readonly TextLine[], x: number, y: number, angle: number): Baseline[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return lines.map((line) => {
    const lx = (line.x0 + line.x1) / 2 - x;
    const ly = (line.y0 + line.y1) / 2 - y;
    const slope = Math.tan(Math.atan(line.slope) - angle);
    const v = ly * cos - lx * sin - slope * (lx * cos + ly * sin);
    return { v, slope, weight: line.letters.length * (line.x1 - line.x0) ** 2 };
  });
}

/** Weighted least squares of slope = middle + fan * v, once more without the lines that lie far off. */
function fanOf(lines: readonly Baseline[]): { middle: number; fan: number } {
  const first = fitted(lines);
  return fitted(lines.filter(({ v, slope }) => Math.abs(slope - first.middle - first.fan * v) < OFF_THE_FAN));
}

function fitted(lines: readonly Baseline[]): { middle: number; fan: number } {
  const total = (value: (line: Baseline) => number) =>
    lines.reduce((sum, line) => sum + line.weight * value(line), 0);
  const weight = total(() => 1);
  if (lines.length < 2 || weight === 0) return { middle: 0, fan: 0 };
  const v = total((line) => line.v) / weight;
  const slope = total((line) => line.slope) / weight;
  const spread = total((line) => (line.v - v) ** 2);
  const fan = spread === 0 ? 0 : total((line) => (line.v - v) * (line.slope - slope)) / spread;
  return { middle: slope - fan * v, fan };
}
