import { launchBrowser, newProfile, openApp, readOn } from '../../../tests/support/reading-page.ts';

/** What the recogniser was given first of a photo, a binary PGM file, and what it read there. */
export interface TaughtReading {
  picture: Buffer;
  hocr: string;
}

/** The app in a browser, which reads photos to learn from. */
export interface TaughtPage {
  /** Undefined where nothing was given to the recogniser. */
  read(photo: string): Promise<TaughtReading | undefined>;
  dispose(): Promise<void>;
}

/**
 * Keeps what goes to the recogniser and what comes back, in `taughtReadings`: messages of tesseract.js's own protocol. The
 * app hears that all was read without doubt, since what is doubtful is read several times.
 */
function keepReadings(): void {
  const kept: { image: Uint8Array; hocr: string }[] = [];
  Reflect.set(globalThis, 'taughtReadings', kept);
  const part = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  class WatchedWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', (event: MessageEvent<unknown>) => {
        const answer = part(event.data, 'data');
        const hocr = part(answer, 'hocr');
        if (typeof answer !== 'object' || answer === null || typeof hocr !== 'string') return;
        const entry = kept.find((one) => one.hocr === '');
        if (entry) entry.hocr = hocr;
        Reflect.set(answer, 'hocr', hocr.replaceAll(/x_wconf \d+/g, 'x_wconf 96'));
      });
    }
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      const image = part(part(message, 'payload'), 'image');
      if (part(message, 'action') === 'recognize' && image instanceof Uint8Array)
        kept.push({ image: image.slice(), hocr: '' });
      super.postMessage(message, Array.isArray(options) ? { transfer: options } : options);
    }
  }
  Reflect.set(globalThis, 'Worker', WatchedWorker);
}

/** The first that was kept, its picture in base64; nothing is kept any longer then. */
async function takeFirst(): Promise<{ image: string; hocr: string } | undefined> {
  const kept: unknown = Reflect.get(globalThis, 'taughtReadings');
  if (!Array.isArray(kept)) return undefined;
  const [first]: unknown[] = kept.splice(0);
  if (typeof first !== 'object' || first === null) return undefined;
  const [image, hocr]: unknown[] = [Reflect.get(first, 'image'), Reflect.get(first, 'hocr')];
  if (!(image instanceof Uint8Array) || typeof hocr !== 'string') return undefined;
  const reader = new FileReader();
  const done = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(new Blob([image.slice()]));
  await done;
  return { image: typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '', hocr };
}

/** @param url where the app is served */
export async function openTaughtPage(url: string): Promise<TaughtPage> {
  const browser = await launchBrowser();
  const context = await newProfile(browser);
  await context.addInitScript(keepReadings);
  const page = await context.newPage();
  await openApp(page, url);
  return {
    async read(photo) {
      await readOn(page, photo);
      const first = await page.evaluate(takeFirst);
      return first && { picture: Buffer.from(first.image, 'base64'), hocr: first.hocr };
    },
    dispose: () => browser.close(),
  };
}
