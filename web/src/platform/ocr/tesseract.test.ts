import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../workers/testing/fake-worker.ts';
import { createTesseract } from './tesseract.ts';

const picture = { data: Uint8Array.of(0, 255), width: 2, height: 1 };
const page = {
  text: 'Trio\n',
  hocr: `<span class='ocr_line' id='line_1_1' title="bbox 1 2 3 9; baseline 0 0">
    <span class='ocrx_word' id='word_1_1' title='bbox 1 2 3 9; x_wconf 91'>Trio</span></span>`,
};

interface Asked {
  action: string;
  jobId: string;
  payload: { image?: Uint8Array; options?: object; params?: object; langs?: object };
}
const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'action' in message && 'jobId' in message;
const asked = (worker: FakeWorker | undefined) => (worker?.sent ?? []).filter(isAsked);

let workers: FakeWorker[] = [];
/** What the worker does with an action; unless told otherwise, all goes well. */
let answers: Record<string, (asked: Asked, worker: FakeWorker) => void> = {};

const ok = ({ jobId, action }: Asked, worker: FakeWorker) =>
  worker.say({ jobId, action, status: 'resolve', data: action === 'recognize' ? page : {} });

let fetched: string[] = [];
/** What the server sends for the language data. */
let languageFile: () => Response;
const packedFile = () =>
  new Response(new Blob([Uint8Array.of(1, 2, 3)]).stream().pipeThrough(new CompressionStream('gzip')));
