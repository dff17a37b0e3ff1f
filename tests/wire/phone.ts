import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { parseLabel, podcast, soundBite, textOf, turnsOf } from '../../api/guide/guide.ts';
import type { Guide } from '../../web/src/engines/guide/ports.ts';
import type { ConversationPiece, DescriptionPiece } from '../../web/src/engines/visits/visit.ts';
import { createConnectionMonitor } from '../../web/src/engines/connection/monitor.ts';
import type { LabelText } from '../../web/src/engines/listening/ports.ts';
import { readingOf } from '../../web/src/engines/ocr/testing/reading-of.ts';
import { createNotices } from '../../web/src/engines/outbox/notices.ts';
import { createPlayback } from '../../web/src/engines/playback/playback.ts';
import { FakeOutput } from '../../web/src/engines/playback/testing/fakes.ts';
import { createRating } from '../../web/src/engines/rating/rating.ts';
import { createVoices } from '../../web/src/engines/voices/voices.ts';
import { AppError } from '../../web/src/lib/app-error.ts';
import { createPieces } from '../../web/src/engines/steps/pieces.ts';
import { composeKeeping } from '../../web/src/app/compose/compose-visits.ts';
import { connectOutbox } from '../../web/src/app/reactions/outbox-reactions.ts';
import { composeRequests } from '../../web/src/app/compose/requests.ts';
import { createClipStore } from '../../web/src/platform/storage/clip-store.ts';
import { intervalTicker, steadyNow, timeoutTimer } from '../../web/src/platform/timing/clock.ts';
import { createApi } from '../../web/src/platform/network/http.ts';
import { createNetwork } from '../../web/src/platform/network/network.ts';
import { newRequestKey } from '../../web/src/platform/network/request-key.ts';

/** The phone's guide, without the worker that a page runs it in. */
const knowledge = { today: 2026, glossary: undefined, notes: undefined };
const plainGuide: Pick<Guide, 'describe' | 'converse'> = {
  describe: async (label, interactionId) => ({
    interactionId,
    source: 'device',
    description: textOf(soundBite(parseLabel(label), knowledge)),
  }),
  converse: async (label, interactionId) => ({
    interactionId,
    source: 'device',
    messages: turnsOf(podcast(parseLabel(label), knowledge)),
  }),
};

/** A silent server is given up after so many ms. */
const DEADLINE_MS = 4_000;

/** What a phone alone has: its line, its disk, and whether its radio is on. */
interface Surroundings {
  url: string;
  disk: IDBFactory;
  online: boolean;
  events: EventTarget;
}

const surroundings = new AsyncLocalStorage<Surroundings>();

function here(): Surroundings {
  const found = surroundings.getStore();
  if (!found) throw new Error('no phone does this');
  return found;
}

/** Lets many phones live in this process: what the browser gives to a page is that of the phone that asks. */
export function installBrowser(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    // An address that is whole is asked by the proxy.
    if (!path.startsWith('/')) return fetch(path, init);
    const { url, online } = here();
    if (!online) throw new TypeError('Failed to fetch');
    return fetch(url + path, init);
  });
  vi.stubGlobal('indexedDB', { open: (name: string, version?: number) => here().disk.open(name, version) });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => here().events.addEventListener(type, listener),
    removeEventListener: (type: string, listener: () => void) =>
      here().events.removeEventListener(type, listener),
  });
  const session = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return here().online;
    },
  });
}

export type Phone = ReturnType<typeof compose>;

/**
 * All of the app that is between a visitor's press and the server's socket: the pieces and the player, the voices, the
 * ratings, the outbox over its database, the connection, the retries and the HTTP adapter. `output` stands for the
 * loudspeaker; screen and photo are not there.
 */
function compose() {
  const { events } = here();
  const notices = createNotices({ permission: () => 'impossible', ask: async () => {}, show() {} });
  const connection = createConnectionMonitor({
    network: createNetwork(),
    page: { visible: () => true, onChange: () => () => {} },
    ticker: intervalTicker,
    timer: timeoutTimer,
  });
  const connectionState = () => connection.store.getState().state;
  const api = createApi();
  api.waitForAnswers(DEADLINE_MS);
  const requests = composeRequests(() => connectionState() === 'offline', api);
  let fault: string | undefined;
  const setFault = (message: string | undefined) => void (fault = message);
  const refusals: unknown[] = [];
  const log = (message: string, cause: unknown) => {
    throw new Error(message, { cause });
  };
  const keeping = composeKeeping({
    connection,
    send: requests.send,
    onShownGone: () => {},
    onStorageFault: log,
    log,
  });
  const output = new FakeOutput();
  const none = () => Promise.reject(new AppError('speech_failed'));
  const playback = createPlayback({
    voice: createVoices({
      server: ({ text, role }, signal) => requests.speak({ text, voice: role }, 'flite', signal),
      pack: none,
      device: none,
      store: createClipStore(),
      facts: () => ({
        connection: connectionState(),
        provider: 'flite',
        packIsKept: false,
        device: undefined,
        choice: 'best',
        pageHidden: false,
      }),
      shapeOf: async () => ({ start: 0, end: 1 }),
      timer: timeoutTimer,
      now: steadyNow,
    }),
    output,
    ticker: intervalTicker,
    timer: timeoutTimer,
  });
  const pieces = createPieces({
    ...keeping,
    guide: plainGuide,
    playback,
    connected: () => connectionState() === 'connected',
    reportFault: setFault,
    reportTrouble: setFault,
    clearTrouble: () => setFault(undefined),
    onHeard: () => {},
  });
  const rating = createRating({
    service: { rate: keeping.rate },
    onRated: () => {},
    log: (_, cause) => void refusals.push(cause),
  });
  connectOutbox({
    ...keeping,
    connection,
    rating,
    notices,
    page: { visible: () => true, onChange: () => () => {} },
    onAnswer() {},
  });
  const shown = (): DescriptionPiece | ConversationPiece | undefined => {
    const states = [pieces.soundBite.store.getState(), pieces.podcast.store.getState()];
    return states.find((state) => state.phase === 'ready')?.piece;
  };

  return {
    ...keeping,
    ...pieces,
    playback,
    output,
    rating,
    /** What stands beside the piece, in the visitor's words. */
    fault: () => fault,
    /** Ratings that the server has refused. */
    refusals,
    shown,
    connectionState,
    /** Reads a label: a visit begins. */
    async read(text: string): Promise<LabelText> {
      const reading = readingOf(text);
      const id = newRequestKey();
      keeping.currentVisit.setState({ id, reopened: false });
      await keeping.visits.begin(id, reading);
      return reading;
    },
    setOnline(online: boolean): void {
      here().online = online;
      events.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    end(): void {
      pieces.soundBite.stop();
      pieces.podcast.stop();
      playback.dispose();
      connection.dispose();
      keeping.outbox.dispose();
      rating.dispose();
    },
  };
}

/** Lives on a phone of its own, whose server is at this URL, to the end. */
export function withPhone<Life>(url: string, live: (phone: Phone) => Promise<Life>): Promise<Life> {
  const own = { url, disk: new IDBFactory(), online: true, events: new EventTarget() };
  return surroundings.run(own, async () => {
    const phone = compose();
    try {
      return await live(phone);
    } finally {
      phone.end();
    }
  });
}
