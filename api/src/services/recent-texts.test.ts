import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import type { Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { createLeases } from './leases.ts';
import { createWrittenTexts, type TextRequest, type WrittenTexts } from './written-text.ts';

const never = new AbortController().signal;
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let texts: WrittenTexts;

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
  texts = createWrittenTexts({
    store: { ...store, keepText: () => Promise.resolve() },
    leases: createLeases({ store, now: Date.now }),
    language: { source: 'grounded' },
    metrics: createMetrics(),
    now: Date.now,
  });
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

function request(text: string, words: string): TextRequest {
  return { kind: 'description', label: { text }, write: async () => ({ words, source: 'grounded' }) };
}

async function rememberedOf(count: number, make: (at: number) => TextRequest): Promise<number> {
  for (let at = 0; at < count; at += 1) await texts.find(make(at), never);
  return Array.from({ length: count }, (_, at) => texts.recent(make(at))).filter(Boolean).length;
}

test('fifteen hundred ordinary labels are remembered', async () => {
  const remembered = await rememberedOf(1_500, (at) =>
    request(`The Blue Kettle, ${at}`, 'A kettle. '.repeat(60)),
  );
  expect(remembered).toBe(1_500);
});

test('of labels with 30 kB of text no more are remembered than go into 16 MB', async () => {
  const words = 'A kettle. '.repeat(3_000);
  expect(await rememberedOf(400, (at) => request(`The Blue Kettle, ${at}`, words))).toBeLessThan(90);
});

test.each([
  ['letters that grow 18-fold when they are normalized', '\ufdfa'.repeat(7_900)],
  [
    'a letter under thousands of marks, which are sorted when they are normalized',
    `a${'\u0323\u0307'.repeat(3_900)}`,
  ],
])('%s hold nobody up, and are found again', async (_, label) => {
  const since = process.cpuUsage();
  expect(await rememberedOf(200, (at) => request(`${label} ${at}`, 'Words'))).toBe(200);
  // Of this process's own time, however busy the machine is: to normalize them takes ten times as long.
  expect(process.cpuUsage(since).user).toBeLessThan(2e6);
});

test.each([20, 700, 5_000])(
  'labels of %i letters that differ in the last one alone are told apart',
  async (length) => {
    const label = 'a'.repeat(length);
    await texts.find(request(`${label}b`, 'Of the first'), never);
    await texts.find(request(`${label}c`, 'Of the second'), never);
    expect(texts.recent(request(`${label}B`, ''))?.words).toBe('"Of the first"');
    expect(texts.recent(request(`${label}C`, ''))?.words).toBe('"Of the second"');
    expect(texts.recent(request(`${label}d`, ''))).toBeUndefined();
  },
);
