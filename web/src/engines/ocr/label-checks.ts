import type { ErrorTextKey } from '../../lib/error-texts.ts';
import type { PhotoMeasures } from './ports.ts';

/** The rules that reject a photo, by the names of their messages. */
export type LabelRule = Extract<
  ErrorTextKey,
  'low_resolution' | 'low_contrast' | 'blurry' | 'tiny_text' | 'hard_to_read' | 'no_text' | 'no_text_in_image'
>;

/** docs/behaviour.md#constants. */
const LEAST = { width: 150, height: 250, contrast: 0.3, blurriness: 100, confidence: 30, textShare: 0.05 };

/** Rules 1 to 3 of docs/behaviour.md#label-checks, in their order; undefined when the photo passes. */
export function checkPhoto({ width, height, contrast, blurriness }: PhotoMeasures): LabelRule | undefined {
  if (width < LEAST.width || height < LEAST.height) return 'low_resolution';
  if (contrast < LEAST.contrast) return 'low_contrast';
  if (blurriness < LEAST.blurriness) return 'blurry';
  return undefined;
}

export interface ReadingMeasures {
  /** Number of recognised words. */
  wordCount: number;
  /** Share of the photo that text covers; 0 when nothing in it is text without doubt. */
  textShare: number;
  /** 0 to 100. */
  confidence: number;
  rawText: string;
  /** After filter and cleanup. */
  text: string;
}

/**
 * Rules 4 to 6 of docs/behaviour.md#label-checks for a photo that nothing was recognised in. The share is that of the text which
 * can be seen: boxes of words that were not recognised lie anywhere. Where no text is seen, there is none to be
 * small or hard to read, and rule 6 applies.
 */
export function checkUnread(textShare: number): LabelRule {
  if (textShare === 0) return 'no_text';
  return textShare < LEAST.textShare ? 'tiny_text' : 'hard_to_read';
}

/** Rules 4 to 6 of docs/behaviour.md#label-checks, in their order; undefined when the reading passes. */
export function checkReading(reading: ReadingMeasures): LabelRule | undefined {
  const unsure = reading.confidence < LEAST.confidence;
  if (unsure && reading.textShare > 0) return checkUnread(reading.textShare);
  if (reading.rawText.trim() === '') return 'no_text_in_image';
  return unsure || reading.wordCount === 0 || reading.text === '' ? 'no_text' : undefined;
}
