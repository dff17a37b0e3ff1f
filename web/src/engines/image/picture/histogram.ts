import type { GrayPicture } from './gray-picture.ts';

/** Counts of each luma inside whole-pixel bounds, which are clipped to the picture. */
export function histogramOf(
  { data, width, height }: GrayPicture,
  x0 = 0,
  y0 = 0,
  x1 = width,
  y1 = height,
): Uint32Array {
  const counts = new Uint32Array(256);
  const left = Math.max(0, Math.floor(x0));
  const right = Math.min(width, Math.floor(x1));
  const bottom = Math.min(height, Math.floor(y1));
  for (let y = Math.max(0, Math.floor(y0)); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const luma = data[y * width + x] ?? 0;
      counts[luma] = (counts[luma] ?? 0) + 1;
    }
  }
  return counts;
}

/** The luma below which the given share of the counted pixels lies. */
export function rankOf(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let luma = 0; luma < 256; luma++) {
    below += counts[luma] ?? 0;
    if (below > total * share) return luma;
  }
  return 255;
}
