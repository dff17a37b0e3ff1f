// The world around the app as a state needs it: what is kept, what was photographed, what does not answer.
import type { OfflineFile } from '../../src/engines/readiness/ports.ts';
import type { KeptPlace } from '../../src/engines/visits/place.ts';
import type { Visit } from '../../src/engines/visits/visit.ts';
import { openRecords } from '../../src/platform/storage/idb.ts';
import { LIST_OFFLINE_FILES, PLACES, VISITS } from '../../src/platform/storage/names.ts';

const LINES = [
  'Berthe Morisot',
  'French, 1841-1895',
  'The Harbour at Lorient',
  '1869',
  'Oil on canvas',
  'Morisot painted her sister Edma on the quay at Lorient in the summer of 1869. She gave the picture to Manet, who had admired it.',
  'Gift of Mrs. Hale, 1920',
];
/** A label with something to tell. */
export const LABEL = LINES.join('\n');

const HOUR_MS = 3_600_000;
const throwing = (error: unknown) => {
  throw error;
};

/** A picture, drawn on the spot. */
async function drawn(draw: (pen: CanvasRenderingContext2D) => void, size = 1200): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size * 0.75;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser does not draw');
  draw(pen);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.9);
  const blob = await promise;
  return new File(blob ? [blob] : [], 'label.jpg', { type: 'image/jpeg' });
}

function fill(pen: CanvasRenderingContext2D, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

/** A photo of the label above. */
export const labelPhoto = (): Promise<File> =>
  drawn((pen) => {
    fill(pen, '#8f8a80');
    pen.fillStyle = '#f7f5ee';
    pen.fillRect(180, 120, 840, 660);
    pen.fillStyle = '#222';
    const lines = LINES.flatMap((line) => line.match(/.{1,48}(?: |$)/g) ?? []);
    for (const [row, line] of lines.entries()) {
      pen.font = `${row === 2 ? 'italic ' : ''}30px serif`;
      pen.fillText(line, 230, 200 + row * 52);
    }
  });

const HEBREW = [
  'אור ביותר מוזיאון',
  'משפחה של מפה ממתכת',
  'ילדה עם רימונים',
  'שמן על בד',
  'אוסף העיר, ירושלים',
];

/** A photo of three labels in a row, of which the outer ones are in letters that the reader does not know. */
export const rowPhoto = (): Promise<File> =>
  drawn((pen) => {
    fill(pen, '#8f8a80');
    for (const [at, lines] of [HEBREW, LINES.slice(0, 5), HEBREW].entries()) {
      const left = 60 + at * 520;
      pen.fillStyle = '#f7f5ee';
      pen.fillRect(left, 360, 440, 330);
      pen.fillStyle = '#222';
      pen.font = '32px serif';
      for (const [row, line] of lines.entries()) pen.fillText(line, left + 40, 420 + row * 52);
    }
  }, 1600);

/** A photo that no label is on. */
export const emptyPhoto = (): Promise<File> => drawn((pen) => fill(pen, '#777'));

function visit(id: string, seenAt: number, lines: readonly string[], picture: Blob | undefined): Visit {
  const text = lines.join(' ');
  return {
    id,
    seenAt,
    reading: {
      text,
      rawText: lines.join('\n'),
      confidence: 91,
      words: text.split(' ').map((word) => ({
        text: word,
        confidence: 91,
        unsure: word === 'Hale,',
        box: { x0: 0, y0: 0, x1: 10, y1: 10 },
      })),
      lines: lines.map((line) => ({ text: line, height: 1 })),
      otherScriptLeftOut: false,
      labels: [],
      hocr: '',
    },
    picture,
    title: lines[2],
    maker: lines[0],
    stars: {},
  };
}

/** Some labels were read before; the last of them is on the screen once the app has started. */
export async function keepVisits(): Promise<void> {
  const now = Date.now();
  const visits = openRecords<Visit>(VISITS, throwing);
  const shown = visit(`${now}-shown`, now, LINES, await labelPhoto());
  const before = [
    visit(
      `${now - 1}-before`,
      now - HOUR_MS,
      ['Edgar Degas', 'French, 1834-1917', 'The Rehearsal'],
      undefined,
    ),
    visit(`${now - 2}-before`, now - 30 * HOUR_MS, ['Unknown', 'Roman', 'Head of a Man'], await labelPhoto()),
  ];
  for (const each of [shown, ...before]) await visits.put(each.id, each);
  const place: KeptPlace = { tab: 'made-up', at: now, visitId: shown.id, opened: undefined };
  await openRecords<KeptPlace>(PLACES, throwing).put(place.tab, place);
}

/** What the app's server is asked for never comes. */
export function holdAnswers(): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith('/api/artwork') ? new Promise(() => {}) : ask(input, init);
  };
  holdWorkers();
}

/** What is given to workers, photos and labels, stays with them for good. */
export function holdWorkers(): void {
  Worker.prototype.postMessage = () => {};
}

/** There is no network any more. */
export function loseSignal(): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const ofServer = pathname.startsWith('/api') || pathname === '/healthz';
    return ofServer ? Promise.reject(new TypeError('Failed to fetch')) : ask(input, init);
  };
  Object.defineProperty(navigator, 'onLine', { value: false });
  window.dispatchEvent(new Event('offline'));
}

/** Any photo that is to be shown crashes what shows it. */
export function breakPictures(): void {
  URL.createObjectURL = () => {
    throw new Error('The picture frame fell off the wall');
  };
}

/** The sound is not heard: several frames play at once, and none was pressed. */
export function mute(): void {
  const play: unknown = Reflect.get(HTMLMediaElement.prototype, 'play');
  if (typeof play !== 'function') return;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.muted = true;
    return Reflect.apply(play, this, []);
  };
}

/** The browser offers to install. */
export function offerInstall(): void {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: 'dismissed' }) }));
}

const CACHE = 'made-up';

function offlineFile(part: OfflineFile['part'], size: number): OfflineFile {
  const url = `${location.origin}/made-up/${part}`;
  return { part, url, cache: CACHE, key: url, integrity: '', bytes: size, size };
}

/** A service worker that says what has to be here for offline; all of it is, but what is `missing`. */
export async function keepOfflineFiles(missing?: OfflineFile['part']): Promise<void> {
  const files = [
    offlineFile('app', 700_000),
    offlineFile('reader', 1_100_000),
    offlineFile('language', 1_900_000),
  ];
  const cache = await caches.open(CACHE);
  for (const { part, key, size } of files)
    if (part !== missing) await cache.put(key, new Response(new Blob([new Uint8Array(size)])));
  const active = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
      if (type === LIST_OFFLINE_FILES) port?.postMessage(files);
    },
  });
  const registration = Object.assign(new EventTarget(), { active });
  const container = Object.assign(new EventTarget(), {
    controller: active,
    getRegistration: async () => registration,
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
}
