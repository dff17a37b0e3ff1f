import { expect, test } from 'vitest';
import type { LabelReader } from './reading.ts';
import { readingOf } from './testing/reading-of.ts';
import { createLateReader } from './late-reader.ts';

const reading = readingOf('Harbour');

function setUp(failures = 0) {
  const happened: string[] = [];
  const real: LabelReader = {
    prepare: () => happened.push('prepare'),
    dispose: () => happened.push('dispose'),
    async read() {
      happened.push('read');
      return reading;
    },
  };
  let left = failures;
  const late = createLateReader(async () => {
    happened.push('fetch');
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return real;
  });
  return { late, happened };
}
const { signal } = new AbortController();
const photo = new Blob(['photo']);

test('the reader is fetched once, by what needs it first', async () => {
  const { late, happened } = setUp();
  expect(happened).toEqual([]);
  late.prepare();
  await expect(late.read(photo, { signal })).resolves.toBe(reading);
  await late.read(photo, { signal });
  expect(happened).toEqual(['fetch', 'prepare', 'read', 'read']);
});

test('where it cannot be fetched the reading says so, and the next one tries again', async () => {
  const { late, happened } = setUp(1);
  await expect(late.read(photo, { signal })).rejects.toMatchObject({ code: 'reader_unavailable' });
  await expect(late.read(photo, { signal })).resolves.toBe(reading);
  expect(happened).toEqual(['fetch', 'fetch', 'read']);
});

test('preparing that fails is silent, and an aborted reading never starts', async () => {
  const { late, happened } = setUp(1);
  late.prepare();
  await expect(late.read(photo, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(happened).toEqual(['fetch']);
});

test('disposing ends a reader that was fetched, and fetches none', async () => {
  const { late, happened } = setUp();
  late.dispose();
  expect(happened).toEqual([]);
  await late.read(photo, { signal });
  late.dispose();
  await Promise.resolve();
  expect(happened).toEqual(['fetch', 'read', 'dispose']);
});
