import type { GrayPicture } from '../picture/gray-picture.ts';
import { PRINT } from './printed-patches.ts';
import { medianOf } from '../picture/robust.ts';

/** Letters are black somewhere, but for those that a glare has bleached. */
const BLACK = 16;
/** What is nowhere darker than this is a bleached letter, or the grain of a wall or of brushed metal. */
const FAINT = 80;
/** What is lighter than this is bare paper. */
const PAPER = 208;
/** Letters are higher, in letter heights; of marks the rims say less. */
const LETTER = 0.4;
/** Grain fades away where a letter ends: its rims are so much less steep than those of the black letters. */
const SOFT = 2 / 3;

/**
 * Wipes what is ink but no letter off an evenly lit label: everything that reaches in from the border (the
 * card's edge and the wall behind it; Leptonica calls it pixRemoveBorderConnComps), long thin rules, and the faint
 * grain behind the print.
 */
export function withoutStrays(picture: GrayPicture, letterHeight: number): GrayPicture {
  const { width, height } = picture;
  const data = picture.data.slice();
  for (const patch of patchesOf(picture, PRINT)) {
    const rule = patch.width > 8 * letterHeight && patch.pixels.length < 0.4 * letterHeight * patch.width;
    const huge = patch.height > 5 * letterHeight;
    if (patch.atBorder || rule || huge) for (const pixel of patch.pixels) wipe(data, width, height, pixel);
  }
  for (const { pixels } of grainOf({ data, width, height }, letterHeight))
    for (const pixel of pixels) data[pixel] = 255;
  return { data, width, height };
}

/** Faint patches with soft rims. A blurred photo has soft letters too, so those are the measure. */
function grainOf(picture: GrayPicture, letterHeight: number): Patch[] {
  const patches = patchesOf(picture, PAPER);
  const letters = patches.filter(({ darkest, height }) => darkest < BLACK && height > LETTER * letterHeight);
  const steep = medianOf(letters.map((patch) => steepnessOf(picture, patch))) ?? 0;
  return patches.filter((patch) => patch.darkest >= FAINT && steepnessOf(picture, patch) < SOFT * steep);
}

/** How fast luma changes in a patch, on average, as a share of how dark that is, in 1/pixel. */
function steepnessOf({ data, width }: GrayPicture, { pixels, darkest }: Patch): number {
  const sum = pixels.reduce((steps, pixel) => {
    const across = Math.abs((data[pixel + 1] ?? 255) - (data[pixel - 1] ?? 255));
    const down = Math.abs((data[pixel + width] ?? 255) - (data[pixel - width] ?? 255));
    return steps + Math.max(across, down) / 2;
  }, 0);
  return sum / pixels.length / (255 - darkest);
}

/** All connected patches of what is darker than a limit. */
function patchesOf(picture: GrayPicture, limit: number): Patch[] {
  const { data } = picture;
  const patches: Patch[] = [];
  const seen = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start++)
    if (!seen[start] && (data[start] ?? 0) < limit) patches.push(patchAt(picture, start, seen, limit));
  return patches;
}

interface Patch {
  pixels: number[];
  width: number;
  height: number;
  atBorder: boolean;
  /** Luma of its darkest pixel. */
  darkest: number;
}

/** The connected ink (8-neighbours) around a pixel; marks it as seen. */
function patchAt(
  { data, width, height }: GrayPicture,
  start: number,
  seen: Uint8Array,
  limit: number,
): Patch {
  const pixels = [start];
  seen[start] = 1;
  let [x0, x1, y0, y1] = [width, 0, height, 0];
  let darkest = 255;
  for (let next = 0; next < pixels.length; next++) {
    const pixel = pixels[next] ?? 0;
    const x = pixel % width;
    const y = (pixel - x) / width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
    darkest = Math.min(darkest, data[pixel] ?? 255);
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const neighbour = ny * width + nx;
        if (seen[neighbour] || (data[neighbour] ?? 0) >= limit) continue;
        seen[neighbour] = 1;
        pixels.push(neighbour);
      }
    }
  }
  const atBorder = x0 === 0 || y0 === 0 || x1 === width - 1 || y1 === height - 1;
  return { pixels, width: x1 - x0 + 1, height: y1 - y0 + 1, atBorder, darkest };
}

/** A pixel and its grey rim. */
function wipe(data: Uint8Array, width: number, height: number, pixel: number): void {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let ny = Math.max(0, y - 2); ny <= Math.min(height - 1, y + 2); ny++) {
    data.fill(255, ny * width + Math.max(0, x - 2), ny * width + Math.min(width, x + 3));
  }
}
