import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryLimiter } from '../limits/client-limiter.ts';
import type { Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { createBudget } from './budget.ts';

const never = new AbortController().signal;
const NOON = Date.UTC(2026, 4, 5, 12);
const clients = createMemoryLimiter({ perMinute: 0, perDay: 0 });
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

function budget({ charsPerDay = 1_000, clientPercent = 5, now = () => NOON } = {}) {
  return createBudget({ kind: 'speech', charsPerDay, clientPercent }, { store, clients, now });
}

/** How much this client gets of a budget, asking for `step` until it is refused. */
async function taken(day: ReturnType<typeof budget>, client: string, step: number): Promise<number> {
  for (let sum = 0; ; sum += step) {
    try {
      await day.spend(client, step, never);
    } catch (error) {
      expect(error).toMatchObject({ code: 'budget_spent', retryAfterS: 12 * 3_600 });
      return sum;
    }
  }
}

test('one client gets its share and no more, and leaves the rest to the others', async () => {
  const day = budget();
  expect(await taken(day, '203.0.113.7', 10)).toBe(50);
  expect(await taken(day, '203.0.113.8', 10)).toBe(50);
  expect(await day.spent()).toBe(100);
});

test('all /64 networks of one /48 get four shares together', async () => {
  const day = budget();
  let sum = 0;
  for (let network = 0; network < 30; network += 1) sum += await taken(day, `2001:db8:1:${network}::1`, 10);
  expect(sum).toBe(200);
  expect(await taken(day, '2001:db8:2::1', 10)).toBe(50);
});

test('all clients together never get more than the budget', async () => {
  const day = budget({ charsPerDay: 100, clientPercent: 50 });
  expect(await taken(day, '203.0.113.7', 20)).toBe(40);
  expect(await taken(day, '203.0.113.8', 20)).toBe(40);
  expect(await taken(day, '203.0.113.9', 20)).toBe(20);
});

test('what is given back can be spent again, by the client and by the others', async () => {
  const day = budget();
  for (let times = 0; times < 20; times += 1) await (await day.spend('203.0.113.7', 50, never))();
  expect(await day.spent()).toBe(0);
  expect(await taken(day, '203.0.113.7', 10)).toBe(50);
});

test('what is given back after midnight does not make the new day longer', async () => {
  let time = NOON;
  const day = budget({ clientPercent: 0, now: () => time });
  const giveBack = await day.spend('203.0.113.7', 900, never);
  time += 24 * 3_600_000;
  await day.spend('203.0.113.8', 600, never);
  await giveBack();
  expect(await day.spent()).toBe(600);
});

test('the accounts of yesterday are deleted, and none of them names an address', async () => {
  const day = budget();
  await day.spend('203.0.113.7', 10, never);
  await store.forgetExpired(NOON);
  expect(await day.spent()).toBe(10);
  await store.forgetExpired(NOON + 24 * 3_600_000);
  expect(await day.spent()).toBe(0);
  await day.spend('203.0.113.7', 10, never);
  const seen: string[] = [];
  const watched = createBudget(
    { kind: 'speech', charsPerDay: 1_000, clientPercent: 5 },
    {
      store: {
        ...store,
        spend: (account, signal) => (seen.push(account.name), store.spend(account, signal)),
      },
      clients,
      now: () => NOON,
    },
  );
  await watched.spend('203.0.113.7', 10, never);
  expect(seen).toHaveLength(2);
  expect(seen.join()).not.toContain('203.0.113');
});
