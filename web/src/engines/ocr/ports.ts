import type { GrayPicture } from '../image/picture/gray-picture.ts';
import type { SeenLabel, Wanted } from '../image/prepare-label.ts';
import type { ReadWord } from './reading.ts';

/** What can be said of a photo before it is read (docs/behaviour.md#measures). */
export interface PhotoMeasures {
  /** Of the upright photo as given, in its own pixels. */
  width: number;
  height: number;
  /** 0 to 1; of the label's region, or of the whole photo when no text is found in it. */
  contrast: number;
  /** Variance of the Laplacian; of the same region as the contrast. Low is blurry. */
  blurriness: number;
}

/** A photo made ready for the recogniser. */
export interface PreparedPhoto {
  measures: PhotoMeasures;
  /** The label's text, upright, evenly lit, dark on white; undefined when the photo shows nothing like text. */
  picture: GrayPicture | undefined;
  /** Share of the photo that text covers, readable or not; 0 when nothing in it is text without doubt. */
  textShare: number;
  /** All labels that are text without doubt, by their distance from the centre. */
  labels: readonly SeenLabel[];
}

export interface PrepareOptions {
  signal: AbortSignal;
  /** Gets the upright, scaled-down photo as JPEG. */
  onPreview?: ((preview: Blob) => void) | undefined;
  /** The label that is wanted; the one nearest the centre when not given. */
  where?: Wanted | undefined;
}

export interface PhotoPreparer {
  /** Starts what preparing needs. Never throws. */
  start(): void;
  /**
   * @throws AppError when the file is no photo that can be opened
   * @throws the signal's reason when aborted
   */
  prepare(photo: Blob, options: PrepareOptions): Promise<PreparedPhoto>;
  /**
   * What was read in a picture, its letters with the marks that the picture shows.
   * @throws the signal's reason when aborted
   */
  mendMarks(
    picture: GrayPicture,
    lines: readonly RecognisedLine[],
    signal: AbortSignal,
  ): Promise<readonly RecognisedLine[]>;
  dispose(): void;
}

/** One printed line as the recogniser found it. */
export interface RecognisedLine {
  words: readonly Omit<ReadWord, 'unsure'>[];
  /** In pixels, from the lowest descender to the highest ascender. */
  height: number;
  /** The foot of its letters, at x = 0 and by how much it falls from there to the next pixel, and the height of small ones; where the recogniser says it. */
  scale?: { foot: number; slope: number; xHeight: number } | undefined;
}

export interface RecognisedPage {
  text: string;
  hocr: string;
  lines: readonly RecognisedLine[];
}

export interface TextRecogniser {
  /** Starts the engine, so that the first recognition does not wait for it. Never throws. */
  start(): void;
  /**
   * @throws AppError `reader_unavailable` when the engine does not start or dies
   * @throws the signal's reason when aborted
   */
  recognise(
    picture: GrayPicture,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<RecognisedPage>;
  dispose(): void;
}
