import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { timeOrderedId } from '../lib/time-ordered-id.ts';
import type { Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { keepSize } from './keep-size.ts';

const never = new AbortController().signal;
const LIMIT = 8_000_000;
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let said: string[];

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
  said = [];
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

const log = {
  failure: (_where: string, error: unknown) => void said.push(String(error)),
  notice: (_where: string, message: string) => void said.push(message),
};
const keepTo = (maxBytes: number) => keepSize({ store, maxBytes, log }, never);

/** One request of random characters: 56 kB with its text. */
async function request(time: number): Promise<string> {
  const id = timeOrderedId(time);
  const labelText = randomBytes(14_000).toString('hex');
  await store.keepText(
    {
      id,
      kind: 'description',
      labelText,
      source: 'grounded',
      grounds: null,
      writtenBy: null,
      words: JSON.stringify(labelText),
      createdAt: time,
    },
    never,
  );
  await store.keep(
    { id, kind: 'description', idempotencyKey: null, requestHash: '', textId: id, createdAt: time },
    never,
  );
  return id;
}

const rate = (interactionId: string) =>
  store.rate({ interactionId, stars: 5, source: 'server', voice: 'flite', ratedAt: 1 }, never);

test('requests of 56 kB without end stay within the limit, the file too; what was rated stays longest', async () => {
  const rated = [await request(1), await request(2)];
  for (const id of rated) expect(await rate(id)).toBe(true);
  let last = '';
  for (let time = 3; time < 250; time += 1) {
    last = await request(time);
    if (time % 50 === 0) await keepTo(LIMIT);
  }
  await keepTo(LIMIT);
  expect(await store.bytes()).toBeLessThan(LIMIT);
  // Its free pages are used again: no more than what came between two looks is added.
  expect(statSync(join(folder.path, 'placard.sqlite')).size).toBeLessThan(LIMIT + 60 * 60_000);
  for (const id of [...rated, last]) expect(await store.findText(id, never)).toBeDefined();
  expect(said.length).toBeGreaterThan(0);
});

test('where all was rated, texts go first and the numbers of stars last', async () => {
  for (let time = 1; time <= 150; time += 1) await rate(await request(time));
  await keepTo(500_000);
  expect(
    (await store.worstRatings(1_000, never)).filter(({ labelText }) => labelText === null).length,
  ).toBeGreaterThan(90);
  expect(await store.ratingCounts(never)).toMatchObject([{ stars: 5, count: 150 }]);
});

test('a store within its limit, and one without a limit, is left alone', async () => {
  await request(1);
  await keepTo(LIMIT);
  await keepTo(0);
  expect([(await store.ages(0, never)).count, said]).toEqual([1, []]);
});