class FakeDocument extends EventTarget {
  hidden = false;
  hide(): void {
    this.hidden = true;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let document: FakeDocument;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  languageFile = packedFile;
  vi.stubGlobal('fetch', async (url: URL) => {
    fetched.push(url.href);
    return languageFile();
  });
  document = new FakeDocument();
  vi.stubGlobal('document', document);
  workers = [];
  answers = {};
  vi.stubGlobal('location', { href: 'https://museum.example/' });
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super((message, worker) => {
          if (isAsked(message)) (answers[message.action] ?? ok)(message, worker);
        });
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signal = () => new AbortController().signal;

/** Has the worker keep a recognition waiting; resolves when it was asked for one. */
function hangingRecognition(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  answers['recognize'] = () => resolve();
  return promise;
}
const actions = (worker: FakeWorker | undefined) => asked(worker).map(({ action }) => action);

test('our own files, the LSTM engine and a single block of text are asked for, in one start', async () => {
  const tesseract = createTesseract({ ocrBase: '/ocr' });
  tesseract.start();
  const result = await tesseract.recognise(picture, signal(), () => {});
  expect(workers).toHaveLength(1);
  expect(actions(workers[0])).toEqual(['load', 'loadLanguage', 'initialize', 'setParameters', 'recognize']);
  const [load, language, init, parameters] = asked(workers[0]).map(({ payload }) => payload);
  expect(load?.options).toMatchObject({
    lstmOnly: true,
    corePath: expect.stringMatching(/^https:\/\/museum\.example\/ocr\/tesseract-core-[a-z-]*lstm\.js$/),
  });
  expect(fetched).toEqual(['https://museum.example/ocr/eng.traineddata.gz']);
  expect(language).toMatchObject({
    langs: [{ code: 'eng', data: Uint8Array.of(1, 2, 3) }],
    options: { cacheMethod: 'none' },
  });
  expect(init).toMatchObject({ oem: 1 });
  expect(parameters?.params).toEqual({ tessedit_pageseg_mode: '6', preserve_interword_spaces: '1' });
  expect(result).toEqual({
    ...page,
    lines: [{ words: [{ text: 'Trio', confidence: 91, box: { x0: 1, y0: 2, x1: 3, y1: 9 } }], height: 7 }],
  });
});

test('the picture is handed over as a PGM file', async () => {
  await createTesseract().recognise(picture, signal(), () => {});
  const { image } = asked(workers[0]).at(-1)?.payload ?? {};
  expect(new TextDecoder('latin1').decode(image)).toBe('P5\n2 1\n255\n\x00\xff');
});

test('progress is passed on', async () => {
  answers['recognize'] = (job, worker) => {
    worker.say({ jobId: job.jobId, action: 'recognize', status: 'progress', data: { progress: 0.4 } });
    ok(job, worker);
  };
  const seen: number[] = [];
  await createTesseract().recognise(picture, signal(), (share) => seen.push(share));
  expect(seen).toEqual([0.4]);
});

test('missing language data is a clear failure, and the next reading tries again', async () => {
  languageFile = () => new Response('not here', { status: 404 });
  const tesseract = createTesseract();
  await expect(tesseract.recognise(picture, signal(), () => {})).rejects.toMatchObject({
    code: 'reader_unavailable',
    cause: new Error('status 404 for /ocr/eng.traineddata.gz'),
  });
  expect(workers[0]?.ended).toBe(true);
  languageFile = packedFile;
  await expect(tesseract.recognise(picture, signal(), () => {})).resolves.toMatchObject({ text: 'Trio\n' });
});

test('an engine that never answers is given up', async () => {
  answers['load'] = () => {};
  const outcome = createTesseract({ startSilence: 5000 })
    .recognise(picture, signal(), () => {})
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5001);
  await expect(outcome).resolves.toMatchObject({ code: 'reader_unavailable' });
  expect(workers[0]?.ended).toBe(true);
});

test('an abort while recognising ends the engine and rejects with the reason', async () => {
  const underWay = hangingRecognition();
  const controller = new AbortController();
  const reading = createTesseract()
    .recognise(picture, controller.signal, () => {})
    .catch((error: unknown) => error);
  await underWay;
  controller.abort('new label');
  await expect(reading).resolves.toBe('new label');
  expect(workers[0]?.ended).toBe(true);
});

test('an abort while the engine starts leaves it starting, for the next label', async () => {
  answers['load'] = () => {};
  const controller = new AbortController();
  const reading = createTesseract().recognise(picture, controller.signal, () => {});
  controller.abort('new label');
  await expect(reading).rejects.toBe('new label');
  expect(workers[0]?.ended).toBe(false);
});

test('the engine ends when idle and comes back for the next reading', async () => {
  const tesseract = createTesseract({ idle: 60_000 });
  await tesseract.recognise(picture, signal(), () => {});
  await vi.advanceTimersByTimeAsync(59_000);
  expect(workers[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(workers[0]?.ended).toBe(true);
  await tesseract.recognise(picture, signal(), () => {});
  expect(workers).toHaveLength(2);
});

test('a hidden page ends the idle engine sooner, but not while a camera app covers it', async () => {
  const tesseract = createTesseract({ idle: 60_000, hiddenIdle: 20_000 });
  await tesseract.recognise(picture, signal(), () => {});
  document.hide();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(workers[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(workers[0]?.ended).toBe(true);
});

test('a hidden page goes on with the reading under way', async () => {
  const underWay = hangingRecognition();
  const reading = createTesseract({ hiddenIdle: 1000 }).recognise(picture, signal(), () => {});
  await underWay;
  document.hide();
  await vi.advanceTimersByTimeAsync(5000);
  expect(workers[0]?.ended).toBe(false);
  const job = asked(workers[0]).at(-1);
  if (job && workers[0]) ok(job, workers[0]);
  await expect(reading).resolves.toMatchObject({ text: 'Trio\n' });
});

test('disposing settles what is pending', async () => {
  const underWay = hangingRecognition();
  const tesseract = createTesseract();
  const reading = tesseract.recognise(picture, signal(), () => {}).catch((error: unknown) => error);
  await underWay;
  tesseract.dispose();
  await expect(reading).resolves.toMatchObject({ name: 'AbortError' });
  expect(workers[0]?.ended).toBe(true);
});
