import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { root } from '../setup/root.ts';

/** Emptied by Playwright when a run starts. */
const FOLDER = `${root}test-results/browser/names`;
const KEEP = 'keepName';

/**
 * What stands before the worker of the phone's own guide. It answers what names a typed label with what the real guide
 * answered to the same label before; for anything else the real guide starts, and answers from then on.
 */
function answerFromBefore({ kept, keep }: { kept: Record<string, unknown>; keep: string }): void {
  const RealWorker = window.Worker;
  /** What was typed last: it is known before the label is read from it. */
  let typed = '';
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement) typed = target.value;
    },
    true,
  );
  const isKept = () => Object.keys(kept).some((asked) => JSON.parse(asked).label.text === typed);

  class Guide extends EventTarget {
    readonly #start: () => Worker;
    #real: Worker | undefined;
    #asked = '';

    constructor(url: string | URL, options: WorkerOptions) {
      super();
      this.#start = () => new RealWorker(url, options);
    }

    postMessage(message: { task: string }, transfer: Transferable[]): void {
      this.#asked = JSON.stringify(message);
      const loaded = isKept() ? { kind: 'loaded' } : undefined;
      const answer = message.task === 'load names' ? loaded : kept[this.#asked];
      if (this.#real === undefined && answer !== undefined) {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })));
        return;
      }
      this.#real ??= this.#begin();
      this.#real.postMessage(message, transfer);
    }

    #begin(): Worker {
      const real = this.#start();
      real.addEventListener('message', ({ data }: MessageEvent) => {
        if (data.kind === 'named') Reflect.get(window, keep)(this.#asked, JSON.stringify(data));
        this.dispatchEvent(new MessageEvent('message', { data }));
      });
      for (const type of ['error', 'messageerror'])
        real.addEventListener(type, (event) => {
          const { message = '' } = event instanceof ErrorEvent ? event : {};
          if (!this.dispatchEvent(new ErrorEvent(type, { message, cancelable: true })))
            event.preventDefault();
        });
      return real;
    }

    terminate(): void {
      this.#real?.terminate();
    }
  }

  const construct = (target: typeof Worker, [url, options]: [string | URL, WorkerOptions?]): object =>
    options?.name === 'guide' ? new Guide(url, options) : new target(url, options);
  Reflect.set(window, 'Worker', new Proxy(RealWorker, { construct }));
}

/**
 * Lets the pages to come name a typed label that was named before in this run as their own guide named it then: to load it
 * takes a page longer than most tests have to do with it. Whatever else it is asked starts it.
 */
export async function keepNames(context: BrowserContext): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const kept: Record<string, unknown> = {};
  for (const name of await readdir(FOLDER)) {
    if (!name.endsWith('.json')) continue;
    const { asked, answer } = JSON.parse(await readFile(join(FOLDER, name), 'utf8'));
    kept[asked] = answer;
  }
  await context.exposeBinding(KEEP, async (_, asked: string, answer: string) => {
    const file = join(FOLDER, createHash('sha256').update(asked).digest('hex'));
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, JSON.stringify({ asked, answer: JSON.parse(answer) }));
    await rename(part, `${file}.json`);
  });
  await context.addInitScript(answerFromBefore, { kept, keep: KEEP });
}
