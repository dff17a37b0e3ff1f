import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { timeOrderedId } from '../lib/time-ordered-id.ts';
import type { Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { forgetOld, startForgetting } from './forget-old.ts';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 24);
const never = new AbortController().signal;
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let said: string[];
let clipsBefore: number[];

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
  said = [];
  clipsBefore = [];
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

const speechCache = {
  async forgetBefore(time: number) {
    clipsBefore.push(time / DAY_MS);
  },
};
const log = {
  failure: (_where: string, error: unknown) => void said.push(String(error)),
  notice: (_where: string, message: string) => void said.push(message),
};
const deps = (retentionDays: number, now = TODAY) => ({
  store,
  speechCache,
  retentionDays,
  log,
  now: () => now,
});

/** One answered request on each of so many days, the last of them yesterday. */
async function keepDays(days: number): Promise<void> {
  for (let day = 1; day <= days; day += 1) {
    const createdAt = TODAY - day * DAY_MS;
    const id = timeOrderedId(createdAt);
    await store.keepText(
      {
        id,
        kind: 'description',
        labelText: 'Label',
        source: 'grounded',
        words: '"Words"',
        grounds: null,
        writtenBy: null,
        createdAt,
      },
      never,
    );
    await store.keep(
      { id, kind: 'description', idempotencyKey: null, requestHash: '', textId: id, createdAt },
      never,
    );
  }
}

const kept = async () => (await store.ages(0, never)).count;

test('texts, ids and clips are forgotten once they are older than the retention', async () => {
  await keepDays(40);
  await forgetOld(deps(30), never);
  expect([await kept(), said]).toEqual([30, []]);
  expect(clipsBefore).toEqual([TODAY / DAY_MS - 30]);
});

test('a retention of 0 forgets nothing', async () => {
  await keepDays(3);
  await forgetOld(deps(0), never);
  expect([await kept(), clipsBefore]).toEqual([3, []]);
});

test('a clock that jumped two years deletes nothing, and the log says what it would have been and what to do', async () => {
  await keepDays(100);
  const jumped = deps(365, TODAY + 730 * DAY_MS);
  await forgetOld(jumped, never);
  expect([await kept(), clipsBefore]).toEqual([100, []]);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/100 of 100 ids .* clock right \(2028-.*npm run forget$/);
  await forgetOld(jumped, never, true);
  expect(await kept()).toBe(0);
});

test('a retention of a day, with all of yesterday due at once, is kept to', async () => {
  await keepDays(2);
  await forgetOld(deps(1, TODAY + DAY_MS), never);
  expect([await kept(), said]).toEqual([0, []]);
});

test('it begins at the start, a store that fails is logged, and it ends when it is told to', async () => {
  const failing = { ...store, forgetExpired: () => Promise.reject(new Error('the store is gone')) };
  const stop = startForgetting({ ...deps(30), store: failing });
  await new Promise(setImmediate);
  await stop();
  expect(said).toEqual(['Error: the store is gone']);
});
