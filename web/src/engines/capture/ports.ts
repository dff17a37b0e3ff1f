import type { PercentArea, PixelSize } from './crop-area.ts';

/** An upright photo as the crop dialog shows it; the size is that of the photo in full. */
export interface FramedPhoto extends PixelSize {
  /** Scaled down, JPEG. */
  picture: Blob;
}

/** Opens photos for cropping, cuts a part out of them and turns them. */
export interface PhotoCropper {
  /**
   * @throws AppError when the file is no photo that can be opened
   * @throws the signal's reason when aborted
   */
  open(photo: Blob, signal: AbortSignal): Promise<FramedPhoto>;
  /**
   * Cuts the area out of the upright photo of this size, in the photo's own pixels.
   * @returns a JPEG data URL of quality 0.95 (docs/behaviour.md#crop)
   * @throws AppError when the photo cannot be opened or is too large for this device
   * @throws the signal's reason when aborted
   */
  crop(photo: Blob, size: PixelSize, area: PercentArea, signal: AbortSignal): Promise<string>;
  /**
   * Turns the upright photo clockwise by a quarter.
   * @returns a JPEG, no larger than the reader looks at
   * @throws AppError when the photo cannot be opened or drawn
   * @throws the signal's reason when aborted
   */
  turn(photo: Blob, signal: AbortSignal): Promise<Blob>;
}
