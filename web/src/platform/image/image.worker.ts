import type { GrayPicture } from '../../engines/image/picture/gray-picture.ts';
import { preparedLabel } from '../../engines/image/prepare-label.ts';
import { mendMarks } from '../../engines/ocr/marks/mend-marks.ts';
import { AppError } from '../../lib/app-error.ts';
import { drawnWithin, grayOf, openedPhoto, release, wholePhoto } from './gray-photo.ts';
import type { ImageAnswer, ImageRequest, PrepareRequest } from './image-protocol.ts';

/** Longer side of the preview. */
const PREVIEW_SIDE = 1200;

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<ImageRequest>) => {
  handle(data).catch((error: unknown) => {
    const code = error instanceof AppError ? error.code : 'processing_failed';
    const cause = error instanceof AppError && error.cause !== undefined ? error.cause : error;
    answer({ kind: 'failed', code, detail: String(cause) });
  });
});

function answer(message: ImageAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

async function handle(request: ImageRequest): Promise<void> {
  if (request.kind === 'prepare') return prepare(request);
  answer({ kind: 'mended', lines: mendMarks(request.picture, request.lines) });
}

async function prepare({ photo, where }: PrepareRequest): Promise<void> {
  const { bitmap, width, height } = await openedPhoto(photo);
  let gray: GrayPicture;
  let preview: Promise<Blob>;
  try {
    gray = grayOf(bitmap);
    preview = previewOf(bitmap);
  } finally {
    bitmap.close();
  }
  answer({ kind: 'preview', preview: await preview });
  const whole = wholePhoto(photo, { width, height }, gray);
  const { contrast, blurriness, picture, textShare, labels } = await preparedLabel(gray, whole, where);
  const prepared = { measures: { width, height, contrast, blurriness }, picture, textShare, labels };
  answer({ kind: 'prepared', prepared }, picture ? [picture.data.buffer] : []);
}

async function previewOf(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = drawnWithin(bitmap, PREVIEW_SIDE, { read: false });
  try {
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  } finally {
    release(canvas);
  }
}
