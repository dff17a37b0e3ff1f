import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Segment } from '../../engines/playback/ports.ts';
import { createClipStore } from './clip-store.ts';

const segment = (text: string, role: Segment['role'] = 'soundbite'): Segment => ({ text, role });
const clip = (bytes: number, type = 'audio/mpeg') => new Blob([new Uint8Array(bytes)], { type });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the clip store', () => {
  it('gives back what was kept, in the next session too', async () => {
    await createClipStore().keep(segment('One.'), clip(10));
    const found = await createClipStore().find(segment('One.'));
    expect(found?.size).toBe(10);
    expect(found?.type).toBe('audio/mpeg');
  });

  it('tells the voices apart that speak the same words', async () => {
    const store = createClipStore();
    await store.keep(segment('One.', 'friend1'), clip(1));
    await store.keep(segment('One.', 'friend2'), clip(2));
    expect((await store.find(segment('One.', 'friend1')))?.size).toBe(1);
    expect((await store.find(segment('One.', 'friend2')))?.size).toBe(2);
    expect(await store.find(segment('One.', 'curator'))).toBeUndefined();
  });

  it('drops the clips that were not heard for longest when there is no room', async () => {
    let time = 0;
    const store = createClipStore({ maxBytes: 25, now: () => (time += 1) });
    await store.keep(segment('old'), clip(10));
    await store.keep(segment('middle'), clip(10));
    await store.find(segment('old'));
    await store.keep(segment('new'), clip(10));
    expect(await store.find(segment('middle'))).toBeUndefined();
    expect((await store.find(segment('old')))?.size).toBe(10);
    expect((await store.find(segment('new')))?.size).toBe(10);
  });

  it('does not empty itself for a clip that is larger than all its room', async () => {
    const store = createClipStore({ maxBytes: 25 });
    await store.keep(segment('small'), clip(10));
    await store.keep(segment('huge'), clip(26));
    expect(await store.find(segment('huge'))).toBeUndefined();
    expect((await store.find(segment('small')))?.size).toBe(10);
  });

  it('keeps every clip of many that are written at once', async () => {
    const store = createClipStore();
    const segments = Array.from({ length: 20 }, (_, i) => segment(String(i)));
    await Promise.all(segments.map((each) => store.keep(each, clip(1))));
    const found = await Promise.all(segments.map((each) => store.find(each)));
    expect(found.every((each) => each?.size === 1)).toBe(true);
  });

  it('forgets the clips of a piece, or all', async () => {
    const store = createClipStore();
    for (const text of ['a', 'b', 'c']) await store.keep(segment(text), clip(1));
    await store.forget([segment('a'), segment('b'), segment('never kept')]);
    expect(await store.find(segment('a'))).toBeUndefined();
    expect(await store.find(segment('c'))).toBeDefined();
    await store.clear();
    expect(await store.find(segment('c'))).toBeUndefined();
  });

  it('brings back what was forgotten, but for what has been spoken anew', async () => {
    const store = createClipStore();
    for (const text of ['a', 'b', 'c']) await store.keep(segment(text), clip(1));
    const undoOne = await store.forget([segment('a'), segment('never kept')]);
    const undoAll = await store.clear();
    await store.keep(segment('b'), clip(2));
    await undoAll();
    expect(await store.find(segment('a'))).toBeUndefined();
    expect((await store.find(segment('b')))?.size).toBe(2);
    expect((await store.find(segment('c')))?.size).toBe(1);
    await undoOne();
    expect((await store.find(segment('a')))?.size).toBe(1);
    expect(await store.find(segment('never kept'))).toBeUndefined();
  });
});
