import type { Point } from './homography.ts';

/**
 * Barrel distortion of one coefficient (Brown, "Decentering distortion of lenses", 1966): a picture without it
 * would have the point farther out, by the share `barrel` at the corners and with the square of the radius.
 */
export interface Distortion {
  barrel: number;
  width: number;
  height: number;
}

function stretchAt({ barrel, width, height }: Distortion, [x, y]: Point): number {
  const square = (x - width / 2) ** 2 + (y - height / 2) ** 2;
  return 1 + (4 * barrel * square) / (width * width + height * height);
}

function scaled({ width, height }: Distortion, [x, y]: Point, by: number): Point {
  return [width / 2 + (x - width / 2) * by, height / 2 + (y - height / 2) * by];
}

/** Where a straight lens would show what this one shows at the point. */
export function undistorted(lens: Distortion, point: Point): Point {
  return scaled(lens, point, stretchAt(lens, point));
}

/** The inverse, by fixed-point iteration: it gains two digits a round at slight distortion. */
export function distorted(lens: Distortion, point: Point): Point {
  let seen = point;
  for (let round = 0; round < 8; round++) seen = scaled(lens, point, 1 / stretchAt(lens, seen));
  return seen;
}
