import {
  canvasScale,
  pixelArea,
  type PercentArea,
  type PixelArea,
  type PixelSize,
} from '../../engines/capture/crop-area.ts';
import type { FramedPhoto, PhotoCropper } from '../../engines/capture/ports.ts';
import { AppError } from '../../lib/app-error.ts';
import { decodedPhoto } from './decode.ts';

/** Quality of the cropped JPEG (docs/behaviour.md#crop). */
const CROP_QUALITY = 0.95;
/** Longer side of the picture in the dialog, in pixels; sharp on the densest phone. */
const FRAMED_SIDE = 1600;
const FRAMED_QUALITY = 0.85;
/** Longer side of a turned photo, in pixels: more than the reader looks at, few enough for any canvas. */
const TURNED_SIDE = 3000;

/** Opens a photo for the crop dialog: upright, scaled down. @throws AppError when it is no photo */
async function openForCropping(photo: Blob, signal: AbortSignal): Promise<FramedPhoto> {
  const { bitmap, width, height } = await decodedPhoto(photo, FRAMED_SIDE);
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const canvas = drawn(bitmap, whole, Math.min(1, FRAMED_SIDE / Math.max(bitmap.width, bitmap.height)));
  const picture = await jpegOf(canvas, FRAMED_QUALITY);
  signal.throwIfAborted();
  return { picture, width, height };
}

/** Turns the upright photo clockwise by a quarter, scaled down. @throws AppError when it cannot be drawn */
async function turnedPhoto(photo: Blob, signal: AbortSignal): Promise<Blob> {
  const { bitmap } = await decodedPhoto(photo, TURNED_SIDE);
  signal.throwIfAborted();
  const scale = Math.min(1, TURNED_SIDE / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = newCanvas(bitmap.height * scale, bitmap.width * scale);
  context.setTransform(0, scale, -scale, 0, canvas.width, 0);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const turned = await jpegOf(canvas, CROP_QUALITY);
  signal.throwIfAborted();
  return turned;
}

/** @throws AppError when the canvas was too large for this device */
async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const encoded = Promise.withResolvers<Blob | null>();
  canvas.toBlob(encoded.resolve, 'image/jpeg', quality);
  const jpeg = await encoded.promise;
  released(canvas);
  if (!jpeg) throw new AppError('image_too_large');
  return jpeg;
}

/**
 * Cuts an area out of the upright photo, pixel by pixel; a photo that no canvas can hold is opened smaller.
 * @param size of the upright photo
 * @returns a JPEG data URL
 * @throws AppError when the photo cannot be opened or drawn
 */
async function croppedPhoto(
  photo: Blob,
  size: PixelSize,
  area: PercentArea,
  signal: AbortSignal,
): Promise<string> {
  const { bitmap } = await decodedPhoto(photo, Math.max(size.width, size.height) * canvasScale(size));
  signal.throwIfAborted();
  const part = pixelArea(area, bitmap);
  const canvas = drawn(bitmap, part, canvasScale(part));
  try {
    const dataUrl = canvas.toDataURL('image/jpeg', CROP_QUALITY);
    if (!dataUrl.startsWith('data:image/jpeg')) throw new AppError('image_too_large');
    return dataUrl;
  } finally {
    released(canvas);
  }
}

/** Cropping on a canvas. */
export const photoCropper: PhotoCropper = { open: openForCropping, crop: croppedPhoto, turn: turnedPhoto };

/** White: a JPEG has no transparency. */
function newCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width));
  canvas.height = Math.max(1, Math.floor(height));
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('image_too_large');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** Draws an area of the picture, which is closed. */
function drawn(bitmap: ImageBitmap, area: PixelArea, scale: number): HTMLCanvasElement {
  const { canvas, context } = newCanvas(area.width * scale, area.height * scale);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** iPhones count a canvas against their limit until it is collected; one of a pixel hardly counts. */
function released(canvas: HTMLCanvasElement): void {
  canvas.width = 1;
  canvas.height = 1;
}
