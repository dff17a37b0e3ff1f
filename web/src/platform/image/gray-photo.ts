import { lumaOf, type GrayPicture } from '../../engines/image/picture/gray-picture.ts';
import type { WholePhoto } from '../../engines/image/find/look-nearer.ts';
import { AppError } from '../../lib/app-error.ts';
import { decodedPhoto, type DecodedPhoto } from './decode.ts';

/** Longer side of the picture that is worked on, in pixels; more loses nothing (measured). */
const WORKING_SIDE = 1600;

/**
 * Opens a photo in the size that is worked on.
 * @throws AppError as `decodedPhoto` does
 */
export function openedPhoto(photo: Blob): Promise<DecodedPhoto> {
  return decodedPhoto(photo, WORKING_SIDE);
}

/** The luma of an opened photo, its longer side at most `WORKING_SIDE`. */
export function grayOf(bitmap: ImageBitmap): GrayPicture {
  return grayCanvas(drawnWithin(bitmap, WORKING_SIDE, { read: true }));
}

/** The luma of a canvas, which is used up. */
function grayCanvas(canvas: OffscreenCanvas): GrayPicture {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  release(canvas);
  if (!pixels) throw new AppError('image_too_large');
  return lumaOf(pixels.data, width, height);
}

/** Longer side of the photo when it is opened again for a part of it: 50 megabytes. */
const WHOLE_SIDE = 4096;

/** A part is turned to grey so many rows at a time: its colours take four times the room. */
const STRIP = 256;

/**
 * The photo in all its pixels, opened again for each part: few photos need that, and a phone has no room to keep it.
 * Browsers do not agree on whether the part or the orientation comes first when both are asked for at once.
 * @param size of the upright file; @param picture that is worked on
 */
export function wholePhoto(
  photo: Blob,
  { width, height }: { width: number; height: number },
  picture: GrayPicture,
): WholePhoto {
  return {
    scale: Math.min(WHOLE_SIDE, Math.max(width, height)) / Math.max(picture.width, picture.height),
    async part({ x0, y0, x1, y1 }, scale) {
      const { bitmap } = await decodedPhoto(photo, WHOLE_SIDE);
      try {
        const by = bitmap.width / picture.width;
        const [wide, high] = [Math.ceil((x1 - x0) * scale), Math.ceil((y1 - y0) * scale)];
        const [left, step] = [x0 * by, by / scale];
        const data = new Uint8Array(wide * high);
        for (let row = 0; row < high; row += STRIP) {
          const rows = Math.min(STRIP, high - row);
          const canvas = new OffscreenCanvas(wide, rows);
          const context = contextOf(canvas, { read: true });
          const top = y0 * by + row * step;
          context.drawImage(bitmap, left, top, wide * step, rows * step, 0, 0, wide, rows);
          data.set(grayCanvas(canvas).data, row * wide);
        }
        return { data, width: wide, height: high };
      } finally {
        bitmap.close();
      }
    },
  };
}

/** The picture on a canvas whose longer side is at most `longSide`. @param read its pixels will be asked for */
export function drawnWithin(
  bitmap: ImageBitmap,
  longSide: number,
  { read }: { read: boolean },
): OffscreenCanvas {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  contextOf(canvas, { read }).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas, { read }: { read: boolean }): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: read });
  if (!context) throw new AppError('image_too_large');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** iPhones count a canvas against their limit until it is collected; one of a pixel hardly counts. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
