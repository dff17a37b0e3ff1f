import { upsideDown, type GrayPicture } from '../image/gray-picture.ts';
import { abortable, isAbort } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { isWord, readingOf } from './compose-reading.ts';
import { checkPhoto, checkReading, checkUnread } from './label-checks.ts';
import type { PhotoPreparer, TextRecogniser } from './ports.ts';
import type { LabelReader, LabelReading, ReadOptions } from './reading.ts';

/** Share of the waiting that preparing takes; the rest is recognising. */
const PREPARING = 0.3;
/** A reading surer than this is taken as it is; the text of a readable photo is nearly always surer. */
const DOUBTFUL = 50;

/**
 * Reads label photos: prepares them, checks them, recognises their text and checks that, in the order of
 * docs/behaviour.md#reading. Owns both of its parts and disposes of them.
 */
export function createLabelReader(parts: {
  preparer: PhotoPreparer;
  recogniser: TextRecogniser;
}): LabelReader {
  const { preparer, recogniser } = parts;
  const closed = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  async function read(photo: Blob, signal: AbortSignal, options: ReadOptions): Promise<LabelReading> {
    signal.throwIfAborted();
    recogniser.start();
    const prepared = await preparer.prepare(photo, signal, (preview) => options.onPreview?.(preview));
    const poor = checkPhoto(prepared.measures);
    if (poor) throw new AppError(poor);
    const { picture, textShare } = prepared;
    if (!picture) throw new AppError(checkUnread(textShare));
    options.onProgress?.(PREPARING);
    const reading = await surest(picture, signal, (share) =>
      options.onProgress?.(PREPARING + (1 - PREPARING) * share),
    );
    const wordCount = reading.words.filter(isWord).length;
    const failed = checkReading({ ...reading, wordCount, textShare });
    if (failed) throw new AppError(failed);
    options.onProgress?.(1);
    return reading;
  }

  /** A doubtful picture is read upside down too: text in capitals does not show which way up it is. */
  async function surest(
    picture: GrayPicture,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<LabelReading> {
    const reading = readingOf(await recogniser.recognise(picture, signal, onProgress));
    if (reading.confidence >= DOUBTFUL || reading.rawText.trim() === '') return reading;
    const turned = readingOf(await recogniser.recognise(upsideDown(picture), signal, () => undefined));
    return turned.confidence > reading.confidence ? turned : reading;
  }

  return {
    prepare() {
      preparer.start();
      recogniser.start();
    },
    async read(photo, options) {
      const signal = AbortSignal.any([options.signal, closed.signal]);
      const turn = last.then(() => read(photo, signal, options));
      last = turn.catch(() => undefined);
      try {
        return await abortable(turn, signal);
      } catch (error) {
        throw isAbort(error, signal) ? signal.reason : visitorError(error);
      }
    },
    dispose() {
      closed.abort(new DOMException('The reader was closed', 'AbortError'));
      preparer.dispose();
      recogniser.dispose();
    },
  };
}

/** What a failure is to the visitor (docs/behaviour.md#reading-failures). */
function visitorError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('processing_failed', { cause: error });
  if (error.message === '') return new AppError('processing_hint', { cause: error });
  return new AppError('processing_failed', { message: error.message, cause: error });
}
