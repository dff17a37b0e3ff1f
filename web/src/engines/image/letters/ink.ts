import type { GrayPicture } from '../picture/gray-picture.ts';

/** The sign of what `inkOf` gives for ink lighter than its paper. */
export const LIGHTER = 1;

/** What counts as ink. */
interface Least {
  /** Pixels must differ from their surroundings by this share of them, or they count as paper, */
  difference: number;
  /** ... and by this many grey levels, so that noise in the dark does not count. */
  levels: number;
}
const PRINTED: Least = { difference: 0.1, levels: 6 };

/** What `inkOf` gives for ink that differs from its surroundings by as much as they are bright. */
export const FULL_INK = 256;
/** Ink of surroundings darker than this is counted as if they were as bright, in grey levels. */
const DARKEST = 32;

/**
 * How much darker (negative) or lighter (positive) each pixel is than the mean of the square around it, as a
 * share of that mean (in 1/256), so that ink counts alike in light and shadow; 0 where it is much like it
 * (Bradley and Roth, "Adaptive thresholding using the integral image", 2007, made to look both ways, its sums slid).
 * @param radius half the side of the square, in pixels; wider than half a stroke
 */
export function inkOf({ data, width, height }: GrayPicture, radius: number, least = PRINTED): Int16Array {
  const ink = new Int16Array(width * height);
  // Sums of the square's height in each column, slid down by a row at a time: no table as large as the picture.
  const columns = new Uint32Array(width);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(columns, data, y * width, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(columns, data, (y + radius) * width, 1);
    if (y > radius) addRow(columns, data, (y - radius - 1) * width, -1);
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    inkOfRow(ink, data, y * width, columns, { rows, radius, least });
  }
  return ink;
}

function addRow(columns: Uint32Array, data: Uint8Array, base: number, sign: number): void {
  for (let x = 0; x < columns.length; x++) columns[x] = (columns[x] ?? 0) + sign * (data[base + x] ?? 0);
}

function inkOfRow(
  ink: Int16Array,
  data: Uint8Array,
  base: number,
  columns: Uint32Array,
  { rows, radius, least }: { rows: number; radius: number; least: Least },
): void {
  const width = columns.length;
  let sum = 0;
  for (let x = 0; x < Math.min(radius, width); x++) sum += columns[x] ?? 0;
  for (let x = 0; x < width; x++) {
    if (x + radius < width) sum += columns[x + radius] ?? 0;
    if (x > radius) sum -= columns[x - radius - 1] ?? 0;
    const mean = sum / (rows * (Math.min(width, x + radius + 1) - Math.max(0, x - radius)));
    const slack = Math.max(least.levels, mean * least.difference);
    const difference = (data[base + x] ?? 0) - mean;
    if (Math.abs(difference) > slack)
      ink[base + x] = Math.round((difference * FULL_INK) / Math.max(mean, DARKEST));
  }
}

/** How far around a pixel its strongest neighbour is looked for. */
const CORE_REACH = 2;
/** What is fainter than this share of it is the blur between two letters. */
const CORE_SHARE = 0.45;

/**
 * Only the core of each stroke: ink that is nearly as strong as the strongest beside it. Small letters, whose blur
 * runs together, come apart.
 */
export function coresOf(ink: Int16Array, width: number): Int16Array {
  const height = ink.length / width;
  const span = 2 * CORE_REACH + 1;
  // The strongest beside each pixel of its row, for the rows around the one at hand.
  const rows = Array.from({ length: span }, () => new Uint16Array(width));
  const fill = (y: number): void => {
    const row = rows[y % span];
    if (!row) return;
    row.fill(0);
    if (y >= height) return;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const value = Math.abs(ink[i] ?? 0);
      if (value === 0) continue;
      const last = Math.min(width - 1, x + CORE_REACH);
      for (let near = Math.max(0, x - CORE_REACH); near <= last; near++)
        row[near] = Math.max(row[near] ?? 0, value);
    }
  };
  for (let y = 0; y < CORE_REACH; y++) fill(y);
  const cores = new Int16Array(ink.length);
  for (let y = 0; y < height; y++) {
    fill(y + CORE_REACH);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const value = ink[i] ?? 0;
      if (value === 0) continue;
      let most = 0;
      for (const row of rows) most = Math.max(most, row[x] ?? 0);
      if (Math.abs(value) >= CORE_SHARE * most) cores[i] = value;
    }
  }
  return cores;
}
