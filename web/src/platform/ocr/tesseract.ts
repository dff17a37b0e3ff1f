import type { OutputFormats } from 'tesseract.js';
import type { GrayPicture } from '../../engines/image/picture/gray-picture.ts';
import { hocrLines } from '../../engines/ocr/hocr-lines.ts';
import type { RecognisedPage, TextRecogniser } from '../../engines/ocr/ports.ts';
import { abortable } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { fetchUnpacked } from './language-data.ts';
import { tesseractCore } from './tesseract-core.ts';
import { createWorkerBridge } from '../workers/worker-bridge.ts';

/** What the worker script of tesseract.js 7 posts. */
interface TesseractAnswer {
  jobId: string;
  action: string;
  status: 'resolve' | 'reject' | 'progress';
  data: unknown;
}

interface TesseractOptions {
  /** Folder of our own copies of worker, cores and language data, with or without a slash at the end. */
  ocrBase?: string;
  /** Time without work after which the engine ends and gives its memory back, in milliseconds. */
  idle?: number;
  /** The same while the page is hidden: long enough for a camera app that covers it, in milliseconds. */
  hiddenIdle?: number;
  /** Longest silence while the engine's files (6 MB) are fetched, in milliseconds. */
  startSilence?: number;
}

/** LSTM engine only; the cores we ship hold no other. */
const LSTM_ONLY = 1;
const PARAMETERS = {
  // A single block of text, as docs/behaviour.md#ocr-settings has it.
  tessedit_pageseg_mode: '6',
  preserve_interword_spaces: '1',
};
/** Of all it can say; words and lines are in the hOCR. */
const OUTPUT: Partial<OutputFormats> = { text: true, hocr: true };
/** Longest silence of a recognition, in milliseconds; it reports progress as it goes. */
const RECOGNITION_SILENCE = 30_000;

/**
 * Tesseract in the worker script of tesseract.js, spoken to directly: `createWorker()` of the package neither
 * settles nor can be ended when a file is missing (tesseract.js#528), and an abort must end it at any moment.
 */
export function createTesseract(options: TesseractOptions = {}): TextRecogniser {
  const { idle = 60_000, hiddenIdle = 20_000, startSilence = 90_000 } = options;
  const folder = new URL(`${(options.ocrBase ?? '/ocr').replace(/\/$/, '')}/`, location.href);
  const bridge = createWorkerBridge<TesseractAnswer>({
    spawn: () => new Worker(new URL('worker.min.js', folder), { name: 'tesseract' }),
    failure: 'reader_unavailable',
  });
  const closed = new AbortController();
  let ready: Promise<void> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let jobs = 0;

  async function ask(action: string, payload: object, job: AskOptions): Promise<unknown> {
    const jobId = `${action}-${++jobs}`;
    const message = { workerId: 'reader', jobId, action, payload };
    return bridge.run<unknown>(message, {
      ...job,
      onAnswer(answer, { resolve, reject }) {
        if (answer.jobId !== jobId) return;
        if (answer.status === 'resolve') resolve(answer.data);
        else if (answer.status === 'reject')
          reject(new AppError('reader_unavailable', { cause: answer.data }));
        else job.onProgress?.(progressOf(answer.data));
      },
    });
  }

  async function boot(): Promise<void> {
    const job = { signal: closed.signal, silence: startSilence };
    const fetching = fetchUnpacked(new URL('eng.traineddata.gz', folder), startSilence, closed.signal);
    // The engine's own failure is reported first; this one is met where the data is needed.
    fetching.catch(() => undefined);
    // Named, because the folder alone would mean the scripts that hold the program as text: those start later.
    const corePath = new URL(`${await tesseractCore()}.js`, folder).href;
    await ask('load', { options: { lstmOnly: true, corePath, logging: false } }, job);
    const data = await fetching;
    const language = { langs: [{ code: 'eng', data }], options: { cacheMethod: 'none' } };
    await ask('loadLanguage', language, { ...job, transfer: [data.buffer] });
    await ask('initialize', { langs: ['eng'], oem: LSTM_ONLY, config: {} }, job);
    await ask('setParameters', { params: PARAMETERS }, job);
  }

  function stopResting(): void {
    clearTimeout(idleTimer);
    idleTimer = undefined;
  }

  function end(reason: unknown): void {
    stopResting();
    ready = undefined;
    bridge.end(reason);
  }

  function started(): Promise<void> {
    ready ??= boot().then(rest, (error: unknown) => {
      end(error);
      throw error;
    });
    return ready;
  }

  function rest(): void {
    clearTimeout(idleTimer);
    const patience = document.hidden ? hiddenIdle : idle;
    idleTimer = setTimeout(() => end(new AppError('reader_unavailable', { cause: 'idle' })), patience);
  }

  const onVisibility = () => {
    if (idleTimer !== undefined) rest();
  };
  document.addEventListener('visibilitychange', onVisibility);

  return {
    start() {
      // A failure is met, and reported, by the recognition that needs the engine.
      started().catch(() => undefined);
    },
    async recognise(picture, signal, onProgress): Promise<RecognisedPage> {
      await abortable(started(), signal);
      stopResting();
      const image = netpbmOf(picture);
      try {
        const answer = await ask(
          'recognize',
          { image, options: {}, output: OUTPUT },
          { signal, silence: RECOGNITION_SILENCE, transfer: [image.buffer], onProgress },
        );
        const page = pageOf(answer);
        if (!page) throw new AppError('reader_unavailable', { cause: 'no page in the answer' });
        rest();
        return page;
      } catch (error) {
        end(error);
        throw error;
      }
    },
    dispose() {
      const reason = new DOMException('The reader was closed', 'AbortError');
      document.removeEventListener('visibilitychange', onVisibility);
      closed.abort(reason);
      end(reason);
    },
  };
}

interface AskOptions {
  signal: AbortSignal;
  silence: number;
  transfer?: Transferable[];
  onProgress?: (share: number) => void;
}

function pageOf(data: unknown): RecognisedPage | undefined {
  if (typeof data !== 'object' || data === null || !('text' in data) || !('hocr' in data)) return undefined;
  const { text, hocr } = data;
  if (typeof text !== 'string' || typeof hocr !== 'string') return undefined;
  return { text, hocr, lines: hocrLines(hocr) };
}

function progressOf(data: unknown): number {
  const progress = typeof data === 'object' && data !== null && 'progress' in data ? data.progress : 0;
  return typeof progress === 'number' ? progress : 0;
}

/** A binary PGM file: Leptonica reads it as it is, where a PNG would be packed and unpacked first. */
function netpbmOf({ data, width, height }: GrayPicture): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}
