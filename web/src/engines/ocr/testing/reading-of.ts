import type { LabelReading } from '../reading.ts';

/** A reading of which nothing is known but its text. */
export const readingOf = (text: string): LabelReading => ({
  text,
  rawText: text,
  confidence: 90,
  words: [],
  lines: [],
  otherScriptLeftOut: false,
  labels: [],
  hocr: '',
});
