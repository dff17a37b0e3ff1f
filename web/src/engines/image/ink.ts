import type { GrayPicture } from './gray-picture.ts';

/** The sign of what `inkOf` gives for ink lighter than its paper. */
export const LIGHTER = 1;

/** Pixels must differ from their surroundings by this share of them, or they count as paper. */
const LEAST_DIFFERENCE = 0.1;
/** ... and by this many grey levels, so that noise in the dark does not count. */
const LEAST_LEVELS = 6;

/** What `inkOf` gives for ink that differs from its surroundings by as much as they are bright. */
export const FULL_INK = 256;
/** Ink of surroundings darker than this is counted as if they were as bright, in grey levels. */
const DARKEST = 32;

/**
 * How much darker (negative) or lighter (positive) each pixel is than the mean of the square around it, as a
 * share of that mean (in 1/256), so that ink counts alike in light and shadow; 0 where it is much like it
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
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      const mean = sum / (rows * (right - left));
      const slack = Math.max(LEAST_LEVELS, mean * LEAST_DIFFERENCE);
      const difference = (data[y * width + x] ?? 0) - mean;
      if (Math.abs(difference) <= slack) continue;
      ink[y * width + x] = Math.round((difference * FULL_INK) / Math.max(mean, DARKEST));
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
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
