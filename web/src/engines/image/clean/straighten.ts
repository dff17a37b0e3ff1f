import type { GrayPicture } from '../picture/gray-picture.ts';
import { sampled } from '../picture/resize.ts';
import type { TextGeometry } from '../find/text-geometry.ts';

/**
 * The block cut out, turned upright, unfanned and unleaned.
 * @param scale pixels of the result per pixel of the picture
 * @param margin pixels of the picture kept around the letters
 */
export function straightened(
  picture: GrayPicture,
  geometry: TextGeometry,
  scale: number,
  margin: number,
): GrayPicture {
  const w = Math.max(1, Math.round((geometry.u1 - geometry.u0 + 2 * margin) * scale));
  const h = Math.max(1, Math.round((geometry.v1 - geometry.v0 + 2 * margin) * scale));
  const data = new Uint8Array(w * h);
  for (let row = 0; row < h; row++) {
    fillRow(data.subarray(row * w, (row + 1) * w), row, picture, geometry, scale, margin);
  }
  return { data, width: w, height: h };
}

function fillRow(
  out: Uint8Array,
  row: number,
  { data, width, height }: GrayPicture,
  geometry: TextGeometry,
  scale: number,
  margin: number,
): void {
  const cos = Math.cos(geometry.angle);
  const sin = Math.sin(geometry.angle);
  // A shrinking picture takes the mean of several samples a pixel, so that no stroke falls between them.
  const taps = Math.max(1, Math.ceil(1 / scale - 0.3));
  for (let column = 0; column < out.length; column++) {
    let sum = 0;
    for (let tap = 0; tap < taps * taps; tap++) {
      const v0 = geometry.v0 - margin + (row + (Math.floor(tap / taps) + 0.5) / taps) / scale;
      const u = geometry.u0 - margin + (column + ((tap % taps) + 0.5) / taps) / scale + geometry.lean * v0;
      const v = v0 * (1 + geometry.fan * u);
      sum += sampled(
        data,
        width,
        height,
        geometry.x + u * cos - v * sin - 0.5,
        geometry.y + u * sin + v * cos - 0.5,
      );
    }
    out[column] = Math.round(sum / (taps * taps));
  }
}
