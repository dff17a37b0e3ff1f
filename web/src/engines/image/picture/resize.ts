import type { GrayPicture } from './gray-picture.ts';

/** A smaller copy, each pixel the mean of those it covers. @param scale at most 1 */
export function resized(picture: GrayPicture, scale: number): GrayPicture {
  if (scale >= 1) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const narrow = shrunkRows(Float32Array.from(picture.data), picture.width, picture.height, width);
  const turned = shrunkRows(transposed(narrow, width, picture.height), picture.height, width, height);
  return { data: Uint8Array.from(transposed(turned, height, width), Math.round), width, height };
}

/** Shrinks every row to `target` pixels; the covered ends of a pixel count by their part. */
function shrunkRows(data: Float32Array, width: number, height: number, target: number): Float32Array {
  const out = new Float32Array(target * height);
  const step = width / target;
  for (let x = 0; x < target; x++) {
    const from = x * step;
    const to = Math.min(width, (x + 1) * step);
    for (let i = Math.floor(from); i < to; i++) {
      const part = (Math.min(i + 1, to) - Math.max(i, from)) / step;
      for (let y = 0; y < height; y++) {
        out[y * target + x] = (out[y * target + x] ?? 0) + part * (data[y * width + i] ?? 0);
      }
    }
  }
  return out;
}

function transposed(data: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x] ?? 0;
  }
  return out;
}

/** Luma between pixels, bilinear; beyond the edge the edge's pixels go on. */
export function sampled(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const fx = cx - left;
  const fy = cy - top;
  const i = top * width + left;
  const upper = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
  const lower = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
