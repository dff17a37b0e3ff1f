import { closeSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBreaker } from '../../lib/breaker.ts';
import { temporaryFolder, writeFiles } from '../../test-support/test-server.ts';
import type { SpeechCache } from '../port.ts';
import { createSqlStore } from '../sql-store.ts';
import { createMendingSpeechCache } from './mending-speech-cache.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import { createSqliteSpeechCache } from './sqlite-speech-cache.ts';

const never = new AbortController().signal;
const clip = { audio: new Uint8Array(300_000).fill(7), contentType: 'audio/mpeg' };
let folder: ReturnType<typeof temporaryFolder>;
let cache: SpeechCache | undefined;
let aside: string[];

beforeEach(() => {
  folder = temporaryFolder();
  cache = undefined;
  aside = [];
});
afterEach(async () => {
  await cache?.dispose();
  folder.remove();
});

const file = (name: string) => join(folder.path, name);

function openMending(): SpeechCache {
  const path = file('speech-cache.sqlite');
  const breaker = createBreaker({
    restMs: 0,
    calmMs: 0,
    isFailure: () => true,
    onChange: () => undefined,
    now: Date.now,
  });
  return createMendingSpeechCache(path, () => createSqliteSpeechCache(path, 10_000_000), {
    breaker,
    onDamage: (name) => void aside.push(name),
  });
}

/** Overwrites a file from a place to its end. */
function spoil(path: string, from: number): void {
  const handle = openSync(path, 'r+');
  writeSync(handle, Buffer.alloc(statSync(path).size - from, 0xee), 0, undefined, from);
  closeSync(handle);
}

test('clips in a file that is none are put aside, and new ones are kept', async () => {
  writeFiles(folder.path, { 'speech-cache.sqlite': 'not a database '.repeat(1_000) });
  cache = openMending();
  await cache.put('key', clip, never);
  expect((await cache.get('key', never))?.audio.length).toBe(300_000);
  expect(aside).toHaveLength(1);
  expect(readFileSync(String(aside[0]), 'utf8')).toMatch(/^not a database/);
});

test('damage that is met later is put aside too: the clip is not found, and the next one is kept', async () => {
  cache = openMending();
  await cache.put('key', clip, never);
  await cache.dispose();
  spoil(file('speech-cache.sqlite'), 40_000);
  cache = openMending();
  expect(await cache.get('key', never)).toBeUndefined();
  await cache.put('key', clip, never);
  expect((await cache.get('key', never))?.audio.length).toBe(300_000);
  expect(aside).toHaveLength(1);
});

test.each([0, 60_000])(
  'texts and ratings in a file that is damaged from byte %i on are never touched',
  async (from) => {
    const path = file('placard.sqlite');
    const store = createSqlStore(openSqliteDatabase(path));
    for (let at = 0; at < 10; at += 1) {
      const words = JSON.stringify('word '.repeat(5_000));
      await store.keepText(
        {
          id: `text-${at}`,
          kind: 'description',
          labelText: 'Label',
          source: 'grounded',
          grounds: null,
          writtenBy: null,
          words,
          createdAt: 1,
        },
        never,
      );
    }
    await store.dispose();
    spoil(path, from);
    const before = readFileSync(path);
    expect(() => openSqliteDatabase(path)).toThrow(
      new RegExp(`${path} is damaged .* not touched: put a backup`),
    );
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder.path).filter((name) => name.includes('damaged'))).toEqual([]);
  },
);
