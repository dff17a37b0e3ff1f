import type { ErrorTextKey } from '../../lib/error-texts.ts';
import type { PhotoMeasures } from './ports.ts';

/** The rules that reject a photo, by the names of their messages. */
export type LabelRule = Extract<
  ErrorTextKey,
  'low_resolution' | 'low_contrast' | 'blurry' | 'tiny_text' | 'hard_to_read' | 'no_text' | 'no_text_in_image'
>;

/** SPEC section 9. */
const LEAST = { width: 150, height: 250, contrast: 0.3, blurriness: 100, confidence: 30, wordShare: 0.05 };

/** Rules 1 to 3 of SPEC section 5, in their order; undefined when the photo passes. */
export function checkPhoto({ width, height, contrast, blurriness }: PhotoMeasures): LabelRule | undefined {
  if (width < LEAST.width || height < LEAST.height) return 'low_resolution';
  if (contrast < LEAST.contrast) return 'low_contrast';
  if (blurriness < LEAST.blurriness) return 'blurry';
  return undefined;
}

export interface ReadingMeasures {
  /** Number of recognised words. */
  wordCount: number;
  /** Share of the photo's area under recognised words. */
  wordShare: number;
  /** 0 to 100. */
  confidence: number;
  rawText: string;
  /** After filter and cleanup. */
  text: string;
}

/**
 * Rules 4 to 6 of SPEC section 5, in their order; undefined when the reading passes. Confidence and share are
 * those of words, so a photo without a single word goes straight to rule 6.
 */
export function checkReading(reading: ReadingMeasures): LabelRule | undefined {
  if (reading.wordCount > 0 && reading.confidence < LEAST.confidence) {
    return reading.wordShare < LEAST.wordShare ? 'tiny_text' : 'hard_to_read';
  }
  if (reading.rawText.trim() === '') return 'no_text_in_image';
  return reading.wordCount === 0 || reading.text === '' ? 'no_text' : undefined;
}
