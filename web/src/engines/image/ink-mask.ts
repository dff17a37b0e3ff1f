import { at, type GrayPicture } from './gray-picture.ts';

/** What a pixel is against its surroundings. */
export const PAPER = 0;
export const DARKER = 1;
export const LIGHTER = 2;

/** Pixels must differ from their surroundings by this share of them, or they count as paper. */
const LEAST_DIFFERENCE = 0.1;
/** ... and by this many grey levels, so that noise in the dark does not count. */
const LEAST_LEVELS = 6;

/**
 * Marks every pixel as darker than, lighter than, or like the mean of the square around it
 * (Bradley and Roth, "Adaptive thresholding using the integral image", 2007, made to look both ways).
 * @param radius half the side of the square, in pixels; wider than half a stroke
 */
export function inkMask({ data, width, height }: GrayPicture, radius: number): Uint8Array {
  const sums = integralOf(data, width, height);
  const stride = width + 1;
  const mask = new Uint8Array(width * height);
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
      const luma = at(data, y * width + x);
      if (luma < mean - slack) mask[y * width + x] = DARKER;
      else if (luma > mean + slack) mask[y * width + x] = LIGHTER;
    }
  }
  return mask;
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
