import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import { AppError, visitorMessage } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { LabelReader, LabelReading } from '../ocr/reading.ts';

export interface CaptureState {
  phase: 'empty' | 'reading' | 'captured' | 'failed';
  /** Share of the reading done, 0 to 1. */
  progress: number;
  /** The upright photo, scaled down. Kept after a failure, so that the visitor sees what was wrong. */
  picture: Blob | undefined;
  reading: LabelReading | undefined;
  /** The sentence for the visitor; only when phase is 'failed'. */
  fault: string | undefined;
}

export interface Capture {
  readonly store: ReadableStore<CaptureState>;
  /** Starts the reader while the visitor frames the photo. */
  prepare(): void;
  /** Reads a photo; a reading under way is aborted. Settles when this one has ended either way. */
  read(photo: Blob): Promise<void>;
  dispose(): void;
}

const EMPTY: CaptureState = {
  phase: 'empty',
  progress: 0,
  picture: undefined,
  reading: undefined,
  fault: undefined,
};

/** The sentence for a failed reading (SPEC section 5, "Other rules"). */
function readingFault(error: unknown): string {
  if (!(error instanceof Error)) return ERROR_TEXTS.processing_failed;
  return visitorMessage(error, ERROR_TEXTS.processing_hint);
}

/** Holds the current label photo and what was read on it. Only the newest photo's result is ever shown. */
export function createCapture(reader: LabelReader): Capture {
  const store = createStore<CaptureState>(() => EMPTY);
  let current = new AbortController();

  return {
    store,
    prepare: () => reader.prepare(),
    async read(photo) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      const update = (change: Partial<CaptureState>) => {
        if (!signal.aborted) store.setState(change);
      };
      store.setState({ ...EMPTY, phase: 'reading' });
      try {
        const reading = await reader.read(photo, {
          signal,
          onProgress: (progress) => update({ progress }),
          onPreview: (picture) => update({ picture }),
        });
        if (reading.text === '') throw new AppError('no_text_in_image');
        update({ phase: 'captured', progress: 1, reading });
      } catch (error) {
        if (!isAbort(error, signal)) update({ phase: 'failed', fault: readingFault(error) });
      }
    },
    dispose() {
      current.abort();
      reader.dispose();
    },
  };
}
