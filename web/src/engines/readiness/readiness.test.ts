import { describe, expect, it } from 'vitest';
import type { OfflineFile, PartName, StorageFacts } from './ports.ts';
import { createReadiness } from './readiness.ts';

const file = (part: PartName, name: string, bytes: number): OfflineFile => ({
  part,
  url: `/${name}`,
  cache: 'cache',
  key: `/${name}?1`,
  integrity: 'sha256-',
  bytes,
  size: bytes,
});
const PAGE = file('app', 'index.html', 100);
const STYLE = file('app', 'app.css', 50);
const CORE = file('reader', 'core.js', 1_000);
const DATA = file('language', 'eng.gz', 3_000);
const ALL = [PAGE, STYLE, CORE, DATA];

/** A phone with a service worker, whose installation fetches the app's files when the test says so. */
function setUp({ mayFetch = true, kept = [PAGE, STYLE] as OfflineFile[], installed = true } = {}) {
  const world = {
    kept: new Set(kept),
    fetched: [] as OfflineFile[],
    /** Shares of what came in part. */
    halves: new Map<OfflineFile, number>(),
    /** Fetching these fails after half of it. */
    broken: new Map<OfflineFile, Error>(),
    installed: installed ? Promise.resolve() : Promise.withResolvers<void>().promise,
    worker: true,
    persisted: false,
    tick: () => {},
  };
  const readiness = createReadiness({
    files: {
      installed: () => world.installed,
      async list() {
        if (!world.worker) throw new Error('no service worker');
        return ALL;
      },
      share: async (one) => (world.kept.has(one) ? 1 : (world.halves.get(one) ?? 0)),
      async keep(one, signal, onShare) {
        signal.throwIfAborted();
        world.fetched.push(one);
        onShare(0.5);
        const fault = world.broken.get(one);
        if (fault) {
          world.halves.set(one, 0.5);
          throw fault;
        }
        world.kept.add(one);
        onShare(1);
      },
    },
    storage: {
      facts: async (): Promise<StorageFacts> => ({ persisted: world.persisted, used: 10, free: 90 }),
      persist: async () => (world.persisted = true),
    },
    locks: {
      async hold(_name, _signal, work) {
        await work();
      },
    },
    ticker: {
      every(_ms, callback) {
        world.tick = callback;
        return () => (world.tick = () => {});
      },
    },
    mayFetchUnasked: () => mayFetch,
    log: () => {},
  });
  const phases = () => {
    const { app, reader, language } = readiness.store.getState().parts;
    return [app.phase, reader.phase, language.phase];
  };
  return { world, readiness, phases, all: () => readiness.store.getState().all };
}

describe('getting ready for offline', () => {
  it('fetches what the worker did not bring, and is ready', async () => {
    const { world, readiness, phases, all } = setUp();
    expect(phases()).toEqual(['unknown', 'unknown', 'unknown']);
    await readiness.prepare();
    expect(world.fetched).toEqual([CORE, DATA]);
    expect(phases()).toEqual(['ready', 'ready', 'ready']);
    expect(all()).toEqual({ phase: 'ready', kept: 4_150, total: 4_150 });
  });

  it('calls nothing missing before it was to be fetched', async () => {
    const { readiness, phases } = setUp();
    await readiness.look();
    expect(phases()).toEqual(['ready', 'unknown', 'unknown']);
    await readiness.prepare();
    await readiness.look();
    expect(phases()).toEqual(['ready', 'ready', 'ready']);
  });

  it('asks first where the visitor saves data, and then fetches on request', async () => {
    const { world, readiness, phases } = setUp({ mayFetch: false });
    await readiness.prepare();
    expect(world.fetched).toEqual([]);
    expect(phases()).toEqual(['ready', 'missing', 'missing']);
    await readiness.repair();
    expect(phases()).toEqual(['ready', 'ready', 'ready']);
  });

  it('shows how far the worker is while it is installed', async () => {
    const { world, readiness, all } = setUp({ kept: [], installed: false });
    void readiness.prepare();
    world.kept.add(PAGE);
    world.tick();
    await expect.poll(all).toEqual({ phase: 'fetching', kept: 100, total: 4_150 });
    world.kept.add(STYLE);
    world.tick();
    await expect.poll(all).toEqual({ phase: 'fetching', kept: 150, total: 4_150 });
  });

  it('shows how much of a file has come', async () => {
    const { readiness, all } = setUp();
    const seen: number[] = [];
    readiness.store.subscribe(() => seen.push(all().kept));
    await readiness.prepare();
    expect(seen).toContain(150 + 500);
    expect(seen).toContain(150 + 1_000 + 1_500);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });

  it('goes on where it stopped: what is there is not fetched again', async () => {
    const { world, readiness, phases } = setUp();
    world.broken.set(DATA, new TypeError('Failed to fetch'));
    await readiness.prepare();
    expect(phases()).toEqual(['ready', 'ready', 'missing']);
    expect(readiness.store.getState().parts.language.kept).toBe(1_500);
    world.broken.clear();
    world.fetched = [];
    await readiness.prepare();
    expect(world.fetched).toEqual([DATA]);
    expect(phases()).toEqual(['ready', 'ready', 'ready']);
  });

  it('says that the phone is full, until there is room', async () => {
    const { world, readiness, phases } = setUp();
    world.broken.set(CORE, new DOMException('no room', 'QuotaExceededError'));
    await readiness.prepare();
    expect(phases()).toEqual(['ready', 'missing', 'missing']);
    expect(readiness.store.getState().full).toBe(true);
    world.broken.clear();
    await readiness.repair();
    expect(readiness.store.getState()).toMatchObject({ full: false, all: { phase: 'ready' } });
  });

  it('is told missing, not ready, when the worker cannot be installed', async () => {
    const { world, readiness, phases } = setUp();
    world.worker = false;
    world.installed = Promise.reject(new Error('the service worker was not installed'));
    await readiness.prepare();
    expect(phases()).toEqual(['missing', 'missing', 'missing']);
    expect(world.fetched).toEqual([]);
  });
});

describe('repairing a part', () => {
  it('finds what was deleted since, and fetches that part alone', async () => {
    const { world, readiness, phases } = setUp({ kept: ALL });
    await readiness.prepare();
    world.kept.delete(STYLE);
    world.kept.delete(DATA);
    await readiness.look();
    expect(phases()).toEqual(['missing', 'ready', 'missing']);
    await readiness.repair('language');
    expect(world.fetched).toEqual([DATA]);
    expect(phases()).toEqual(['missing', 'ready', 'ready']);
  });

  it('is done once, however often it is pressed, and one file at a time', async () => {
    const { world, readiness } = setUp();
    await Promise.all([readiness.repair('language'), readiness.repair('language'), readiness.repair()]);
    expect(world.fetched.toSorted((a, b) => a.bytes - b.bytes)).toEqual([CORE, DATA]);
  });

  it('ends without a word when the page goes', async () => {
    const { world, readiness, phases } = setUp();
    readiness.dispose();
    await readiness.repair();
    expect(world.fetched).toEqual([]);
    expect(phases()[2]).toBe('missing');
  });
});

it('tells what is stored, and whether the browser promised to keep it', async () => {
  const { readiness } = setUp();
  await readiness.look();
  expect(readiness.store.getState().storage).toEqual({ persisted: false, used: 10, free: 90 });
  await readiness.persist();
  expect(readiness.store.getState().storage?.persisted).toBe(true);
});
