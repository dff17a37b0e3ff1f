/** A picture of luma values, 0 black to 255 white, row by row. */
export interface GrayPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Luma of RGBA pixels (ITU-R BT.601 weights, in 1/256). */
export function lumaOf(rgba: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const data = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < data.length; i++, p += 4) {
    data[i] = ((rgba[p] ?? 0) * 77 + (rgba[p + 1] ?? 0) * 150 + (rgba[p + 2] ?? 0) * 29 + 128) >> 8;
  }
  return { data, width, height };
}

/** The part of a picture inside whole-pixel bounds, which are clipped to the picture. */
export function cropped(picture: GrayPicture, x0: number, y0: number, x1: number, y1: number): GrayPicture {
  const left = Math.max(0, Math.floor(x0));
  const top = Math.max(0, Math.floor(y0));
  const width = Math.max(1, Math.min(picture.width, Math.ceil(x1)) - left);
  const height = Math.max(1, Math.min(picture.height, Math.ceil(y1)) - top);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    data.set(picture.data.subarray(from, from + width), y * width);
  }
  return { data, width, height };
}

/** The same picture in the negative. */
export function inverted(picture: GrayPicture): GrayPicture {
  return { ...picture, data: picture.data.map((luma) => 255 - luma) };
}

/** The same picture turned by a half. */
export function upsideDown(picture: GrayPicture): GrayPicture {
  return { ...picture, data: picture.data.toReversed() };
}
