import type { GrayPicture } from './gray-picture.ts';
import { histogramOf, rankOf } from './histogram.ts';

/** Noise above this share of the spread from ink to paper makes specks that are read as marks. */
const NOISY = 0.05;
/** Thin strokes bear no more rounds. */
const MOST_ROUNDS = 2;

/** The picture smoothed, a little at a time, until its noise is small beside its contrast; most are left as they are. */
export function calmed(picture: GrayPicture): GrayPicture {
  const histogram = histogramOf(picture);
  const allowed = NOISY * (rankOf(histogram, 0.99) - rankOf(histogram, 0.01));
  let calm = picture;
  for (let round = 0; round < MOST_ROUNDS && noiseOf(calm) > allowed; round++) calm = smoothed(calm);
  return calm;
}

/**
 * Standard deviation of the noise: what a mask leaves that takes away planes and edges along the axes (Immerkær,
 * "Fast noise variance estimation", 1996), by its median, so that letters do not count.
 */
export function noiseOf({ data, width, height }: GrayPicture): number {
  const counts = new Uint32Array(MASK_RANGE);
  const down = STEP * width;
  for (let y = STEP; y < height - STEP; y += SPARSE) {
    for (let x = STEP; x < width - STEP; x += SPARSE) {
      const i = y * width + x;
      const at = (offset: number): number => data[i + offset] ?? 0;
      const corners = at(-down - STEP) + at(-down + STEP) + at(down - STEP) + at(down + STEP);
      const sides = at(-STEP) + at(STEP) + at(-down) + at(down);
      const left = Math.abs(corners - 2 * sides + 4 * at(0));
      counts[left] = (counts[left] ?? 0) + 1;
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  let [below, median] = [0, 0];
  for (; median < MASK_RANGE && below < total / 2; median++) below += counts[median] ?? 0;
  return Math.max(0, median - 1) / MASK_GAIN;
}

/** Cameras and resampling make one speck of neighbouring pixels: the mask takes every second one. */
const STEP = 2;
/** Every third pixel each way is enough to know. */
const SPARSE = 3;
/** Greatest value of the mask, and the median of what it makes of noise with a standard deviation of 1. */
const MASK_RANGE = 8 * 255 + 1;
const MASK_GAIN = 6 * 0.6745;

/** Mean over each pixel and its neighbours, weighed 1 2 1 each way. */
function smoothed({ data, width, height }: GrayPicture): GrayPicture {
  const rows = new Uint16Array(data.length);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    const last = first + width - 1;
    for (let i = first; i <= last; i++) {
      rows[i] = (data[Math.max(first, i - 1)] ?? 0) + 2 * (data[i] ?? 0) + (data[Math.min(last, i + 1)] ?? 0);
    }
  }
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) {
    const above = rows[i < width ? i : i - width] ?? 0;
    const below = rows[i + width < out.length ? i + width : i] ?? 0;
    out[i] = (above + 2 * (rows[i] ?? 0) + below + 8) >> 4;
  }
  return { data: out, width, height };
}
