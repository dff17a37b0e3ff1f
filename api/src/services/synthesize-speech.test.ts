import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { abortError } from '../lib/abortable.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import { createFliteSpeech } from '../providers/speech/flite/flite.ts';
import type { SpeechProvider } from '../providers/speech/port.ts';
import type { SpeechCache, Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { createSqliteSpeechCache } from '../store/sqlite/sqlite-speech-cache.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { createLeases } from './leases.ts';
import type { LimitedSpeech } from './limit-providers.ts';
import { createSynthesizeSpeech, type SynthesizeSpeech } from './synthesize-speech.ts';

const never = new AbortController().signal;
const CLIENT = '203.0.113.7';
let folder: ReturnType<typeof temporaryFolder>;
let cache: SpeechCache;
let store: Store;
let flite: SpeechProvider;
let spoken: { text: string; voice: string; signal: AbortSignal }[];
let synthesize: SynthesizeSpeech;

/** The real voices, watched. */
function watched(version = flite.version): LimitedSpeech {
  return {
    ...flite,
    version,
    speak(text, voice, _client, signal) {
      spoken.push({ text, voice, signal });
      return flite.speak(text, voice, signal);
    },
  };
}

/** What one process does; all of them share the store and the cache. */
function processWith(speech: LimitedSpeech, shared = cache): SynthesizeSpeech {
  return createSynthesizeSpeech({
    speech,
    cache: shared,
    leases: createLeases({ store, now: Date.now }),
    metrics: createMetrics(),
    flights: createSingleFlight(),
  });
}

beforeEach(() => {
  folder = temporaryFolder();
  cache = createSqliteSpeechCache(join(folder.path, 'cache.sqlite'), 1_000_000);
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
  flite = createFliteSpeech();
  spoken = [];
  synthesize = processWith(watched());
});
afterEach(async () => {
  await flite.dispose();
  await cache.dispose();
  await store.dispose();
  folder.remove();
});

test('a text is spoken once for each voice, whatever its role and spacing', async () => {
  const first = await synthesize({ text: 'Hello  there', voice: 'curator' }, CLIENT, never);
  expect(await synthesize({ text: ' Hello\nthere ', voice: 'soundbite' }, CLIENT, never)).toEqual(first);
  expect(await synthesize({ text: 'Hello there', voice: 'historian' }, CLIENT, never)).not.toEqual(first);
  expect(spoken.map(({ voice }) => voice)).toEqual(['slt', 'rms']);
});

test('another version of the voices does not use what the old one said', async () => {
  await synthesize({ text: 'Hello', voice: 'curator' }, CLIENT, never);
  const newer = processWith(watched('2'));
  await newer({ text: 'Hello', voice: 'curator' }, CLIENT, never);
  expect(spoken).toHaveLength(2);
});

test('thirty listeners at the same time share one synthesis', async () => {
  const clips = await Promise.all(
    Array.from({ length: 30 }, () => synthesize({ text: 'Hello', voice: 'friend1' }, CLIENT, never)),
  );
  expect(spoken).toHaveLength(1);
  expect(new Set(clips.map(({ audio }) => audio.length)).size).toBe(1);
});

test('thirty listeners of two processes with one cache share one synthesis', async () => {
  const other = createSqliteSpeechCache(join(folder.path, 'cache.sqlite'), 1_000_000);
  const request = { text: 'Hello', voice: 'friend1' };
  const both = [synthesize, processWith(watched(), other)].map((one) =>
    Promise.all(Array.from({ length: 15 }, () => one(request, CLIENT, never))),
  );
  const clips = (await Promise.all(both)).flat();
  expect(spoken).toHaveLength(1);
  expect(new Set(clips.map(({ audio }) => audio.length)).size).toBe(1);
  await other.dispose();
});

test('the synthesis is aborted when its last listener leaves, and can be asked for again', async () => {
  const leaving = new AbortController();
  const left = synthesize({ text: 'Hello', voice: 'friend1' }, CLIENT, leaving.signal);
  await expect.poll(() => spoken.length).toBe(1);
  leaving.abort(abortError('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(spoken[0]?.signal.aborted).toBe(true);
  expect((await synthesize({ text: 'Hello', voice: 'friend1' }, CLIENT, never)).audio.length).toBeGreaterThan(
    1_000,
  );
});

test.each(['...', '😀', '--- !'])('%j is refused before any voice is asked', async (text) => {
  await expect(synthesize({ text, voice: 'friend1' }, CLIENT, never)).rejects.toMatchObject({
    code: 'nothing_to_say',
  });
  expect(spoken).toHaveLength(0);
});
