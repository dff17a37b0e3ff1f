import { createLabelReader } from '../../engines/ocr/label-reader.ts';
import type { LabelReader } from '../../engines/ocr/reading.ts';
import { createPhotoPreparer } from '../../platform/image/photo-preparer.ts';
import { withReadTiming } from '../../platform/ocr/read-timing.ts';
import { createTesseract } from '../../platform/ocr/tesseract.ts';

/** The reader with its adapters, in a chunk of its own: the first screen does without. */
export function openLabelReader(): LabelReader {
  return withReadTiming(
    createLabelReader({
      preparer: createPhotoPreparer(),
      recogniser: createTesseract({ ocrBase: '/ocr' }),
      now: () => performance.now(),
    }),
  );
}
