import { at, type GrayPicture } from './gray-picture.ts';

/** Kinds of ink: the sign of what `inkOf` gives. */
export const DARKER = -1;
export const LIGHTER = 1;

/** Pixels must differ from their surroundings by this share of them, or they count as paper. */
const LEAST_DIFFERENCE = 0.1;
/** ... and by this many grey levels, so that noise in the dark does not count. */
const LEAST_LEVELS = 6;

/**
 * How much darker (negative) or lighter (positive) each pixel is than the mean of the square around it, in
 * grey levels; 0 where it is much like it
 * (Bradley and Roth, "Adaptive thresholding using the integral image", 2007, made to look both ways).
 * @param radius half the side of the square, in pixels; wider than half a stroke
 */
export function inkOf({ data, width, height }: GrayPicture, radius: number): Int16Array {
  const sums = integralOf(data, width, height);
  const stride = width + 1;
  const ink = new Int16Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        at(sums, bottom + right) - at(sums, bottom + left) - at(sums, top + right) + at(sums, top + left);
      const mean = sum / (rows * (right - left));
      const slack = Math.max(LEAST_LEVELS, mean * LEAST_DIFFERENCE);
      const difference = at(data, y * width + x) - mean;
      if (Math.abs(difference) > slack) ink[y * width + x] = Math.round(difference);
    }
  }
  return ink;
}

/** Summed-area table with a leading row and column of zeros. */
function integralOf(data: Uint8Array, width: number, height: number): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += at(data, y * width + x);
      sums[(y + 1) * stride + x + 1] = at(sums, y * stride + x + 1) + row;
    }
  }
  return sums;
}
