import type { GrayPicture } from '../picture/gray-picture.ts';
import { histogramOf, rankOf } from '../picture/histogram.ts';
import { paperOf } from './paper-light.ts';

/** Ink is at least this much darker than paper, of 255. */
const LEAST_INK = 25;
/** ... and further below the paper's median than this many times what its 80th percentile is above it. */
const NOISE = 3;

/**
 * Evens out the light on dark-on-light text: divides by the brightness of the paper around each pixel
 * (flat-field correction), then stretches so that the ink of the neighbourhood becomes black, paper white.
 * @param tile side of the squares in which paper and ink are measured, in pixels: a few letters wide
 */
export function flattened(picture: GrayPicture, tile: number): GrayPicture {
  const { data, width, height } = picture;
  const paper = paperOf(picture, tile / 2);
  const ratio = data.map((luma, i) => Math.min(255, Math.round((luma * PAPER) / Math.max(1, paper[i] ?? 0))));
  return stretched({ data: ratio, width, height }, Math.round(tile / 2));
}

/** Where the division puts the paper: room above it, so that its noise can be seen. */
const PAPER = 230;
/** Smooth paper lies no further below that, in grey levels. */
const GRAIN = 5;

/** Stretches each neighbourhood from its ink to its paper; one without ink of its own takes that of the whole. */
function stretched(picture: GrayPicture, tile: number): GrayPicture {
  const { data, width, height } = picture;
  const columns = Math.max(1, Math.ceil(width / tile));
  const rows = Math.max(1, Math.ceil(height / tile));
  const overall = histogramOf(picture);
  const blackest = rankOf(overall, 0.02);
  // Half the paper is darker than the median, by as much as the other half is brighter; ink is darker still.
  const median = rankOf(overall, 0.5);
  const faintest = Math.min(PAPER - LEAST_INK, median - NOISE * (PAPER - median));
  const ink = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      // Half a tile over each side, so that no letter is cut in two.
      const counts = histogramOf(
        picture,
        (c - 0.5) * tile,
        (r - 0.5) * tile,
        (c + 1.5) * tile,
        (r + 1.5) * tile,
      );
      const local = rankOf(counts, 0.04);
      ink[r * columns + c] = local < faintest ? Math.max(local, blackest) : blackest;
    }
  }
  const smoothInk = blurredGrid(ink, columns, rows);
  // What noise and the grain of metal add to the paper is twice as far below the brightest as half of it is.
  const white = PAPER - Math.max(GRAIN, 2 * (PAPER - median - GRAIN));
  const lumaAt = (x: number, y: number): number => {
    const black = gridAt(smoothInk, columns, rows, x, y, tile);
    const room = Math.max(LEAST_INK, white - black);
    return Math.max(0, Math.min(255, Math.round((((data[y * width + x] ?? 0) - black) * 255) / room)));
  };
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[y * width + x] = lumaAt(x, y);
  }
  return { data: out, width, height };
}

/** Mean over each cell and its neighbours. */
function blurredGrid(grid: Float32Array, columns: number, rows: number): Float32Array {
  return grid.map((_, index) => {
    const c = index % columns;
    const r = (index - c) / columns;
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, r - 1); y <= Math.min(rows - 1, r + 1); y++) {
      for (let x = Math.max(0, c - 1); x <= Math.min(columns - 1, c + 1); x++) {
        sum += grid[y * columns + x] ?? 0;
        count++;
      }
    }
    return sum / count;
  });
}

/** The grid's value at a pixel, bilinear between the middles of the tiles. */
function gridAt(
  grid: Float32Array,
  columns: number,
  rows: number,
  x: number,
  y: number,
  tile: number,
): number {
  const gx = Math.min(Math.max((x + 0.5) / tile - 0.5, 0), columns - 1);
  const gy = Math.min(Math.max((y + 0.5) / tile - 0.5, 0), rows - 1);
  const left = Math.floor(gx);
  const top = Math.floor(gy);
  const right = Math.min(left + 1, columns - 1);
  const bottom = Math.min(top + 1, rows - 1);
  const upper =
    (grid[top * columns + left] ?? 0) * (1 - gx + left) + (grid[top * columns + right] ?? 0) * (gx - left);
  const lower =
    (grid[bottom * columns + left] ?? 0) * (1 - gx + left) +
    (grid[bottom * columns + right] ?? 0) * (gx - left);
  return upper * (1 - gy + top) + lower * (gy - top);
}
