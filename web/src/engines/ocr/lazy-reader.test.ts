import { expect, test } from 'vitest';
import type { LabelReader } from './reading.ts';
import { readingOf } from './testing/reading-of.ts';
import { createLazyReader } from './lazy-reader.ts';

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
  const lazy = createLazyReader(async () => {
    happened.push('fetch');
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return real;
  });
  return { lazy, happened };
}
const { signal } = new AbortController();
const photo = new Blob(['photo']);

test('the reader is fetched once, by what needs it first', async () => {
  const { lazy, happened } = setUp();
  expect(happened).toEqual([]);
  lazy.prepare();
  await expect(lazy.read(photo, { signal })).resolves.toBe(reading);
  await lazy.read(photo, { signal });
  expect(happened).toEqual(['fetch', 'prepare', 'read', 'read']);
});

test('where it cannot be fetched the reading says so, and the next one tries again', async () => {
  const { lazy, happened } = setUp(1);
  await expect(lazy.read(photo, { signal })).rejects.toMatchObject({ code: 'reader_unavailable' });
  await expect(lazy.read(photo, { signal })).resolves.toBe(reading);
  expect(happened).toEqual(['fetch', 'fetch', 'read']);
});

test('preparing that fails is silent, and an aborted reading never starts', async () => {
  const { lazy, happened } = setUp(1);
  lazy.prepare();
  await expect(lazy.read(photo, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(happened).toEqual(['fetch']);
});

test('disposing ends a reader that was fetched, and fetches none', async () => {
  const { lazy, happened } = setUp();
  lazy.dispose();
  expect(happened).toEqual([]);
  await lazy.read(photo, { signal });
  lazy.dispose();
  await Promise.resolve();
  expect(happened).toEqual(['fetch', 'read', 'dispose']);
});
