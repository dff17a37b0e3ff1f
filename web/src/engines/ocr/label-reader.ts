import { upsideDown, type GrayPicture } from '../image/picture/gray-picture.ts';
import { middleOf } from '../../lib/middle-of.ts';
import type { SeenLabel } from '../image/prepare-label.ts';
import { abortable, isAbort } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { isWord, readingOf, textOf, type PageReading } from './compose-reading.ts';
import { checkPhoto, checkReading, checkUnread, type LabelRule } from './label-checks.ts';
import type { PhotoPreparer, PrepareOptions, RecognisedPage, TextRecogniser } from './ports.ts';
import type { LabelReader, LabelReading, ReadOptions } from './reading.ts';
import { unreadIn, withLines } from './unread-lines.ts';

/** Share of the waiting that preparing takes; the rest is recognising. */
const PREPARING = 0.3;
/** A reading surer than this is taken as it is; the text of a readable photo is nearly always surer. */
const DOUBTFUL = 50;
/** Of one less sure than this, which few are, the letters may stand in relief: read as print, half of them come out right. */
const SURE = 80;
/** So many other labels of a photo are tried where the first cannot be read: each takes as long as the first. */
const MOST_OTHERS = 2;
/** No other try begins when so many milliseconds have gone: whoever waits that long takes a better photo sooner. */
const PATIENCE_MS = 5000;

/** What came of one label of a photo; `others` are those beside it, undefined where the photo itself is poor. */
type Attempt = { others?: readonly SeenLabel[] } & (
  | { reading: LabelReading; failed?: undefined }
  | { reading?: undefined; failed: LabelRule }
);

/**
 * Reads label photos: prepares them, checks them, recognises their text and checks that, in the order of
 * docs/behaviour.md#reading. Owns both of its parts and disposes of them.
 */
export function createLabelReader(parts: {
  preparer: PhotoPreparer;
  recogniser: TextRecogniser;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}): LabelReader {
  const { preparer, recogniser, now } = parts;
  const closed = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  async function read(photo: Blob, signal: AbortSignal, options: ReadOptions): Promise<LabelReading> {
    signal.throwIfAborted();
    recogniser.start();
    const patientUntil = now() + PATIENCE_MS;
    const { onPreview, onProgress } = options;
    const first = await attempt(photo, { signal, onPreview, where: options.at }, onProgress);
    const best = options.at ? first : await better(first, photo, { signal, patientUntil });
    if (best.failed) throw new AppError(best.failed);
    options.onProgress?.(1);
    return best.reading;
  }

  /** What is read of one label of the photo, and the rule that it breaks, if any. */
  async function attempt(
    photo: Blob,
    options: PrepareOptions,
    onProgress?: (share: number) => void,
  ): Promise<Attempt> {
    const { measures, picture, textShare, labels } = await preparer.prepare(photo, options);
    const poor = checkPhoto(measures);
    if (poor) return { failed: poor };
    const taken = labels.find((label) => label.taken);
    // What is seen in the label itself, the bright rims of its dark letters, would be that label again.
    const others = labels.filter((label) => !label.taken && !(taken && isWithin(label, taken)));
    if (!picture) return { failed: checkUnread(textShare), others };
    onProgress?.(PREPARING);
    const reading = await surest(picture, options.signal, (share) =>
      onProgress?.(PREPARING + (1 - PREPARING) * share),
    );
    const wordCount = reading.words.filter(isWord).length;
    const failed = checkReading({ ...reading, wordCount, textShare });
    return failed ? { failed, others } : { reading: { ...reading, labels }, others };
  }

  /**
   * Of a photo whose first label cannot be read, or with doubt alone, another that can: the first may be in another
   * script, an ornament, the pattern of a wall beside a card that is small, or the shadows of letters that stand up from a
   * plate of their own colour. The likeliest is tried first: of text that is plain to see all pixels show no more, of what
   * is small or not seen they do.
   */
  async function better(
    first: Attempt,
    photo: Blob,
    { signal, patientUntil }: { signal: AbortSignal; patientUntil: number },
  ): Promise<Attempt> {
    if (!first.others) return first;
    if (isSure(first)) {
      if (confidenceOf(first) >= SURE || now() > patientUntil) return first;
      const raised = await attempt(photo, { signal, where: 'relief' });
      return confidenceOf(raised) > confidenceOf(first) ? raised : first;
    }
    const places = first.others.slice(0, MOST_OTHERS).map(({ outline }) => middleOf(outline));
    const looks =
      first.failed === 'hard_to_read'
        ? (['relief', 'everywhere'] as const)
        : (['everywhere', 'relief'] as const);
    for (const where of [...places, ...looks]) {
      if (now() > patientUntil) break;
      const next = await attempt(photo, { signal, where });
      if (isSure(next)) return next;
    }
    return first;
  }

  /**
   * What a picture says, with what the engine passed over. A doubtful one is read upside down too: text in capitals does
   * not show which way up it is.
   */
  async function surest(
    picture: GrayPicture,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<PageReading> {
    const page = await recogniser.recognise(picture, signal, onProgress);
    const reading = readingOf(page);
    if (reading.rawText.trim() === '') return reading;
    if (reading.confidence >= DOUBTFUL) {
      const unread = unreadIn(picture, page);
      const more = unread && (await recogniser.recognise(unread, signal, () => undefined));
      return readingOf(await withMarks(picture, more ? withLines(page, more) : page, signal));
    }
    const other = upsideDown(picture);
    const turned = await recogniser.recognise(other, signal, () => undefined);
    return readingOf(turned).confidence > reading.confidence
      ? readingOf(await withMarks(other, turned, signal))
      : reading;
  }

  /** The page with the marks of its letters, which the engine hardly knows; as it was read where these cannot be looked for. */
  async function withMarks(
    picture: GrayPicture,
    page: RecognisedPage,
    signal: AbortSignal,
  ): Promise<RecognisedPage> {
    // A visitor who has the text without its marks has a text: a worker that fails here takes nothing away.
    const lines = await preparer.mendMarks(picture, page.lines, signal).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      return page.lines;
    });
    const isSame = lines.every(({ words }, at) =>
      words.every(({ text }, word) => text === page.lines[at]?.words[word]?.text),
    );
    return isSame ? page : { ...page, lines, text: `${lines.map(textOf).join('\n')}\n` };
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

function confidenceOf({ reading }: Attempt): number {
  return reading?.confidence ?? 0;
}

/** True where the middle of one label is within the bounds of the other. */
function isWithin({ outline }: SeenLabel, other: SeenLabel): boolean {
  const { x, y } = middleOf(outline);
  const [xs, ys] = [other.outline.map((corner) => corner.x), other.outline.map((corner) => corner.y)];
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
}

function isSure(attempt: Attempt): boolean {
  return confidenceOf(attempt) >= DOUBTFUL;
}

/** What a failure is to the visitor (docs/behaviour.md#reading-failures). */
function visitorError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('processing_failed', { cause: error });
  if (error.message === '') return new AppError('processing_hint', { cause: error });
  return new AppError('processing_failed', { message: error.message, cause: error });
}
