import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Ticker } from '../../lib/ticker.ts';
import type { Locks } from '../../lib/locks.ts';
import type { OfflineFile, OfflineFiles, OfflineStorage, PartName, StorageFacts } from './ports.ts';

export interface PartState {
  /** unknown: nothing was fetched yet, nor found missing. */
  phase: 'unknown' | 'ready' | 'missing' | 'fetching';
  /** Bytes on the wire: of what is here, and of all. 0 of 0 while the list of files is not known. */
  kept: number;
  total: number;
}

export interface ReadinessState {
  parts: Readonly<Record<PartName, PartState>>;
  /** All parts as one. */
  all: PartState;
  /** undefined where the browser does not say. */
  storage: StorageFacts | undefined;
  /** There was no room for what was fetched last. */
  full: boolean;
}

/** Whether the app is ready to be used without a connection, and what to do where it is not. */
export interface Readiness {
  readonly store: ReadableStore<ReadinessState>;
  /** Fetches what is missing, if that may be done unasked. Never throws; does nothing while it is under way. */
  prepare(): Promise<void>;
  /** Looks at every file anew. Never throws. */
  look(): Promise<void>;
  /** Fetches what is missing of a part, or of all; what is there is not fetched again. Never throws. */
  repair(part?: PartName): Promise<void>;
  /** Asks the browser not to clear what is kept here. */
  persist(): Promise<void>;
  dispose(): void;
}

export interface ReadinessDeps {
  files: OfflineFiles;
  storage: OfflineStorage;
  locks: Locks;
  ticker: Ticker;
  /** False where the visitor saves data: the large parts are then fetched only when they say so. */
  mayFetchUnasked: () => boolean;
  log: (message: string, cause: unknown) => void;
}

const LOOK_MS = 500;
const PARTS: readonly PartName[] = ['app', 'reader', 'language', 'museum'];
const UNKNOWN: PartState = { phase: 'unknown', kept: 0, total: 0 };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const bytesOf = ({ bytes }: OfflineFile, share: number) => Math.floor(bytes * share);

type Parts = ReadinessState['parts'];

function together(parts: Parts): PartState {
  const all = Object.values(parts);
  const some = (phase: PartState['phase']) => all.some((part) => part.phase === phase);
  return {
    phase: some('fetching')
      ? 'fetching'
      : some('missing')
        ? 'missing'
        : some('unknown')
          ? 'unknown'
          : 'ready',
    kept: sum(all.map(({ kept }) => kept)),
    total: sum(all.map(({ total }) => total)),
  };
}

export function createReadiness(deps: ReadinessDeps): Readiness {
  const { files, storage, locks, ticker, mayFetchUnasked, log } = deps;
  const store = createStore<ReadinessState>(() => ({
    parts: { app: UNKNOWN, reader: UNKNOWN, language: UNKNOWN, museum: UNKNOWN },
    all: UNKNOWN,
    storage: undefined,
    full: false,
  }));
  const life = new AbortController();
  const { signal } = life;
  const underWay = new Map<PartName, Promise<void>>();
  /** Bytes that are here, by key; a file that is whole counts all of its own. */
  const here = new Map<string, number>();
  let list: readonly OfflineFile[] = [];
  /** Nothing is missing before it was to be fetched. */
  let begun = false;

  function stateOf(part: PartName): PartState {
    const own = list.filter((file) => file.part === part);
    const total = sum(own.map(({ bytes }) => bytes));
    const kept = sum(own.map(({ key }) => here.get(key) ?? 0));
    // Most museums add nothing.
    const isKnown = own.length > 0 || (part === 'museum' && list.length > 0);
    const whole = isKnown && own.every(({ key, bytes }) => here.get(key) === bytes);
    const phase = underWay.has(part) ? 'fetching' : whole ? 'ready' : begun ? 'missing' : 'unknown';
    return { phase, kept, total };
  }

  function tell(): void {
    const parts = {
      app: stateOf('app'),
      reader: stateOf('reader'),
      language: stateOf('language'),
      museum: stateOf('museum'),
    };
    store.setState({ parts, all: together(parts) });
  }

  /** `again` also looks at what was found to be whole before. */
  async function lookAtFiles(again: boolean): Promise<void> {
    try {
      list = await files.list(signal);
      for (const file of list) {
        if (!again && here.get(file.key) === file.bytes) continue;
        here.set(file.key, bytesOf(file, await files.share(file)));
      }
    } catch (error) {
      if (!isAbort(error, signal)) log('what is here for offline is not known', error);
    }
    tell();
  }

  async function fetchMissing(parts: readonly PartName[]): Promise<void> {
    // The worker fetches the app's own files while it is installed.
    const stop = ticker.every(LOOK_MS, () => void lookAtFiles(false));
    try {
      await files.installed(signal);
    } finally {
      stop();
    }
    await lookAtFiles(false);
    await locks.hold('placard-readiness', signal, async () => {
      for (const file of list) {
        if (!parts.includes(file.part) || here.get(file.key) === file.bytes) continue;
        // Another page may have been quicker.
        if ((await files.share(file)) < 1)
          await files.keep(file, signal, (share) => {
            here.set(file.key, bytesOf(file, Math.min(share, 0.99)));
            tell();
          });
        here.set(file.key, file.bytes);
        tell();
      }
    });
  }

  /** Never throws. */
  async function mend(parts: readonly PartName[]): Promise<void> {
    try {
      await fetchMissing(parts);
      store.setState({ full: false });
    } catch (error) {
      if (!isAbort(error, signal)) log('not all that offline needs was fetched', error);
      store.setState({ full: error instanceof DOMException && error.name === 'QuotaExceededError' });
    }
    for (const part of parts) underWay.delete(part);
    await lookAtFiles(true);
  }

  /** Never throws. A part that is being repaired already is waited for. */
  async function repair(parts: readonly PartName[]): Promise<void> {
    begun = true;
    const idle = parts.filter((part) => !underWay.has(part));
    if (idle.length > 0) {
      const work = mend(idle);
      for (const part of idle) underWay.set(part, work);
      tell();
    }
    await Promise.all(parts.map(async (part) => underWay.get(part)));
  }

  async function lookAtStorage(): Promise<void> {
    try {
      store.setState({ storage: await storage.facts() });
    } catch (error) {
      log('the browser does not say how much it keeps', error);
    }
  }

  return {
    store,
    async prepare() {
      await repair(mayFetchUnasked() ? PARTS : ['app']);
      await lookAtStorage();
    },
    async look() {
      await Promise.all([lookAtFiles(true), lookAtStorage()]);
    },
    async repair(part) {
      await repair(part === undefined ? PARTS : [part]);
      await lookAtStorage();
    },
    async persist() {
      await storage.persist();
      await lookAtStorage();
    },
    dispose: () => life.abort(),
  };
}
