import type { GrayPicture } from '../picture/gray-picture.ts';
import type { FrameBox } from '../find/text-geometry.ts';

/** Kept around a line, in letter heights: words that were not found stand along it, lines that were not, above and below. */
const ALONG = { u: 4, v: 0.8 };
const ACROSS = { u: 1, v: 3 };

/** Wipes what is far from all lines of text, such as a sign, a picture or the corner of another label. */
export function withoutSurroundings(
  { data, width, height }: GrayPicture,
  lines: readonly FrameBox[],
  letterHeight: number,
): GrayPicture {
  const out = new Uint8Array(data.length).fill(255);
  for (const { u0, v0, u1, v1 } of lines) {
    // From descender to ascender a line is twice as high as its small letters.
    const unit = Math.max(letterHeight, (v1 - v0) / 2);
    for (const { u, v } of [ALONG, ACROSS]) {
      const [x0, x1] = [Math.max(0, Math.floor(u0 - u * unit)), Math.min(width, Math.ceil(u1 + u * unit))];
      const [y0, y1] = [Math.max(0, Math.floor(v0 - v * unit)), Math.min(height, Math.ceil(v1 + v * unit))];
      for (let y = y0; y < y1; y++) {
        const row = y * width;
        out.set(data.subarray(row + x0, Math.max(row + x0, row + x1)), row + x0);
      }
    }
  }
  return { data: out, width, height };
}
