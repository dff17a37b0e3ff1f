import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test-support/test-server.ts';
import type { Interaction, Store } from '../port.ts';
import { createSqliteStore } from './sqlite-store.ts';

const signal = new AbortController().signal;
let folder: ReturnType<typeof temporaryFolder>;
let path: string;
let store: Store;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'deep/placard.sqlite');
  store = createSqliteStore(path);
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

function interaction(changes: Partial<Interaction> = {}): Interaction {
  return {
    id: 'id-1',
    kind: 'description',
    idempotencyKey: 'key-1',
    requestHash: 'hash',
    labelText: 'Label',
    source: 'grounded',
    answer: '"Words"',
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

function ratings(): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('SELECT interaction_id, stars, source, rated_at FROM ratings').all();
  database.close();
  return rows;
}

test('an interaction is found again by its kind and key, also after a restart', async () => {
  await store.keep(interaction(), signal);
  await store.dispose();
  store = createSqliteStore(path);
  expect(await store.findByKey('description', 'key-1', signal)).toEqual(interaction());
  expect(await store.findByKey('conversation', 'key-1', signal)).toBeUndefined();
  expect(await store.findByKey('description', 'key-2', signal)).toBeUndefined();
});

test('a second interaction under a key does not replace the first, which is returned', async () => {
  await store.keep(interaction(), signal);
  expect(await store.keep(interaction({ id: 'id-2', answer: '"Other"' }), signal)).toEqual(interaction());
  expect(await store.findByKey('description', 'key-1', signal)).toEqual(interaction());
});

test('one key may be used for a description and a conversation, and no key any number of times', async () => {
  await store.keep(interaction(), signal);
  const conversation = interaction({ id: 'id-2', kind: 'conversation' });
  expect(await store.keep(conversation, signal)).toEqual(conversation);
  for (const id of ['id-3', 'id-4']) {
    const keyless = interaction({ id, idempotencyKey: null });
    expect(await store.keep(keyless, signal)).toEqual(keyless);
  }
});

test('a rating is kept, and a later one takes its place', async () => {
  await store.keep(interaction(), signal);
  expect(await store.rate({ interactionId: 'id-1', stars: 2, source: 'server', ratedAt: 1 }, signal)).toBe(
    true,
  );
  expect(await store.rate({ interactionId: 'id-1', stars: 5, source: 'device', ratedAt: 2 }, signal)).toBe(
    true,
  );
  expect(ratings()).toEqual([{ interaction_id: 'id-1', stars: 5, source: 'device', rated_at: 2 }]);
});

test('a rating of an unknown interaction is not kept', async () => {
  expect(await store.rate({ interactionId: 'nobody', stars: 3, source: 'server', ratedAt: 1 }, signal)).toBe(
    false,
  );
  expect(ratings()).toEqual([]);
});

test('an aborted signal stops before anything is written', async () => {
  await expect(store.keep(interaction(), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await store.findByKey('description', 'key-1', signal)).toBeUndefined();
});

test('a store that has been closed is not usable', async () => {
  await store.check(signal);
  await store.dispose();
  await expect(store.check(signal)).rejects.toThrow(/finalized|not open/);
});
