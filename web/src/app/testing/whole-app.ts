import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Segment } from '../../engines/playback/ports.ts';
import { FakeOutput, FakeTimer } from '../../engines/playback/testing/fakes.ts';
import type { LabelReading, ReadOptions } from '../../engines/ocr/reading.ts';
import type { SegmentVoice } from '../../engines/voices/ports.ts';
import { dockButtons } from '../../features/dock/dock-buttons.ts';
import { AppError } from '../../lib/app-error.ts';
import { readingOf } from '../../engines/ocr/testing/reading-of.ts';
import type { Guide } from '../../engines/guide/ports.ts';
import { VISITS } from '../../platform/storage/names.ts';
import type { Requests } from '../compose/requests.ts';
import { composeServices } from '../compose/compose.ts';
import { answerTo, bite, talk, workOf } from './answers.ts';

interface Waiting<Answer> {
  text: string;
  signal: AbortSignal;
  result: PromiseWithResolvers<Answer>;
}

/** The world outside the app, which answers when the test says so. */
const world = vi.hoisted(() => ({
  output: undefined as FakeOutput | undefined,
  timer: undefined as FakeTimer | undefined,
  readings: [] as Waiting<LabelReading>[],
  frames: [] as Waiting<unknown>[],
  texts: [] as Waiting<void>[],
  clips: [] as Waiting<Blob>[],
  ratings: [] as Waiting<void>[],
  rated: [] as string[],
  /** Tells the app what another page did to the visits. */
  tellOfVisits: undefined as ((change: unknown) => void) | undefined,
}));

function wait<Answer>(list: Waiting<Answer>[], text: string, signal: AbortSignal): Promise<Answer> {
  const result = Promise.withResolvers<Answer>();
  list.push({ text, signal, result });
  return result.promise;
}

vi.mock('../../platform/sound/audio-output.ts', () => ({ createAudioOutput: () => world.output }));
vi.mock('../../platform/timing/clock.ts', () => ({
  intervalTicker: { every: () => () => {} },
  timeoutTimer: { after: (ms: number, callback: () => void) => world.timer?.after(ms, callback) },
}));
vi.mock('../../platform/timing/at-rest.ts', () => ({ pageAtRest: async () => {} }));
vi.mock('../../platform/page/first-screen.ts', () => ({ showWholeScreen: async () => {} }));
vi.mock('../compose/lazy-requests.ts', () => ({
  lazyRequests: (): Requests => ({
    config: () => new Promise(() => {}),
    speak: ({ text }, _provider, signal) => wait(world.clips, text, signal),
    async send({ request }, signal) {
      const { kind, body } = request;
      if (kind === 'rating') await wait(world.ratings, 'stars', signal);
      if (kind === 'description') await wait(world.texts, `bite of ${body.text}`, signal);
      if (kind === 'conversation') await wait(world.texts, `talk of ${body.description}`, signal);
      return answerTo(request);
    },
  }),
}));
vi.mock('../guide/device-made.ts', () => ({
  createDeviceGuide: (): Guide => ({
    start() {},
    name: async ({ text }) => workOf(text),
    describe: async ({ text }, id) => bite(text, `device ${id} of ${text}`, 'device'),
    converse: async ({ text }, id) => talk(text, `device ${id} of ${text}`, 'device'),
  }),
}));
// The apps of all runs are in one process; each is alone on its phone.
vi.mock('../../platform/storage/broadcast.ts', () => ({
  openChannel: (name: string) => ({
    tell() {},
    onMessage(listener: (change: unknown) => void) {
      if (name === VISITS) world.tellOfVisits = listener;
      return () => {};
    },
  }),
}));
vi.mock('../../platform/sound/voice-pack-storage.ts', () => ({ createVoicePackStorage: () => undefined }));
vi.mock('../compose/voices.ts', () => ({
  composeVoices: ({ server }: { server: SegmentVoice }) => {
    const voices = () => ({
      speaker: Object.assign(new FakeOutput(), { canSpeak: true }),
      voice: {
        wouldAskOthers: () => false,
        clip: async (segment: Segment, signal: AbortSignal) => {
          const sound = await server(segment, signal);
          return { source: 'server', sound, shape: { start: 0, end: 1 } };
        },
      },
    });
    return { piece: voices(), sample: voices() };
  },
}));
vi.mock('../reactions/toasts.ts', () => ({
  toastStorage() {},
  toastRated: (stars: number, how: string) => void world.rated.push(`${stars} ${how}`),
}));
vi.mock('../../platform/page/launch.ts', () => ({ launchedForNewLabel: () => false }));
vi.mock('../../platform/page/depth-history.ts', () => ({
  createDepthHistory: () => ({ depth: () => 0, onMove() {} }),
}));
vi.mock('../../platform/page/install-browser.ts', () => ({
  createInstallBrowser: () => ({ installed: true, byHand: false, onOffer() {}, onInstalled() {} }),
}));
vi.mock('../../platform/sound/media-session.ts', () => ({ connectMediaSession() {} }));
vi.mock('../../platform/network/network.ts', () => ({
  createNetwork: () => ({
    facts: () => ({ online: true }),
    onChange: () => () => {},
    probe: () => new Promise(() => {}),
  }),
  mayDownloadUnasked: () => false,
}));
vi.mock('../../platform/page/page-visibility.ts', () => ({
  pageVisibility: { visible: () => true, onChange: () => () => {} },
}));
vi.mock('../../platform/image/crop-photo.ts', () => ({
  photoCropper: {
    open: (photo: Blob, signal: AbortSignal) => wait(world.frames, photo.type, signal),
    crop: async (photo: Blob) => `data:${photo.type};base64,`,
    turn: async (photo: Blob) => photo,
  },
}));
vi.mock('../compose/label-reading.ts', () => {
  const read = (photo: Blob, { signal, onPreview }: ReadOptions) => {
    onPreview?.(photo);
    return wait(world.readings, photo.type, signal);
  };
  return { openLabelReader: () => ({ prepare() {}, dispose() {}, read }) };
});

