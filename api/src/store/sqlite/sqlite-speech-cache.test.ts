import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test-support/test-server.ts';
import type { Clip, SpeechCache } from '../port.ts';
import { createSqliteSpeechCache } from './sqlite-speech-cache.ts';

const signal = new AbortController().signal;
const LIMIT = 100;
let folder: ReturnType<typeof temporaryFolder>;
let cache: SpeechCache;

beforeEach(() => {
  folder = temporaryFolder();
  cache = createSqliteSpeechCache(join(folder.path, 'cache.sqlite'), LIMIT);
});
afterEach(async () => {
  await cache.dispose();
  folder.remove();
});

function clip(bytes: number, fill = 1): Clip {
  return { audio: new Uint8Array(bytes).fill(fill), contentType: 'audio/mpeg' };
}

test('a clip is found again, also after a restart', async () => {
  await cache.put('a', clip(10, 7), signal);
  await cache.dispose();
  cache = createSqliteSpeechCache(join(folder.path, 'cache.sqlite'), LIMIT);
  expect(await cache.get('a', signal)).toEqual(clip(10, 7));
  expect(await cache.get('b', signal)).toBeUndefined();
});

test('the clip that was not used for longest goes first when there is no room', async () => {
  for (const key of ['a', 'b', 'c']) await cache.put(key, clip(30), signal);
  await cache.get('a', signal);
  await cache.put('d', clip(30), signal);
  expect(await cache.get('b', signal)).toBeUndefined();
  for (const key of ['a', 'c', 'd']) expect(await cache.get(key, signal)).toEqual(clip(30));
});

test('the order of use survives a restart', async () => {
  for (const key of ['a', 'b', 'c']) await cache.put(key, clip(30), signal);
  await cache.get('a', signal);
  await cache.dispose();
  cache = createSqliteSpeechCache(join(folder.path, 'cache.sqlite'), LIMIT);
  await cache.put('d', clip(30), signal);
  expect(await cache.get('b', signal)).toBeUndefined();
  expect(await cache.get('a', signal)).toBeDefined();
});

test('clips that nobody asked for since a time are forgotten, however many; one that was used stays', async () => {
  await cache.dispose();
  let time = 1_000;
  cache = createSqliteSpeechCache(join(folder.path, 'cache.sqlite'), 1_000_000, () => time);
  const keys = Array.from({ length: 250 }, (_, at) => `key-${at}`);
  for (const key of keys) await cache.put(key, clip(10), signal);
  time = 5_000;
  await cache.get('key-7', signal);
  await cache.put('new', clip(10), signal);
  await cache.forgetBefore(5_000, signal);
  const found = await Promise.all([...keys, 'new'].map((key) => cache.get(key, signal)));
  expect(found.flatMap((one, at) => (one === undefined ? [] : [at]))).toEqual([7, 250]);
});

test('clips of a version that numbered their uses count as used now, in the same order', async () => {
  const path = join(folder.path, 'cache.sqlite');
  for (const key of ['a', 'b', 'c']) await cache.put(key, clip(30), signal);
  await cache.dispose();
  const old = new DatabaseSync(path);
  old.exec(
    `UPDATE clips SET used = CASE key WHEN 'b' THEN 1 WHEN 'a' THEN 2 ELSE 3 END; PRAGMA user_version = 2`,
  );
  old.close();
  cache = createSqliteSpeechCache(path, LIMIT);
  await cache.forgetBefore(Date.now() - 60_000, signal);
  await cache.put('d', clip(30), signal);
  expect(await cache.get('b', signal)).toBeUndefined();
  for (const key of ['a', 'c', 'd']) expect(await cache.get(key, signal)).toEqual(clip(30));
});

test('a clip larger than the whole cache is not kept, and drives nothing else out', async () => {
  await cache.put('small', clip(10), signal);
  await cache.put('large', clip(LIMIT + 1), signal);
  expect(await cache.get('large', signal)).toBeUndefined();
  expect(await cache.get('small', signal)).toEqual(clip(10));
});

test('whatever is put, the clips never hold more than the limit, and the newest that fits is there', async () => {
  const puts = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.integer({ min: 1, max: 120 })),
    {
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(puts, async (steps) => {
      for (const [key, bytes] of steps) {
        const before = (await cache.get(key, signal))?.audio.byteLength;
        await cache.put(key, clip(bytes), signal);
        expect((await cache.get(key, signal))?.audio.byteLength).toBe(bytes <= LIMIT ? bytes : before);
      }
      let total = 0;
      for (const key of 'abcdef') total += (await cache.get(key, signal))?.audio.byteLength ?? 0;
      expect(total).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 40 },
  );
});
