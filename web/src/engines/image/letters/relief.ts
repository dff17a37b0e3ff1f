import type { GrayPicture } from '../picture/gray-picture.ts';
import type { Box } from '../picture/box.ts';
import { inkOf } from './ink.ts';

/** Rims of letters are fainter than ink: light falls on them, or does not. */
const RIM = { difference: 0.03, levels: 3 };
/** What is brighter or darker than this is no rim of a letter, but the edge of a card, in 1/256 of its surroundings. */
const MOST = 128;
/** Rims are told from ground so far around them, in letter heights; sums of them fade to a third over a few strokes. */
const AROUND = 0.8;
const STROKES = 0.6;
/** The way of the light shows in rims that are near each other: what letters enclose is wider than their strokes. */
const NEAR = 0.5;
/** Letters of unknown size are about so many times lower than the picture's longer side. */
const SMALL = 1 / 40;
/** ... and often lower than that, which sums that reach too far run together. */
const CAUTIOUS = 0.5;

/** The way that light falls, of any length. */
export type Direction = readonly [dx: number, dy: number];

/** Slopes towards the light, positive, and away from it, row by row. */
export interface Slopes {
  data: Int16Array;
  width: number;
  height: number;
  /** Sums of them fade to a third over so many pixels. */
  reach: number;
}

/**
 * What light makes of the slopes of a picture's ground: those towards it made as much, all in all, as those away from it.
 * @param letterHeight in pixels, where it is known
 */
export function slopesOf(picture: GrayPicture, letterHeight?: number): Slopes {
  const { width, height } = picture;
  const high = letterHeight ?? SMALL * Math.max(width, height);
  const data = inkOf(picture, Math.round(AROUND * high), RIM);
  let [bright, dark] = [1, 1];
  for (let i = 0; i < data.length; i++) {
    const slope = Math.max(-MOST, Math.min(MOST, data[i] ?? 0));
    data[i] = slope;
    if (slope > 0) bright += slope;
    else dark -= slope;
  }
  const gain = Math.sqrt(dark / bright);
  for (let i = 0; i < data.length; i++) {
    const slope = data[i] ?? 0;
    if (slope !== 0) data[i] = slope > 0 ? slope * gain : slope / gain;
  }
  return { data, width, height, reach: STROKES * high * (letterHeight === undefined ? CAUTIOUS : 1) };
}

/**
 * The height of what stands up from its ground, from how light falls on it: it makes a slope towards it bright and one
 * away from it dark, as much as the height changes, so that added up along its way they are the height (Pentland, "Linear
 * shading analysis", 1990). Added up from a bright rim to the next dark one, that is, and back from a dark one to the last
 * bright one: the geometric mean of both, which is the same all along a stroke however both fade, and nothing where either
 * is nothing. They fade, as other things are bright or dark too.
 * @param direction the way that light falls; the other way for letters that are cut in
 * @returns heights row by row, in the unit of the slopes
 */
export function heightsOf(slopes: Slopes, direction: Direction): Int16Array {
  const [heights, back] = sumsBothWays(slopes, direction);
  for (let i = 0; i < heights.length; i++) heights[i] = Math.sqrt((heights[i] ?? 0) * (back[i] ?? 0));
  return heights;
}

/**
 * How well bright rims and dark ones fit together where light falls that way, from 0 to 1: of letters they are as far from
 * each other as a stroke is wide, and alike; of what letters enclose, and across the light, they are not.
 */
export function fitOf(slopes: Slopes, direction: Direction): number {
  const [heights, back] = sumsBothWays({ ...slopes, reach: slopes.reach * NEAR }, direction);
  let [least, most] = [0, 1];
  for (let i = 0; i < heights.length; i++) {
    const [one, other] = [heights[i] ?? 0, back[i] ?? 0];
    least += Math.min(one, other);
    most += Math.max(one, other);
  }
  return least / most;
}

/** The part of the slopes inside whole-pixel bounds. */
export function slopesIn({ data, width, height, reach }: Slopes, { x0, y0, x1, y1 }: Box): Slopes {
  const [left, top] = [Math.max(0, Math.floor(x0)), Math.max(0, Math.floor(y0))];
  const [wide, high] = [Math.min(width, Math.ceil(x1)) - left, Math.min(height, Math.ceil(y1)) - top];
  const part = new Int16Array(wide * high);
  for (let y = 0; y < high; y++) {
    const from = (top + y) * width + left;
    part.set(data.subarray(from, from + wide), y * wide);
  }
  return { data: part, width: wide, height: high, reach };
}

function sumsBothWays(slopes: Slopes, [dx, dy]: Direction): [Int16Array, Int16Array] {
  return [summed(slopes, [dx, dy], 1), summed(slopes, [-dx, -dy], -1)];
}

/** How one sum goes on from the two before it that the light comes through. */
interface Step {
  /** Places of these from that of the sum, and by how much they count. */
  straight: number;
  aslant: number;
  kept: readonly [straight: number, aslant: number];
  /** 1 to go along the rows, -1 to go back. */
  turn: number;
  sign: number;
}

/** Adds up along a direction; each sum is the one before, faded, and never below the ground. */
function summed({ data, width, height, reach }: Slopes, [dx, dy]: Direction, sign: number): Int16Array {
  const sums = new Int16Array(data.length);
  const [x, y] = [Math.sign(dx), Math.sign(dy)];
  const share = Math.min(Math.abs(dx), Math.abs(dy)) / Math.max(Math.abs(dx), Math.abs(dy));
  const keep = Math.exp(-Math.hypot(1, share) / reach);
  const isSteep = Math.abs(dy) >= Math.abs(dx);
  const step: Step = {
    straight: isSteep ? -y * width : -x,
    aslant: -y * width - x,
    kept: [keep * (1 - share), keep * share],
    turn: x < 0 ? -1 : 1,
    sign,
  };
  for (let row = 1; row < height; row++)
    sumRow(sums, data, (y < 0 ? height - 1 - row : row) * width, width, step);
  return sums;
}

function sumRow(
  sums: Int16Array,
  data: Int16Array,
  base: number,
  width: number,
  { straight, aslant, kept: [whole, part], turn, sign }: Step,
): void {
  for (let column = 1; column < width; column++) {
    const i = base + (turn < 0 ? width - 1 - column : column);
    const before = whole * (sums[i + straight] ?? 0) + part * (sums[i + aslant] ?? 0);
    sums[i] = Math.max(0, Math.round(before + sign * (data[i] ?? 0)));
  }
}