/** So many turns of the event loop settle all promises, fetches and writes. */
const TURNS = 12;
const turn = new MessageChannel();
export const settle = async () => {
  for (let i = 0; i < TURNS; i++)
    await new Promise((resolve) => {
      turn.port1.addEventListener('message', resolve, { once: true });
      turn.port2.postMessage(undefined);
    });
};

/** The app on a world of its own, with what a visitor can do and what can happen to them. */
export function setUp() {
  const output = new FakeOutput();
  const timer = new FakeTimer();
  Object.assign(world, {
    output,
    timer,
    readings: [],
    frames: [],
    texts: [],
    clips: [],
    ratings: [],
    rated: [],
  });
  const app = composeServices();
  let labels = 0;
  /** The newest label's name; what is shown or heard must be of this one. */
  const photo = () => new Blob([], { type: `label-${(labels += 1)}` });
  const keys = () =>
    dockButtons({
      capture: app.capture.store.getState().phase,
      hasLabel: app.label() !== undefined,
      soundBite: app.soundBite.store.getState().phase,
      podcast: app.podcast.store.getState().phase,
    });
  const openPiece = () => {
    const states = [app.soundBite.store.getState(), app.podcast.store.getState()];
    return states.find((state) => state.phase === 'ready');
  };
  const oldest = <Answer>(list: Waiting<Answer>[], answer: (waiting: Waiting<Answer>) => void) => {
    const next = list.shift();
    if (next) answer(next);
  };
  const visitor = {
    newLabel: () => app.steps.newLabel(),
    photo: () => app.steps.readPhoto(photo()),
    cropOn: () => app.settings.set({ cropPhoto: true }),
    cropOff: () => app.settings.set({ cropPhoto: false }),
    crop: () => app.steps.cropPhoto({ x: 10, y: 10, width: 80, height: 80 }),
    cancelCrop: () => app.steps.cancelCrop(),
    reread: () => app.steps.rereadPhoto(true),
    type: () => app.steps.typeLabel(`label-${(labels += 1)}`),
    edit: () => {
      if (app.label()) app.steps.editLabel(`label-${(labels += 1)}`);
    },
    soundBite: () => {
      if (!keys().soundBite.disabled) app.steps.openSoundBite();
    },
    podcast: () => {
      if (!keys().podcast.disabled) app.steps.openPodcast();
    },
    play: () => {
      if (openPiece()) app.playback.play();
    },
    pause: () => app.playback.pause(),
    stop: () => app.steps.closePanel(),
    rate: () => {
      const open = openPiece();
      if (open) void app.rating.rate(open.piece.interactionId, 4);
    },
  };
  const happens = {
    read: () => oldest(world.readings, ({ text, result }) => result.resolve(readingOf(text))),
    readNothing: () => oldest(world.readings, ({ result }) => result.reject(new AppError('blurry'))),
    framed: () =>
      oldest(world.frames, ({ result }) => result.resolve({ picture: new Blob(), width: 400, height: 300 })),
    text: () => oldest(world.texts, ({ result }) => result.resolve()),
    textFails: () => oldest(world.texts, ({ result }) => result.reject(new AppError('no_internet'))),
    clip: () => oldest(world.clips, ({ text, result }) => result.resolve(new Blob([], { type: text }))),
    clipFails: () => oldest(world.clips, ({ result }) => result.reject(new AppError('speech_failed'))),
    begin: () => output.begin(),
    end: () => output.end(),
    timer: () => timer.fire(),
    rated: () => oldest(world.ratings, ({ result }) => result.resolve()),
    rateFails: () => oldest(world.ratings, ({ result }) => result.reject(new AppError('no_internet'))),
  };
  return { app, output, keys, openPiece, visitor, happens, newest: () => `label-${labels}` };
}

export type Names = keyof ReturnType<typeof setUp>['visitor'] | keyof ReturnType<typeof setUp>['happens'];

type Acting = Pick<ReturnType<typeof setUp>, 'visitor' | 'happens'>;

export function act({ visitor, happens }: Acting, name: string): void {
  const all: Record<string, () => void> = { ...visitor, ...happens };
  all[name]?.();
}

/** Lets these things be done and happen, one after the other, each with all that follows from it. */
export async function run(app: Acting, ...names: Names[]): Promise<void> {
  for (const name of names) {
    act(app, name);
    await settle();
  }
}

export const JOURNEY: Names[] = ['photo', 'read', 'soundBite', 'text', 'clip', 'play', 'begin'];

beforeAll(async () => {
  turn.port1.start();
  // Chunks that are fetched beside the first screen have come.
  await import('../compose/visit-keeping.ts');
});
afterAll(() => turn.port1.close());
beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({}), body: { append() {} } });
  vi.stubGlobal('window', { isSecureContext: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

export { world };
