import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCorpus, UsageError } from './photos.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placard-corpus-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content = ''): Promise<void> {
  await writeFile(join(folder, name), content);
}

test('photos come in the order of their names, with what is known of them', async () => {
  for (const name of ['b.JPG', 'a.png', 'README.md']) await put(name);
  const truth = { file: 'a.png', class: 'clean', expect: 'ok', text: 'Oil' };
  await put('labels.json', JSON.stringify([truth]));
  const { photos, truths } = await openCorpus(folder);
  expect(photos).toEqual(['a.png', 'b.JPG']);
  expect(truths.get('a.png')).toEqual(truth);
  expect(truths.get('b.JPG')).toBeUndefined();
});

test('of real photos the kind is the class, and what is said of how they lie does not make them unreadable', async () => {
  await put('a.jpg');
  const truth = { file: 'a.jpg', kind: 'panel', expect: 'sideways: once turned it can be read', text: 'Oil' };
  await put('labels.json', JSON.stringify([truth, { ...truth, file: 'b.jpg', expect: 'blurry' }]));
  const { truths } = await openCorpus(folder);
  expect(truths.get('a.jpg')).toMatchObject({ class: 'panel', expect: 'ok', text: 'Oil' });
  expect(truths.get('b.jpg')?.expect).toBe('blurry');
});

test('what the caller can mend is said in a sentence', async () => {
  await expect(openCorpus(folder)).rejects.toThrow(UsageError);
  await put('a.jpg');
  expect((await openCorpus(folder)).truths.size).toBe(0);
  await put('labels.json', '[{"file": "a.jpg"}]');
  await expect(openCorpus(folder)).rejects.toThrow('is not a list of records');
  await expect(openCorpus(join(folder, 'none'))).rejects.toThrow('There is no folder');
});
