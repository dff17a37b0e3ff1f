import { createLabelReader } from '../engines/ocr/label-reader.ts';
import type { LabelReader } from '../engines/ocr/reading.ts';
import { createPhotoPreparer } from '../platform/photo-preparer.ts';
import { withReadTiming } from '../platform/read-timing.ts';
import { createTesseract } from '../platform/tesseract.ts';
import { withNames } from './name-work.ts';

/** The reader with its adapters, in a chunk of its own: the first screen does without. */
export function openLabelReader(): LabelReader {
  return withNames(
    withReadTiming(
      createLabelReader({
        preparer: createPhotoPreparer(),
        recogniser: createTesseract({ ocrBase: '/ocr' }),
      }),
    ),
  );
}
