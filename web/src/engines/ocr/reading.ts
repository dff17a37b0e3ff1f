import type { LabelLine } from '@placard/api/contract';
import type { Place } from '../image/find/text-geometry.ts';
import type { SeenLabel } from '../image/prepare-label.ts';

/**
 * A recognised word; the box, as those in hOCR, is in pixels of the prepared picture: the label cut out, straight,
 * its columns below each other.
 */
export interface ReadWord {
  text: string;
  /** 0 to 100, as the engine says. */
  confidence: number;
  /** The visitor should look at this word again. */
  unsure: boolean;
  box: { x0: number; y0: number; x1: number; y1: number };
}

/** What a photo of a label said (docs/behaviour.md#reading-result). */
export interface LabelReading {
  /** Filtered and cleaned (docs/behaviour.md#cleanup). */
  text: string;
  /** What the engine said of the label, before filter and cleanup. */
  rawText: string;
  /** 0 to 100, mean over the recognised words. */
  confidence: number;
  words: readonly ReadWord[];
  /** Filtered printed lines with heights relative to their median, for the guide. */
  lines: readonly LabelLine[];
  /** The label says something in a script that is not Latin, which stands in none of the above but the hOCR. */
  otherScriptLeftOut: boolean;
  /** The labels that the photo shows, by their distance from its centre; `ReadOptions.at` reads another. */
  labels: readonly SeenLabel[];
  hocr: string;
}

export interface ReadOptions {
  signal: AbortSignal;
  /** Share of the work done, 0 to 1, never falling. */
  onProgress?: (share: number) => void;
  /** The upright, scaled-down photo as JPEG, as soon as it is decoded. */
  onPreview?: (preview: Blob) => void;
  /**
   * Where the label stands that is to be read, in shares of the photo's width and height, as in a label's outline;
   * the one nearest the centre when not given.
   */
  at?: Place;
}

/** Reads label photos on the device. One reading at a time; a new one waits for the old one to end. */
export interface LabelReader {
  /** Starts the workers, so that the first reading does not wait for them. Never throws. */
  prepare(): void;
  /**
   * Reads one photo.
   * @throws AppError with the code of the rule that rejects the photo, or of what is wrong with the file
   * @throws the signal's reason when aborted
   */
  read(photo: Blob, options: ReadOptions): Promise<LabelReading>;
  dispose(): void;
}
