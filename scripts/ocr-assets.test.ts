import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { prepareOcrAssets } from './ocr-assets.ts';
import { root } from './paths.ts';

const folder = `${root}public/ocr/`;

beforeAll(() => prepareOcrAssets());

test('worker, the three cores, the language data and the licences are there', async () => {
  const files = [
    'worker.min.js',
    'tesseract-core-lstm.wasm.js',
    'tesseract-core-simd-lstm.wasm.js',
    'tesseract-core-relaxedsimd-lstm.wasm.js',
    'eng.traineddata.gz',
    'LICENSE.tesseract-core.txt',
    'LICENSE.tessdata.txt',
  ];
  for (const file of files) expect((await stat(folder + file)).size).toBeGreaterThan(1000);
});

test('the packed copies hold the same script', async () => {
  const script = await readFile(`${folder}worker.min.js`);
  expect(brotliDecompressSync(await readFile(`${folder}worker.min.js.br`)).equals(script)).toBe(true);
  expect(gunzipSync(await readFile(`${folder}worker.min.js.gz`)).equals(script)).toBe(true);
});

test('the language data is the file that its README names', async () => {
  const data = gunzipSync(await readFile(`${folder}eng.traineddata.gz`));
  const readme = await readFile(`${root}web/vendor/tessdata-fast/README.md`, 'utf8');
  expect(readme).toContain(createHash('sha256').update(data).digest('hex'));
});

test('a second run writes nothing', async () => {
  const before = await stat(`${folder}worker.min.js.br`);
  await prepareOcrAssets();
  expect((await stat(`${folder}worker.min.js.br`)).mtimeMs).toBe(before.mtimeMs);
});
