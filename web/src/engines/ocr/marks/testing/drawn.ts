import type { GrayPicture } from '../../../image/picture/gray-picture.ts';

/** A white picture with black ink where the rows have `#`; a cell is so many pixels wide and high. */
export function drawn(rows: readonly string[], cell = 1): GrayPicture {
  const [width, height] = [cell * Math.max(...rows.map((row) => row.length)), cell * rows.length];
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [Math.floor((at % width) / cell), Math.floor(Math.floor(at / width) / cell)];
    return rows[y]?.[x] === '#' ? 0 : 255;
  });
  return { data, width, height };
}

/** Bytes that JSON holds in base64. */
export function bytesIn(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The whole of a picture. */
export const wholeOf = ({ width, height }: GrayPicture) => ({ x0: 0, y0: 0, x1: width, y1: height });
