import type { GrayPicture } from './gray-picture.ts';
import { PRINT } from './printed-patches.ts';

/** Letters are black somewhere, and full stops too when the photo is sharp. */
const BLACK = 16;
/** What is nowhere darker than this is, amid sharp print, the grain of a wall or of brushed metal. */
const FAINT = 80;
/** What is lighter than this is bare paper. */
const PAPER = 208;
/** A photo is sharp when at least so many of its dots are black; where they are not, small print is faint too. */
const BLACK_DOTS = 0.4;
/** Dots are lower, in letter heights, ... */
const DOT = 0.25;
/** ... and cover more than a speck, in squares of the letter height. */
const SPECK = 0.01;

/**
 * Wipes what is ink but no letter off an evenly lit label: everything that reaches in from the border (the
 * card's edge and the wall behind it; Leptonica calls it pixRemoveBorderConnComps), long thin rules, and the faint
 * grain behind sharp print (what hysteresis thresholding leaves out, Canny 1986).
 */
export function withoutStrays(picture: GrayPicture, letterHeight: number): GrayPicture {
  const { width, height } = picture;
  const data = picture.data.slice();
  const print = patchesOf(picture, PRINT);
  for (const patch of print) {
    const rule = patch.width > 8 * letterHeight && patch.pixels.length < 0.4 * letterHeight * patch.width;
    const huge = patch.height > 5 * letterHeight;
    if (patch.atBorder || rule || huge) for (const pixel of patch.pixels) wipe(data, width, height, pixel);
  }
  const clear = { data, width, height };
  if (isSharp(print, letterHeight))
    for (const { darkest, pixels } of patchesOf(clear, PAPER))
      if (darkest >= FAINT) for (const pixel of pixels) data[pixel] = 255;
  return clear;
}

function isSharp(print: readonly Patch[], letterHeight: number): boolean {
  const dots = print.filter(
    (patch) => patch.height < DOT * letterHeight && patch.pixels.length >= SPECK * letterHeight ** 2,
  );
  return dots.filter(({ darkest }) => darkest < BLACK).length > BLACK_DOTS * dots.length;
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
