import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { descriptionResponseSchema } from '../../contract/contract.ts';
import { createPartState } from '../services/part-state.ts';
import type { Database } from '../store/database.ts';
import { createDatabaseBreakers, guardDatabase } from '../store/guarded-database.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { startElevenLabs } from '../test-support/local-http-speech.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../test-support/test-server.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: TestServer;
let fault: Error | undefined;
let told: string[];
let now: number;

beforeEach(() => {
  folder = temporaryFolder();
  fault = undefined;
  told = [];
  now = 0;
});
afterEach(async () => {
  await server.stop();
  folder.remove();
});

/** The database as SQLite has it, until it fails by `fault`. */
function failing(database: Database): Database {
  const orFail = <T>(work: () => Promise<T>) => (fault === undefined ? work() : Promise.reject(fault));
  return {
    ...database,
    query: (...given) => orFail(() => database.query(...given)),
    change: (...given) => orFail(() => database.change(...given)),
  };
}

async function serve(env: Record<string, string> = {}): Promise<void> {
  const breakers = createDatabaseBreakers(
    (what, failure) => void told.push(`${what} ${failure instanceof Error ? failure.message : 'works'}`),
    () => now,
  );
  const database = failing(openSqliteDatabase(join(folder.path, 'own.sqlite')));
  server = await startTestServer({
    dataDir: folder.path,
    env,
    wrap: (adapters) => ({
      ...adapters,
      store: createSqlStore(guardDatabase(database, breakers)),
      parts: {
        ...adapters.parts,
        store: createPartState({ holdMs: 0, onFailure: () => undefined, now: Date.now }),
      },
    }),
  });
}

const describe = async (text: string, headers = {}) => {
  const response = await server.post('/api/artwork-description', { text }, headers);
  return descriptionResponseSchema.parse(await response.json());
};
const speak = async (text: string) =>
  (await server.post('/api/synthesize-speech', { text, voice: 'curator' })).status;
const rate = async (id: string) => (await server.post(`/api/artwork/${id}/rate`, { rating: 4 })).status;
const ready = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return [response.status, await response.json()];
};

test('without its database the guide writes and Flite speaks, nothing can be rated, and all recovers by itself', async () => {
  await serve();
  const known = await describe('The Blue Kettle. Oil on canvas, 1902.');
  expect(await speak('Heard before.')).toBe(200);
  fault = new Error('database or disk is full');

  for (const text of ['The Blue Kettle. Oil on canvas, 1902.', 'The Red Door. Oil on canvas, 1903.']) {
    const answer = await describe(text, { 'Idempotency-Key': 'visitor-0001' });
    expect(answer).toMatchObject({ source: 'grounded', canBeRated: false });
    expect(await rate(answer.interactionId)).toBe(503);
  }
  expect([await speak('Heard before.'), await speak('Never heard.')]).toEqual([200, 200]);
  expect(await ready()).toEqual([
    200,
    { status: 'degraded', store: 'failed', clips: 'ok', disk: 'ok', text: 'ok', speech: 'ok' },
  ]);
  // Each once, however many visitors came.
  expect(told.toSorted()).toEqual(['reading database or disk is full', 'writing database or disk is full']);
  expect(server.log.join('')).not.toContain('"level":"error"');

  fault = undefined;
  now += 5_000;
  const again = await describe('The Red Door. Oil on canvas, 1903.');
  expect(again.canBeRated).toBeUndefined();
  expect([await rate(again.interactionId), await rate(known.interactionId)]).toEqual([204, 204]);
  expect(await ready()).toMatchObject([200, { status: 'ready', store: 'ok' }]);
});

test('a voice that charges is not asked while nothing can be counted', async () => {
  const service = await startElevenLabs();
  await serve({ SPEECH_PROVIDER: 'elevenlabs', ...service.env });
  fault = new Error('gone');
  expect(await speak('Hello')).toBe(503);
  expect(service.requests()).toBe(0);
  await service.stop();
});
