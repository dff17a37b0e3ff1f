import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../store/port.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { testWriter as writer } from '../test-support/test-guide.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { createDescribeWork, type DescribeWork } from './describe-work.ts';
import { createLeases } from './leases.ts';
import type { LimitedLanguage } from './limit-providers.ts';
import { createWrittenTexts } from './written-text.ts';

const never = new AbortController().signal;
const from = (key?: string) => ({ client: '203.0.113.7', key });
const LABEL = { text: 'Maria Keller The Blue Kettle 1902 Oil on canvas' };
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let written: number;
let describeWork: DescribeWork;

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqlStore(openSqliteDatabase(join(folder.path, 'placard.sqlite')));
  written = 0;
  const language: LimitedLanguage = {
    source: writer.source,
    async describe(label, _client, signal) {
      written += 1;
      return writer.describe(label, signal);
    },
    converse: (label, _client, signal) => writer.converse(label, signal),
  };
  const texts = createWrittenTexts({
    store,
    leases: createLeases({ store, now: Date.now }),
    language,
    metrics: createMetrics(),
    now: () => 1,
  });
  describeWork = createDescribeWork({ store, language, texts, now: () => 1 });
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

test('requests with one key, at the same time or later, are written once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => describeWork(LABEL, from('key-0001'), never)));
  await describeWork(LABEL, from('key-0001'), never);
  expect(written).toBe(1);
});

test('requests for one label share its words, each under an id of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => describeWork(LABEL, from(), never)));
  expect(new Set(answers.map(({ interactionId }) => interactionId)).size).toBe(3);
  expect(written).toBe(1);
});

test('a request that is aborted before it starts writes nothing', async () => {
  await expect(describeWork(LABEL, from('key-0002'), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(written).toBe(0);
});
