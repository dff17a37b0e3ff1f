import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import { AppError, visitorMessage, type AppErrorCode } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';
import type { ReadableStore } from '../../lib/store.ts';
import { middleOf } from '../../lib/middle-of.ts';
import type { SeenLabel } from '../image/prepare-label.ts';
import type { LabelReader, LabelReading } from '../ocr/reading.ts';
import type { PercentArea } from './crop-area.ts';
import { blobOfDataUrl } from './data-url.ts';
import { listedLabels } from './listed-labels.ts';
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
  /** The labels of a photo that shows several, as they are listed; `taken` is the one on the screen, or being read. */
  labels: readonly SeenLabel[];
  /** Another of them can be taken: the photo is in memory, which a kept label comes back without. */
  canTake: boolean;
  /**
   * The sentence for the visitor, and what it is about; when phase is 'failed', and when it is 'captured' because
   * another label of the photo could not be read.
   */
  fault: string | undefined;
  faultCode: AppErrorCode | undefined;
  /** The place in `labels` of the one that could not be read. */
  notRead: number | undefined;
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
  /**
   * Reads another label of the photo on the screen, by its place in `labels`. The one before comes back when that fails
   * or is given up. One that was read already is there at once, as it was left. Does nothing for the one that is taken.
   */
  take(index: number): Promise<void>;
  /** Gives the reading of another label up. Does nothing while none is under way. */
  giveUp(): void;
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
  labels: [],
  canTake: false,
  fault: undefined,
  faultCode: undefined,
  notRead: undefined,
};
/** Nothing went wrong. */
const NO_FAULT = { fault: undefined, faultCode: undefined, notRead: undefined };

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
  /** The labels of the photo that were left for another, as they stood on the screen, by their place in `labels`. */
  const left = new Map<number, CaptureState>();
  /** The one of them that was left last. */
  let before: CaptureState | undefined;

  /** Ends what is under way, and shows this instead. */
  function show(state: CaptureState): AbortSignal {
    current.abort();
    current = new AbortController();
    store.setState(state);
    return current.signal;
  }

  /** Shows what has nothing to do with the photo before. */
  function showNew(state: CaptureState): AbortSignal {
    left.clear();
    before = undefined;
    return show(state);
  }

  /** Does work whose signal this is; a failure is told beside `otherwise`, an abort is silent. */
  async function run(
    signal: AbortSignal,
    work: (update: (change: Partial<CaptureState>) => void) => Promise<void>,
    otherwise: Partial<CaptureState>,
  ): Promise<void> {
    const update = (change: Partial<CaptureState>) => {
      if (!signal.aborted) store.setState(change);
    };
    try {
      await work(update);
    } catch (error) {
      if (isAbort(error, signal)) return;
      const faultCode = error instanceof AppError ? error.code : undefined;
      update({ ...otherwise, fault: readingFault(error), faultCode });
    }
  }

  /** Takes the place of what is there and under way. */
  function replace(
    phase: 'cropping' | 'reading',
    work: (signal: AbortSignal, update: (change: Partial<CaptureState>) => void) => Promise<void>,
  ): Promise<void> {
    const signal = showNew({ ...EMPTY, phase });
    return run(signal, (update) => work(signal, update), { phase: 'failed', framed: undefined });
  }

  async function readText(...call: Parameters<LabelReader['read']>): Promise<LabelReading> {
    const reading = await reader.read(...call);
    if (reading.text === '') throw new AppError('no_text_in_image');
    return reading;
  }

  async function readNow(
    photo: Blob,
    signal: AbortSignal,
    update: (change: Partial<CaptureState>) => void,
  ): Promise<void> {
    signal.throwIfAborted();
    newest = { photo, step: 'read' };
    const reading = await readText(photo, {
      signal,
      onProgress: (progress) => update({ progress }),
      onPreview: (picture) => update({ picture }),
    });
    update({ phase: 'captured', progress: 1, reading, labels: listedLabels(reading), canTake: true });
  }

  function frame(photo: Blob): Promise<void> {
    newest = { photo, step: 'frame' };
    return replace('cropping', async (signal, update) =>
      update({ framed: await cropper.open(photo, signal) }),
    );
  }

  /** Remembers the label on the screen, before another label of its photo comes in its place. */
  function leave(state: CaptureState): void {
    if (state.phase !== 'captured') return;
    before = { ...state, ...NO_FAULT };
    left.set(
      state.labels.findIndex(({ taken }) => taken),
      before,
    );
  }

  async function take(index: number): Promise<void> {
    const state = store.getState();
    const wanted = state.labels[index];
    if (!newest || !state.canTake || !wanted || wanted.taken) return;
    const { photo } = newest;
    leave(state);
    const again = left.get(index);
    if (again) {
      show(again);
      return;
    }
    const labels = state.labels.map((label, at) => ({ ...label, taken: at === index }));
    const { picture } = state;
    const signal = show({ ...EMPTY, phase: 'reading', picture, labels, canTake: true });
    async function read(update: (change: Partial<CaptureState>) => void): Promise<void> {
      const at = middleOf(wanted?.outline ?? []);
      const onProgress = (progress: number) => update({ progress });
      const reading = await readText(photo, { signal, onProgress, at });
      update({ phase: 'captured', progress: 1, reading });
    }
    await run(signal, read, { ...before, notRead: index });
  }

  function clear(): void {
    newest = undefined;
    showNew(EMPTY);
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
    take,
    giveUp() {
      if (store.getState().phase === 'reading' && before) show(before);
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
      if (!edited) return;
      const { labels } = reading;
      store.setState({ reading: { ...edited, labels }, ...NO_FAULT });
    },
    restore(reading, picture) {
      newest = undefined;
      const labels = listedLabels(reading);
      showNew({ ...EMPTY, phase: 'captured', progress: 1, picture, reading, labels });
    },
    dispose() {
      current.abort();
      reader.dispose();
    },
  };
}
