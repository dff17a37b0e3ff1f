import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSingleFlight } from '../lib/single-flight.ts';
import { createGroundedLanguage } from '../providers/language/grounded.ts';
import type { Store } from '../store/port.ts';
import { createSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../test-support/test-server.ts';
import { createDescribeWork, type DescribeWork } from './describe-work.ts';

const never = new AbortController().signal;
const LABEL = { text: 'Maria Keller The Blue Kettle 1902 Oil on canvas' };
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let written: number;
let describeWork: DescribeWork;

beforeEach(() => {
  folder = temporaryFolder();
  store = createSqliteStore(join(folder.path, 'placard.sqlite'));
  const guide = createGroundedLanguage();
  written = 0;
  const language = {
    ...guide,
    async describe(...given: Parameters<typeof guide.describe>) {
      written += 1;
      return guide.describe(...given);
    },
  };
  describeWork = createDescribeWork({ store, language, flights: createSingleFlight(), now: () => 1 });
});
afterEach(async () => {
  await store.dispose();
  folder.remove();
});

test('requests with one key, at the same time or later, are written once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => describeWork(LABEL, 'key-0001', never)));
  await describeWork(LABEL, 'key-0001', never);
  expect(written).toBe(1);
});

test('requests without a key are each written', async () => {
  await Promise.all(Array.from({ length: 3 }, () => describeWork(LABEL, undefined, never)));
  expect(written).toBe(3);
});

test('a request that is aborted before it starts writes nothing', async () => {
  await expect(describeWork(LABEL, 'key-0002', AbortSignal.abort())).rejects.toThrow('aborted');
  expect(written).toBe(0);
});
