import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StorageFault } from '../../lib/records.ts';
import { openRecords } from './idb.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function setUp() {
  const faults: StorageFault[] = [];
  return {
    faults,
    open: () => openRecords<{ n: number }>('placard-test', (fault) => void faults.push(fault)),
  };
}

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

test('what was put is there for the next page, in the order of its keys', async () => {
  const { open, faults } = setUp();
  const first = open();
  await first.put('b', { n: 2 });
  await first.put('a', { n: 1 });
  await first.change('b', ({ n }) => ({ n: n + 10 }));
  const second = open();
  expect(await second.all()).toEqual([{ n: 1 }, { n: 12 }]);
  await second.remove('a');
  expect(await first.get('a')).toBeUndefined();
  expect(faults).toEqual([]);
});

test('changing what is not there puts nothing there', async () => {
  const records = setUp().open();
  expect(await records.change('gone', ({ n }) => ({ n }))).toBeUndefined();
  expect(await records.all()).toEqual([]);
});

test('two pages that change one value at once lose neither change', async () => {
  const { open } = setUp();
  const pages = [open(), open()];
  await pages[0]?.put('a', { n: 0 });
  await Promise.all(
    pages.flatMap((page) => [1, 2, 3].map(() => page.change('a', ({ n }) => ({ n: n + 1 })))),
  );
  expect(await open().get('a')).toEqual({ n: 6 });
});

test('a full disk loses nothing while the page lives, and says so', async () => {
  const { open, faults } = setUp();
  const records = open();
  await records.put('a', { n: 1 });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  await records.put('b', { n: 2 });
  await records.change('a', ({ n }) => ({ n: n + 1 }));
  await records.change('b', ({ n }) => ({ n: n + 1 }));
  expect(faults).toEqual(['full', 'full', 'full']);
  expect(await records.all()).toEqual([{ n: 2 }, { n: 3 }]);
  expect(await records.get('b')).toEqual({ n: 3 });

  vi.restoreAllMocks();
  await records.put('b', { n: 4 });
  expect(await open().get('b')).toEqual({ n: 4 });
});

test('a browser that keeps nothing is told once a try, and the page goes on in memory', async () => {
  const { open, faults } = setUp();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not in private mode', 'SecurityError');
  });
  const records = open();
  await records.put('a', { n: 1 });
  expect(await records.all()).toEqual([{ n: 1 }]);
  expect(new Set(faults)).toEqual(new Set(['unavailable']));
  await records.remove('a');
  expect(await records.get('a')).toBeUndefined();
});

test('a connection the browser closed behind our back is opened again', async () => {
  const { open, faults } = setUp();
  const connections: IDBDatabase[] = [];
  const opening = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = opening(...args);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  const records = open();
  await records.put('a', { n: 1 });
  connections[0]?.close();
  expect(await records.get('a')).toEqual({ n: 1 });
  await records.put('a', { n: 2 });
  expect(connections).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('a browser that never answers is given up, and the page goes on in memory', async () => {
  const { open, faults } = setUp();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    queueMicrotask(() => deadline.abort());
    return deadline.signal;
  });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const records = open();
  await records.put('a', { n: 1 });
  expect(faults).toEqual(['unavailable']);
  expect(await records.get('a')).toEqual({ n: 1 });
});
