import type { GrayPicture } from './gray-picture.ts';

/** What is darker than this in an evenly lit picture is ink. */
const INK = 128;

/**
 * Wipes what is ink but no letter off an evenly lit label: everything that reaches in from the border (the
 * card's edge and the wall behind it; Leptonica calls it pixRemoveBorderConnComps) and long thin rules.
 */
export function withoutStrays(picture: GrayPicture, letterHeight: number): GrayPicture {
  const { width, height } = picture;
  const data = picture.data.slice();
  const seen = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 0) >= INK) continue;
    const patch = patchAt(picture, start, seen);
    const rule = patch.width > 8 * letterHeight && patch.pixels.length < 0.4 * letterHeight * patch.width;
    const huge = patch.height > 5 * letterHeight;
    if (patch.atBorder || rule || huge) for (const pixel of patch.pixels) wipe(data, width, height, pixel);
  }
  return { data, width, height };
}

interface Patch {
  pixels: number[];
  width: number;
  height: number;
  atBorder: boolean;
}

/** The connected ink (8-neighbours) around a pixel; marks it as seen. */
function patchAt({ data, width, height }: GrayPicture, start: number, seen: Uint8Array): Patch {
  const pixels = [start];
  seen[start] = 1;
  let [x0, x1, y0, y1] = [width, 0, height, 0];
  for (let next = 0; next < pixels.length; next++) {
    const pixel = pixels[next] ?? 0;
    const x = pixel % width;
    const y = (pixel - x) / width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const neighbour = ny * width + nx;
        if (seen[neighbour] || (data[neighbour] ?? 0) >= INK) continue;
        seen[neighbour] = 1;
        pixels.push(neighbour);
      }
    }
  }
  const atBorder = x0 === 0 || y0 === 0 || x1 === width - 1 || y1 === height - 1;
  return { pixels, width: x1 - x0 + 1, height: y1 - y0 + 1, atBorder };
}

/** A pixel and its grey rim. */
function wipe(data: Uint8Array, width: number, height: number, pixel: number): void {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let ny = Math.max(0, y - 2); ny <= Math.min(height - 1, y + 2); ny++) {
    data.fill(255, ny * width + Math.max(0, x - 2), ny * width + Math.min(width, x + 3));
  }
}
