import { cropped, type GrayPicture } from './picture/gray-picture.ts';
import { histogramOf, rankOf } from './picture/histogram.ts';
import { resized } from './picture/resize.ts';

/**
 * Contrast, 0 to 1: spread of brightness (99th minus 1st percentile of luma, so that glints and specks do not
 * count) against the dark end of it (at least half of full scale), as Weber has it. Against full scale, as
 * it was first thought of (docs/decisions.md#contrast), readable labels in dim light score like unreadable ones; against the bright end,
 * letters that are blurred but plain to see do.
 * @param tail share left out at each end; less where the text covers a small part of the picture
 */
export function contrastOf(picture: GrayPicture, tail = 0.01): number {
  const { dark, bright } = spreadOf(picture, tail);
  return Math.min(1, (bright - dark) / Math.max(dark, HALF_SCALE));
}

/**
 * Blurriness of a label's region: variance of the Laplacian (4-neighbours; Pech-Pacheco and others, "Diatom
 * autofocusing in brightfield microscopy", 2000) with the letters scaled to 12 pixels and the luma stretched to
 * its full range. So it says how sharp the letters are for their size, whatever camera, distance and light;
 * photos blurred until a third of the characters were misread score under 100, readable ones over 1000.
 * @param letterHeight height of the letters in the region, in pixels
 */
export function blurrinessOfRegion(region: GrayPicture, letterHeight: number): number {
  const picture = resized(region, Math.min(1, SHARPNESS_LETTERS / letterHeight));
  const { dark, bright } = spreadOf(picture, 0.01);
  return laplacianVariance(picture) * (255 / Math.max(1, bright - dark)) ** 2;
}

/**
 * Blurriness of a photo in which no text was found: variance of the Laplacian in squares of 16 pixels, the longer
 * side scaled to 400 pixels, as reached by the sharpest twentieth of the squares. The sharp edges of a frame or
 * a card are enough to say that the photo is in focus; plain walls do not count against it. Nor do they where all
 * there is covers less than a twentieth, as one large letter does: then half of the squares with an edge reach it.
 */
export function blurrinessOfPhoto(photo: GrayPicture): number {
  const picture = resized(photo, Math.min(1, FOCUS_SIDE / Math.max(photo.width, photo.height)));
  const { dark, bright } = spreadOf(picture, EDGE_TAIL);
  const scores: number[] = [];
  const edges: number[] = [];
  for (let y = 0; y + FOCUS_TILE <= picture.height; y += FOCUS_TILE) {
    for (let x = 0; x + FOCUS_TILE <= picture.width; x += FOCUS_TILE) {
      const tile = cropped(picture, x, y, x + FOCUS_TILE, y + FOCUS_TILE);
      const score = laplacianVariance(tile);
      scores.push(score);
      const within = spreadOf(tile, EDGE_TAIL);
      if (within.bright - within.dark > (bright - dark) * EDGE_SHARE) edges.push(score);
    }
  }
  const sharpest = ascending(scores)[Math.floor(scores.length * 0.95)] ?? laplacianVariance(picture);
  if (edges.length < LEAST_EDGES) return sharpest;
  return Math.max(sharpest, ascending(edges)[Math.floor(edges.length / 2)] ?? 0);
}

const HALF_SCALE = 128;
const SHARPNESS_LETTERS = 12;
const FOCUS_SIDE = 400;
const FOCUS_TILE = 16;
/** A square with an edge spans this much of the photo's brightness; a blurred edge does not within one square. */
const EDGE_SHARE = 0.5;
/** Share left out at each end of the brightness: less than a letter covers in a photo, and nothing of a square. */
const EDGE_TAIL = 0.002;
/** Fewer squares are a glint or a speck. */
const LEAST_EDGES = 6;

const ascending = (scores: readonly number[]) => scores.toSorted((a, b) => a - b);

function spreadOf(picture: GrayPicture, tail: number): { dark: number; bright: number } {
  const histogram = histogramOf(picture);
  return { dark: rankOf(histogram, tail), bright: rankOf(histogram, 1 - tail) };
}

function laplacianVariance({ data, width, height }: GrayPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const value =
        (data[i - 1] ?? 0) +
        (data[i + 1] ?? 0) +
        (data[i - width] ?? 0) +
        (data[i + width] ?? 0) -
        4 * (data[i] ?? 0);
      sum += value;
      squares += value * value;
      count++;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
