import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import type { LanguageProvider } from '../providers/language/port.ts';
import { createFliteSpeech } from '../providers/speech/flite/flite.ts';
import type { Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { networksOf } from '../limits/networks.ts';
import { createBudget, type Budget } from './budget.ts';
import { createLeases } from './leases.ts';
import { limitLanguage, limitSpeech, type LimitedLanguage } from './limit-providers.ts';

const never = new AbortController().signal;
const NOON = Date.UTC(2026, 4, 5, 12);
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let metrics: Metrics;

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
  metrics = createMetrics();
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

function writer(describe: LanguageProvider['describe'], version?: string): LanguageProvider {
  const converse = () => Promise.reject(new Error('not asked for'));
  const ready = () => Promise.resolve();
  return { source: 'openai', ...(version === undefined ? {} : { version }), ready, describe, converse };
}

const standIn = writer(async () => ({ words: 'By the guide', source: 'grounded' }));

const CLIENT = '203.0.113.7';
/** Names of a client's networks, as a real limiter gives them but for the hash. */
const clients = { namesOf: (address: string) => Promise.resolve(networksOf(address)) };

function budgetOf(charsPerDay: number, now = () => NOON): Budget {
  return createBudget({ kind: 'text', charsPerDay, clientPercent: 0 }, { store, clients, now });
}

/** What one process of the store does with a writer that charges. */
function processOf(
  describe: LanguageProvider['describe'],
  limits: { charsPerDay: number; atOnce: number },
  now = () => NOON,
): LimitedLanguage {
  const leases = createLeases({ store, now: Date.now });
  const { charsPerDay, atOnce } = limits;
  const within = { budget: budgetOf(charsPerDay, now), atOnce };
  return limitLanguage(writer(describe, '1'), standIn, within, { leases, metrics });
}

/** A model that is sent the label and nothing else. */
const say: LanguageProvider['describe'] = async ({ text }, _signal, spend) => {
  await spend?.(text.length);
  return { words: 'Words', source: 'openai' };
};

test("the day's characters are spent in whole, come back at midnight, and outlive a restart; beyond them the stand-in writes", async () => {
  let time = NOON;
  const limits = { charsPerDay: 10, atOnce: 1 };
  const ask = async (text: string) =>
    (await processOf(say, limits, () => time).describe({ text }, CLIENT, never)).source;
  expect([await ask('123456'), await ask('12345'), await ask('1234'), await ask('1')]).toEqual([
    'openai',
    'grounded',
    'openai',
    'grounded',
  ]);
  time += 12 * 3_600_000;
  expect(await ask('1234567890')).toBe('openai');
  expect((await metrics.read()).text).toContain('placard_stand_ins_total{reason="budget_spent"} 2');
});

test('a text of the model’s own stand-in counts as a call that failed', async () => {
  const limited = processOf(async () => ({ words: 'By the guide', source: 'grounded' }), {
    charsPerDay: 0,
    atOnce: 1,
  });
  expect(await limited.describe({ text: 'Label' }, CLIENT, never)).toMatchObject({ source: 'grounded' });
  const { text } = await metrics.read();
  expect(text).toContain('placard_upstream_calls_total{kind="text",provider="openai",outcome="failed"} 1');
});

test('a voice whose characters are spent says when to come back', async () => {
  const speech = createFliteSpeech();
  const charging = { ...speech, name: 'azure' as const };
  const leases = createLeases({ store, now: Date.now });
  const limited = limitSpeech(charging, { budget: budgetOf(3), atOnce: 1 }, { leases, metrics });
  await expect(limited.speak('Hello', 'slt', CLIENT, never)).rejects.toMatchObject({
    code: 'budget_spent',
    retryAfterS: 12 * 3_600,
  });
  await speech.dispose();
});

test('what costs nothing spends nothing', async () => {
  const leases = createLeases({ store, now: Date.now });
  const guide = limitLanguage(writer(say), standIn, { budget: budgetOf(1), atOnce: 1 }, { leases, metrics });
  expect(await guide.describe({ text: 'A long label' }, CLIENT, never)).toMatchObject({ words: 'Words' });
});

test('one too many for a busy provider has the stand-in’s text at once, and the figures say what happened', async () => {
  const door = Promise.withResolvers<void>();
  const limited = processOf(
    async (...given) => {
      await door.promise;
      return say(...given);
    },
    { charsPerDay: 0, atOnce: 1 },
  );
  const accepted = Array.from({ length: 5 }, () => limited.describe({ text: 'a' }, CLIENT, never));
  expect(await limited.describe({ text: 'a' }, CLIENT, never)).toMatchObject({ words: 'By the guide' });
  expect((await metrics.read()).text).toContain('placard_waiting{kind="text",provider="openai"} 4');
  door.resolve();
  expect((await Promise.all(accepted)).map(({ source }) => source)).toEqual(Array(5).fill('openai'));
  const { text } = await metrics.read();
  expect(text).toContain('placard_upstream_calls_total{kind="text",provider="openai",outcome="ok"} 5');
  expect(text).toContain('placard_waiting{kind="text",provider="openai"} 0');
  expect(text).toContain('placard_stand_ins_total{reason="busy"} 1');
});

test('all processes of a store together ask a provider no more than so often at once', async () => {
  let running = 0;
  let most = 0;
  const both = Promise.withResolvers<void>();
  const slow: LanguageProvider['describe'] = async (...given) => {
    running += 1;
    most = Math.max(most, running);
    if (running === 2) both.resolve();
    await both.promise;
    await delay(20);
    running -= 1;
    return say(...given);
  };
  const processes = [1, 2, 3].map(() => processOf(slow, { charsPerDay: 0, atOnce: 2 }));
  const asked = processes.map((one) =>
    Promise.all([1, 2, 3, 4].map(() => one.describe({ text: 'a' }, CLIENT, never))),
  );
  await Promise.all(asked);
  expect(most).toBe(2);
});
