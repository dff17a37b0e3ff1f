import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareOcrAssets } from './ocr-assets.ts';
import { root } from '../setup/paths.ts';

let folder: string;

beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'placard-ocr-'))}/`;
  await prepareOcrAssets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('worker, the three cores, the language data and the licences are there', async () => {
  const files = [
    'worker.min.js',
    'tesseract-core-lstm.js',
    'tesseract-core-lstm.wasm',
    'tesseract-core-simd-lstm.js',
    'tesseract-core-simd-lstm.wasm',
    'tesseract-core-relaxedsimd-lstm.js',
    'tesseract-core-relaxedsimd-lstm.wasm',
    'eng.traineddata.gz',
    'LICENSE.tesseract-core.txt',
    'LICENSE.tessdata.txt',
  ];
  for (const file of files) expect((await stat(folder + file)).size).toBeGreaterThan(1000);
});

test.each(['worker.min.js', 'tesseract-core-lstm.js', 'tesseract-core-lstm.wasm'])(
  'the packed copies of %s hold the same',
  async (name) => {
    const file = await readFile(folder + name);
    expect(brotliDecompressSync(await readFile(`${folder}${name}.br`)).equals(file)).toBe(true);
    expect(gunzipSync(await readFile(`${folder}${name}.gz`)).equals(file)).toBe(true);
  },
);

test('what an older version left there is gone', async () => {
  await writeFile(`${folder}tesseract-core-lstm.wasm.js`, '');
  await prepareOcrAssets(folder);
  await expect(stat(`${folder}tesseract-core-lstm.wasm.js`)).rejects.toThrow('ENOENT');
});

test('the language data is the file that its README names', async () => {
  const data = gunzipSync(await readFile(`${folder}eng.traineddata.gz`));
  const readme = await readFile(`${root}web/vendor/tessdata-fast/README.md`, 'utf8');
  expect(readme).toContain(createHash('sha256').update(data).digest('hex'));
});

test('a second run writes nothing', async () => {
  const before = await stat(`${folder}worker.min.js.br`);
  await prepareOcrAssets(folder);
  expect((await stat(`${folder}worker.min.js.br`)).mtimeMs).toBe(before.mtimeMs);
});
