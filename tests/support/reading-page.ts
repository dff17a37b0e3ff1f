import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from '../setup/find-browser.ts';

/** What the bench knows of the app: where a photo goes in, and the User Timing measure that ends a reading. */
const PHOTO_INPUT = 'input[type=file]';
const MEASURE = 'label-reading';

/** One photo's outcome; `ms` from the file given to the text there. */
export interface BenchReading {
  text: string;
  rawText: string;
  /** The printed lines as the guide gets them, their heights relative to the median. */
  lines: { text: string; height: number }[];
  /** The labels that were seen, their corners as shares of the photo. */
  labels: { outline: [x: number, y: number][]; taken: boolean }[];
  /** 0 to 100. */
  confidence: number;
  ms: number;
  /** A rule of docs/behaviour.md#label-checks, or what went wrong instead. */
  rejected: { rule: string; message: string } | null;
}

/** The app in a browser, fed with one photo at a time. */
export interface BenchPage {
  /** Never throws for what a photo does: a crash, a hang or a missing answer is a rejection that says so. */
  read(photo: string): Promise<BenchReading>;
  /** The file that the last reading gave to the recogniser; undefined when it came to none. */
  picture(): Promise<Buffer | undefined>;
  dispose(): Promise<void>;
}

function failed(rule: string, message: string): BenchReading {
  return { text: '', rawText: '', lines: [], labels: [], confidence: 0, ms: 0, rejected: { rule, message } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isLine(line: unknown): line is BenchReading['lines'][number] {
  return isRecord(line) && typeof line['text'] === 'string' && typeof line['height'] === 'number';
}

function isLabel(label: unknown): label is BenchReading['labels'][number] {
  return isRecord(label) && Array.isArray(label['outline']) && typeof label['taken'] === 'boolean';
}

/** Reads the measure's detail; the two sentences for "no text" (docs/behaviour.md#errors) are one rule. */
function toReading(entry: { duration: number; detail: unknown }): BenchReading {
  const { detail } = entry;
  if (!isRecord(detail)) return failed('no_detail', 'The measure carries no detail.');
  const { text, rawText, lines, labels, confidence, rejected } = detail;
  const rule = isRecord(rejected) ? String(rejected['rule']) : '';
  return {
    text: typeof text === 'string' ? text : '',
    rawText: typeof rawText === 'string' ? rawText : '',
    lines: Array.isArray(lines) ? lines.filter(isLine) : [],
    labels: Array.isArray(labels) ? labels.filter(isLabel) : [],
    confidence: typeof confidence === 'number' ? confidence : 0,
    ms: Math.round(entry.duration),
    rejected: isRecord(rejected)
      ? { rule: rule === 'no_text_in_image' ? 'no_text' : rule, message: String(rejected['message']) }
      : null,
  };
}

/** Gives the photo and waits for its measure, which is watched for from before the photo is given. */
export async function readOn(page: Page, photo: string): Promise<BenchReading> {
  const watch = await page.evaluateHandle((name) => {
    const measure = new Promise<{ duration: number; detail: unknown }>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const entry = list.getEntriesByName(name)[0];
        if (entry === undefined) return;
        observer.disconnect();
        resolve({ duration: entry.duration, detail: 'detail' in entry ? entry.detail : null });
      });
      observer.observe({ entryTypes: ['measure'] });
    });
    return { measure };
  }, MEASURE);
  await page.locator(PHOTO_INPUT).first().setInputFiles(photo);
  const entry = await watch.evaluate(({ measure }) => measure);
  await watch.dispose();
  return toReading(entry);
}

/** Resolves after the ceiling, at a crash, or never when `signal` aborts first. */
function mishap(page: Page, ceilingMs: number, signal: AbortSignal): Promise<BenchReading> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(failed('timeout', `No reading within ${ceilingMs / 1000} s.`));
    }, ceilingMs);
    const crashed = (): void => resolve(failed('crash', 'The page crashed.'));
    page.once('crash', crashed);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      page.off('crash', crashed);
    });
  });
}

/**
 * Keeps a copy of what the page sends to the recogniser, in `benchPicture`: the message of tesseract.js's own
 * protocol that carries the picture. The copy takes less than a millisecond.
 */
function keepPicture(): void {
  class WatchedWorker extends Worker {
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      if (typeof message === 'object' && message !== null && Reflect.get(message, 'action') === 'recognize') {
        const image: unknown = Reflect.get(Reflect.get(message, 'payload'), 'image');
        if (image instanceof Uint8Array) Reflect.set(globalThis, 'benchPicture', image.slice());
      }
      super.postMessage(message, Array.isArray(options) ? { transfer: options } : options);
    }
  }
  Reflect.set(globalThis, 'Worker', WatchedWorker);
}

async function takePicture(page: Page): Promise<Buffer | undefined> {
  const base64 = await page.evaluate(async () => {
    const image: unknown = Reflect.get(globalThis, 'benchPicture');
    Reflect.deleteProperty(globalThis, 'benchPicture');
    if (!(image instanceof Uint8Array)) return undefined;
    const reader = new FileReader();
    const done = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(new Blob([image.slice()]));
    await done;
    return typeof reader.result === 'string' ? reader.result.split(',')[1] : undefined;
  });
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
}

/** A profile of its own, with an empty cache, as wide as a phone. */
export function newProfile(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 390, height: 844 } });
}

/** Opens the app, ready to be given a photo. */
export async function openApp(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(PHOTO_INPUT).first().waitFor({ state: 'attached' });
}

/**
 * Opens the app in headless Chromium; after a crash or a hang the next photo gets a new page.
 * @param url where the app is served
 * @param ceilingMs how long a reading may take before it counts as hanging
 */
export async function openBenchPage(url: string, ceilingMs = 120_000): Promise<BenchPage> {
  const browser = await launchBrowser();
  const context = await newProfile(browser);
  await context.addInitScript(keepPicture);
  let page = await context.newPage();
  await openApp(page, url);
  return {
    async read(photo) {
      const over = new AbortController();
      const failure = (error: unknown): BenchReading =>
        failed('error', error instanceof Error ? error.message : String(error));
      const reading = await Promise.race([
        readOn(page, photo).catch(failure),
        mishap(page, ceilingMs, over.signal),
      ]);
      over.abort();
      if (['timeout', 'crash', 'error'].includes(reading.rejected?.rule ?? '')) {
        await page.close();
        page = await context.newPage();
        await openApp(page, url);
      }
      return reading;
    },
    picture: () => takePicture(page),
    dispose: () => browser.close(),
  };
}
