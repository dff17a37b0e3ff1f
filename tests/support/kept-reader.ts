import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { root } from '../setup/root.ts';

/** Emptied by Playwright when a run starts. */
const FOLDER = `${root}test-results/browser/readings`;
const SCRIPT = `${root}public/ocr/worker.min.js`;
const ANSWERS = '/ocr/kept-answers/';

/**
 * What stands before the script of Tesseract's worker. It holds back what the engine is asked to start with, and looks for
 * what real Tesseract answered to the same picture and parameters before. Where there is nothing, the engine starts after
 * all, and its answer is kept.
 */
function answerFromBefore(answers: string): void {
  interface Asked {
    jobId: string;
    action: string;
    payload: { image?: Uint8Array<ArrayBuffer>; params?: object };
  }
  const scope = globalThis;
  const held: MessageEvent<Asked>[] = [];
  const post = scope.postMessage.bind(scope);
  let isStarted = false;
  let parameters = '';

  const resolve = ({ jobId, action }: Asked, data: unknown): void =>
    post({ workerId: 'reader', jobId, action, status: 'resolve', data });

  const toEngine = (event: MessageEvent<Asked>): void => {
    scope.dispatchEvent(new MessageEvent('message', { data: event.data }));
  };

  /** Has the engine do what it was asked to start with, in turn. */
  async function start(): Promise<void> {
    for (const event of held) {
      const done = new Promise<void>((settle) => answered.set(event.data.jobId, () => settle()));
      toEngine(event);
      await done;
    }
  }

  /** What is done with what the engine says of a job, in place of handing it on. */
  const answered = new Map<string, (answer: unknown) => void>();
  Reflect.set(scope, 'postMessage', (answer: unknown) => {
    const [jobId, status] = ['jobId', 'status'].map((key) => String(Reflect.get(Object(answer), key)));
    const settle = answered.get(jobId ?? '');
    if (settle === undefined || status === 'progress') post(answer);
    else settle(answer);
  });

  async function read(event: MessageEvent<Asked>, image: Uint8Array<ArrayBuffer>): Promise<void> {
    const asked = new Blob([parameters, image]);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await asked.arrayBuffer()));
    const url = answers + [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const kept = await fetch(url);
    if (kept.ok) {
      resolve(event.data, await kept.json());
      return;
    }
    if (!isStarted) {
      isStarted = true;
      await start();
    }
    answered.set(event.data.jobId, (answer) => {
      post(answer);
      if (Reflect.get(Object(answer), 'status') !== 'resolve') return;
      void fetch(url, { method: 'PUT', body: JSON.stringify(Reflect.get(Object(answer), 'data')) });
    });
    toEngine(event);
  }

  scope.addEventListener('message', (event: MessageEvent<Asked>) => {
    // The engine's own, from here.
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    const { image, params } = event.data.payload;
    if (image !== undefined) {
      void read(event, image);
      return;
    }
    if (params !== undefined) parameters = JSON.stringify(params);
    held.push(event);
    resolve(event.data, {});
  });
}

/**
 * Lets the reader of the pages to come answer a picture that was read before in this run with what Tesseract answered
 * then: for tests whose subject is not the reading. The photo is still looked at, straightened and cut, as the picture is
 * known by its every byte. Not for pages with a service worker, which would answer in place of the test.
 */
export async function keepReadings(context: BrowserContext): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const prelude = `(${answerFromBefore.toString()})(${JSON.stringify(ANSWERS)});\n`;
  await context.route('**/ocr/worker.min.js', async (route) => {
    await route.fulfill({ contentType: 'text/javascript', body: prelude + (await readFile(SCRIPT, 'utf8')) });
  });
  await context.route(`**${ANSWERS}*`, async (route) => {
    const request = route.request();
    const file = join(FOLDER, `${new URL(request.url()).pathname.slice(ANSWERS.length)}.json`);
    if (request.method() === 'PUT') {
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, request.postData() ?? '');
      await rename(part, file);
      await route.fulfill({ status: 204 });
      return;
    }
    const body = await readFile(file, 'utf8').catch(() => undefined);
    await route.fulfill(body === undefined ? { status: 404 } : { contentType: 'application/json', body });
  });
}
