import type { GrayPicture } from './gray-picture.ts';
import { medianOf } from './robust.ts';
import type { TextBlock } from './text-block.ts';
import type { TextLine } from './text-lines.ts';

/**
 * How a block's lines lie in the picture: a frame turned by `angle` around (x, y), in which the baseline
 * through (0, v) has the slope `fan * v`. Lines of a label seen at an angle meet in a point far away, so
 * their slope changes evenly from line to line.
 */
export interface Lie {
  x: number;
  y: number;
  /** Radians, clockwise on the screen. */
  angle: number;
  /** Slope per pixel of v. */
  fan: number;
  /** Bounds of the letters in the frame, after the fan is undone. */
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  /** Median letter height across the lines, in pixels. */
  letterHeight: number;
}

/** Lines with fewer letters say too little about their slope. */
const LONG_LINE = 6;
/** A line whose slope is this far from what its place in the fan asks for was measured wrongly. */
const OFF_THE_FAN = 0.03;

/** Measures how a block lies, from its letters' baselines. */
export function lieOf(block: TextBlock): Lie {
  const long = block.lines.filter((line) => line.letters.length >= LONG_LINE);
  const x = (block.x0 + block.x1) / 2;
  const y = (block.y0 + block.y1) / 2;
  const tilt = Math.atan(medianOf(long.flatMap((line) => line.letters.map(() => line.slope))) ?? 0);
  // The middle line of the letters need not be the line through the middle of the block: tilt says by how much.
  const angle = tilt + Math.atan(fanOf(baselinesOf(long, x, y, tilt)).middle);
  const { fan } = fanOf(baselinesOf(long, x, y, angle));
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);

  const corners = block.lines.flatMap((line) =>
    line.letters.map((letter) => {
      const lx = (letter.x0 + letter.x1) / 2 - x;
      const ly = (letter.y0 + letter.y1) / 2 - y;
      const u = lx * cos + ly * sin;
      const v = (ly * cos - lx * sin) / (1 + fan * u);
      return { u, v, half: (letter.y1 - letter.y0) / 2, wide: (letter.x1 - letter.x0) / 2 };
    }),
  );
  const heights = block.lines.flatMap((line) => line.letters.map((letter) => letter.y1 - letter.y0));
  return {
    x,
    y,
    angle,
    fan,
    u0: Math.min(...corners.map(({ u, wide }) => u - wide)),
    v0: Math.min(...corners.map(({ v, half }) => v - half)),
    u1: Math.max(...corners.map(({ u, wide }) => u + wide)),
    v1: Math.max(...corners.map(({ v, half }) => v + half)),
    // A tilted letter's box is higher than the letter: by its width times the sine.
    letterHeight: (medianOf(heights) ?? 0) / (cos + 0.8 * Math.abs(sin)),
  };
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

/**
 * The block cut out, turned upright and unfanned.
 * @param scale pixels of the result per pixel of the picture
 * @param margin pixels of the picture kept around the letters
 */
export function straightened(picture: GrayPicture, lie: Lie, scale: number, margin: number): GrayPicture {
  const { data, width, height } = picture;
  const w = Math.max(1, Math.round((lie.u1 - lie.u0 + 2 * margin) * scale));
  const h = Math.max(1, Math.round((lie.v1 - lie.v0 + 2 * margin) * scale));
  const out = new Uint8Array(w * h);
  const cos = Math.cos(lie.angle);
  const sin = Math.sin(lie.angle);
  // A shrinking picture takes the mean of several samples a pixel, so that no stroke falls between them.
  const taps = Math.max(1, Math.ceil(1 / scale - 0.3));
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      let sum = 0;
      for (let tap = 0; tap < taps * taps; tap++) {
        const u = lie.u0 - margin + (column + ((tap % taps) + 0.5) / taps) / scale;
        const v0 = lie.v0 - margin + (row + (Math.floor(tap / taps) + 0.5) / taps) / scale;
        const v = v0 * (1 + lie.fan * u);
        sum += sampled(data, width, height, lie.x + u * cos - v * sin - 0.5, lie.y + u * sin + v * cos - 0.5);
      }
      out[row * w + column] = Math.round(sum / (taps * taps));
    }
  }
  return { data: out, width: w, height: h };
}

/** Bilinear; beyond the edge the edge's pixels go on. */
function sampled(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const fx = cx - left;
  const fy = cy - top;
  const i = top * width + left;
  const upper = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
  const lower = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
