import { AppError } from '../../lib/app-error.ts';
import { imageHeaderOf, type ImageHeader } from './image-header.ts';

/** An upright photo, scaled down while it was decoded; `width` and `height` are those of the file, upright. */
export interface DecodedPhoto {
  bitmap: ImageBitmap;
  width: number;
  height: number;
}

/** More do not fit a phone's memory when decoded (4 bytes a pixel). A sensor of "50 megapixels" has up to 50.4 million. */
const GREATEST_PIXELS = 51_000_000;
/** Frame headers of JPEG stand behind EXIF data, previews and colour profiles of up to some hundred kilobytes. */
const HEADER_BYTES = 512 * 1024;

/**
 * Opens a photo: turned upright by its EXIF orientation, its longer side at most `longSide` pixels where the
 * browser can scale while decoding (the caller scales what is left).
 * @throws AppError `empty_file`, `not_an_image`, `unreadable_image` or `image_too_large`
 */
export async function decodedPhoto(photo: Blob, longSide: number): Promise<DecodedPhoto> {
  if (photo.size === 0) throw new AppError('empty_file');
  if (photo.type !== '' && !photo.type.startsWith('image/')) throw new AppError('not_an_image');
  const header = await headerOf(photo);
  if (!header) throw new AppError('not_an_image');
  const { size } = header;
  if (size && size.width * size.height === 0) throw new AppError('unreadable_image');
  if (size && size.width * size.height > GREATEST_PIXELS) throw new AppError('image_too_large');

  const bitmap = await bitmapOf(
    photo,
    size && Math.min(1, longSide / Math.max(size.width, size.height)),
    size,
  );
  if (!size) return { bitmap, width: bitmap.width, height: bitmap.height };
  const turned = size.width > size.height !== bitmap.width > bitmap.height;
  return turned ? { bitmap, width: size.height, height: size.width } : { bitmap, ...size };
}

async function headerOf(photo: Blob): Promise<ImageHeader | undefined> {
  try {
    return imageHeaderOf(new Uint8Array(await photo.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch (cause) {
    // The file went away between choosing and opening it, or may not be read.
    throw new AppError('unreadable_image', { cause });
  }
}

async function bitmapOf(
  photo: Blob,
  scale: number | undefined,
  size: ImageHeader['size'],
): Promise<ImageBitmap> {
  const upright: ImageBitmapOptions = { imageOrientation: 'from-image' };
  // Only the width is asked for: the height follows, also when the orientation swaps the two.
  const smaller: ImageBitmapOptions =
    size && scale !== undefined && scale < 1
      ? { ...upright, resizeWidth: Math.max(1, Math.round(size.width * scale)), resizeQuality: 'medium' }
      : upright;
  try {
    return await createImageBitmap(photo, smaller);
  } catch (cause) {
    // A TypeError means options this browser does not know; its default is upright, in full size.
    if (!(cause instanceof TypeError)) throw new AppError('unreadable_image', { cause });
  }
  try {
    return await createImageBitmap(photo);
  } catch (cause) {
    throw new AppError('unreadable_image', { cause });
  }
}
