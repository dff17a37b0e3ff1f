import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import { AppError, visitorMessage, type AppErrorCode } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { LabelReader, LabelReading } from '../ocr/reading.ts';
import type { PercentArea } from './crop-area.ts';
import { blobOfDataUrl } from './data-url.ts';
import type { FramedPhoto, PhotoCropper } from './ports.ts';
import { typedLabel } from './typed-label.ts';

export interface CaptureState {
  phase: 'empty' | 'cropping' | 'reading' | 'captured' | 'failed';
  /** Share of the reading done, 0 to 1. */
  progress: number;
  /** The photo to be cropped; only when phase is 'cropping', and there not before it is open. */
  framed: FramedPhoto | undefined;
  /** The upright photo, scaled down. Kept after a failure, so that the visitor sees what was wrong. */
  picture: Blob | undefined;
  reading: LabelReading | undefined;
  /** The sentence for the visitor, and what it is about; only when phase is 'failed'. */
  fault: string | undefined;
  faultCode: AppErrorCode | undefined;
}

export interface Capture {
  readonly store: ReadableStore<CaptureState>;
  /** Starts the reader while the visitor frames the photo. */
  prepare(): void;
  /** Reads a photo; a reading under way is aborted. Settles when this one has ended either way. */
  read(photo: Blob): Promise<void>;
  /** Opens a photo for cropping, in place of whatever is there. Settles when it is open, or could not be opened. */
  frame(photo: Blob): Promise<void>;
  /** Reads the area of the photo that was framed. Does nothing when none is. */
  crop(area: PercentArea): Promise<void>;
  /**
   * Reads the photo that failed once more, turned clockwise by a quarter if asked to; one that could not be opened
   * for cropping is opened once more. Does nothing when none has failed.
   */
  reread(turned: boolean): Promise<void>;
  /** Back to no image (docs/behaviour.md#crop). Does nothing when no photo is framed. */
  cancelCrop(): void;
  /** Takes what the visitor wrote as the label, without a photo. Does nothing for text without a letter or a digit. */
  type(text: string): void;
  /** Puts the visitor's words in place of what was read; the picture stays. Does nothing for text without a letter or a digit. */
  edit(text: string): void;
  /** Back to no label: the one on the screen was erased. */
  clear(): void;
  /** Puts a label back that was read before. */
  restore(reading: LabelReading, picture: Blob | undefined): void;
  dispose(): void;
}

/** There is no label. */
export const EMPTY: CaptureState = {
  phase: 'empty',
  progress: 0,
  framed: undefined,
  picture: undefined,
  reading: undefined,
  fault: undefined,
  faultCode: undefined,
};

/** The sentence for a failed reading (docs/behaviour.md#reading-failures). */
function readingFault(error: unknown): string {
  if (!(error instanceof Error)) return ERROR_TEXTS.processing_failed;
  return visitorMessage(error, ERROR_TEXTS.processing_hint);
}

/** Holds the current label photo and what was read on it. Only the newest photo's result is ever shown. */
export function createCapture(reader: LabelReader, cropper: PhotoCropper): Capture {
  const store = createStore<CaptureState>(() => EMPTY);
  let current = new AbortController();
  /** The photo at hand, and what is done with it: again, after a failure. */
  let newest: { photo: Blob; step: 'frame' | 'read' } | undefined;

  /** Takes the place of what is under way; a failure is told, an abort is silent. */
  async function replace(
    phase: 'cropping' | 'reading',
    work: (signal: AbortSignal, update: (change: Partial<CaptureState>) => void) => Promise<void>,
  ): Promise<void> {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const update = (change: Partial<CaptureState>) => {
      if (!signal.aborted) store.setState(change);
    };
    store.setState({ ...EMPTY, phase });
    try {
      await work(signal, update);
    } catch (error) {
      if (isAbort(error, signal)) return;
      const faultCode = error instanceof AppError ? error.code : undefined;
      update({ phase: 'failed', framed: undefined, fault: readingFault(error), faultCode });
    }
  }

  async function readNow(
    photo: Blob,
    signal: AbortSignal,
    update: (change: Partial<CaptureState>) => void,
  ): Promise<void> {
    signal.throwIfAborted();
    newest = { photo, step: 'read' };
    const reading = await reader.read(photo, {
      signal,
      onProgress: (progress) => update({ progress }),
      onPreview: (picture) => update({ picture }),
    });
    if (reading.text === '') throw new AppError('no_text_in_image');
    update({ phase: 'captured', progress: 1, reading });
  }

  function frame(photo: Blob): Promise<void> {
    newest = { photo, step: 'frame' };
    return replace('cropping', async (signal, update) =>
      update({ framed: await cropper.open(photo, signal) }),
    );
  }

  function clear(): void {
    current.abort();
    newest = undefined;
    store.setState(EMPTY);
  }

  return {
    store,
    clear,
    prepare: () => reader.prepare(),
    read: (photo) => replace('reading', (signal, update) => readNow(photo, signal, update)),
    frame,
    async crop(area) {
      const { framed } = store.getState();
      if (!newest || !framed) return;
      const { photo } = newest;
      await replace('reading', async (signal, update) => {
        const part = await cropper.crop(photo, framed, area, signal);
        await readNow(blobOfDataUrl(part), signal, update);
      });
    },
    async reread(turned) {
      if (!newest || store.getState().phase !== 'failed') return;
      const { photo, step } = newest;
      if (step === 'frame') {
        await frame(photo);
        return;
      }
      await replace('reading', async (signal, update) =>
        readNow(turned ? await cropper.turn(photo, signal) : photo, signal, update),
      );
    },
    cancelCrop() {
      if (store.getState().phase === 'cropping') clear();
    },
    type(text) {
      const reading = typedLabel(text);
      if (!reading) return;
      // The label before is cleared even where the new one has the same text.
      clear();
      store.setState({ ...EMPTY, phase: 'captured', progress: 1, reading });
    },
    edit(text) {
      const { reading } = store.getState();
      const edited = reading && typedLabel(text, reading.lines);
      if (edited) store.setState({ reading: edited });
    },
    restore(reading, picture) {
      current.abort();
      newest = undefined;
      store.setState({ ...EMPTY, phase: 'captured', progress: 1, picture, reading });
    },
    dispose() {
      current.abort();
      reader.dispose();
    },
  };
}
