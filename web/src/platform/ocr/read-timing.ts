import { AppError } from '../../lib/app-error.ts';
import { isAbort } from '../../lib/abort.ts';
import type { LabelReader, LabelReading } from '../../engines/ocr/reading.ts';

interface ReadTiming {
  text: string;
  rawText: string;
  /** As the guide gets them. */
  lines: LabelReading['lines'];
  /** Those that were seen, their corners in shares of the photo. */
  labels: { outline: [x: number, y: number][]; taken: boolean }[];
  confidence: number;
  rejected: { rule: string; message: string } | null;
}

function record(start: number, detail: ReadTiming): void {
  performance.clearMeasures('label-reading');
  performance.measure('label-reading', { start, end: performance.now(), detail });
}

/**
 * Puts each reading on the browser's performance timeline as the measure `label-reading`, from photo given to
 * text there, with its outcome as detail: the developer's profiler shows it and `npm run bench:ocr` reads it.
 */
export function withReadTiming(reader: LabelReader): LabelReader {
  return {
    ...reader,
    async read(photo, options): Promise<LabelReading> {
      const start = performance.now();
      try {
        const reading = await reader.read(photo, options);
        const { text, rawText, lines, confidence } = reading;
        const labels = reading.labels.map(({ outline, taken }) => ({
          outline: outline.map(({ x, y }): [number, number] => [x, y]),
          taken,
        }));
        record(start, { text, rawText, lines, labels, confidence, rejected: null });
        return reading;
      } catch (error) {
        if (!isAbort(error, options.signal)) {
          const rule = error instanceof AppError ? error.code : 'unexpected';
          const message = error instanceof Error ? error.message : String(error);
          const nothing = { text: '', rawText: '', lines: [], labels: [], confidence: 0 };
          record(start, { ...nothing, rejected: { rule, message } });
        }
        throw error;
      }
    },
  };
}
