import { lumaOf, type GrayPicture } from '../engines/image/gray-picture.ts';
import { preparedLabel } from '../engines/image/prepare-label.ts';
import { AppError } from '../lib/app-error.ts';
import { decodedPhoto } from './decode.ts';
import type { PrepareAnswer, PrepareRequest } from './image-protocol.ts';

/** Longer side of the picture that is worked on, in pixels; more loses nothing (measured). */
const WORKING_SIDE = 1600;
/** Longer side of the preview. */
const PREVIEW_SIDE = 1200;

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<PrepareRequest>) => {
  prepare(data.photo).catch((error: unknown) => {
    const code = error instanceof AppError ? error.code : 'processing_failed';
    const cause = error instanceof AppError && error.cause !== undefined ? error.cause : error;
    answer({ kind: 'failed', code, detail: String(cause) });
  });
});

function answer(message: PrepareAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

async function prepare(photo: Blob): Promise<void> {
  const { bitmap, width, height } = await decodedPhoto(photo, WORKING_SIDE);
  let gray: GrayPicture;
  let preview: Promise<Blob>;
  try {
    gray = grayOf(bitmap);
    preview = previewOf(bitmap);
  } finally {
    bitmap.close();
  }
  answer({ kind: 'preview', preview: await preview });
  const { contrast, blurriness, text, tooSmall } = preparedLabel(gray);
  const prepared = { measures: { width, height, contrast, blurriness }, text, tooSmall };
  answer({ kind: 'prepared', prepared }, text ? [text.picture.data.buffer] : []);
}

function grayOf(bitmap: ImageBitmap): GrayPicture {
  const canvas = drawn(bitmap, WORKING_SIDE, true);
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  released(canvas);
  if (!pixels) throw new AppError('image_too_large');
  return lumaOf(pixels.data, width, height);
}

async function previewOf(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = drawn(bitmap, PREVIEW_SIDE, false);
  try {
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  } finally {
    released(canvas);
  }
}

/** The picture on a canvas whose longer side is at most `longSide`. */
function drawn(bitmap: ImageBitmap, longSide: number, read: boolean): OffscreenCanvas {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: read });
  if (!context) throw new AppError('image_too_large');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** iPhones count a canvas against their limit until it is collected; one of a pixel hardly counts. */
function released(canvas: OffscreenCanvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
