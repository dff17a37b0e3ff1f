import { copyFile, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './paths.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Where the browser finds them: `/ocr/`. */
const TARGET = join(root, 'public', 'ocr');

/** Package, its file, and the name it gets here. tesseract.js picks the core by what the browser can do. */
const FILES: readonly [name: string, file: string, as: string][] = [
  ['tesseract.js', 'dist/worker.min.js', 'worker.min.js'],
  ['tesseract.js', 'dist/worker.min.js.LICENSE.txt', 'worker.min.js.LICENSE.txt'],
  ['tesseract.js', 'LICENSE.md', 'LICENSE.tesseract.js.md'],
  ['tesseract.js-core', 'tesseract-core-lstm.wasm.js', 'tesseract-core-lstm.wasm.js'],
  ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm.js', 'tesseract-core-simd-lstm.wasm.js'],
  ['tesseract.js-core', 'tesseract-core-relaxedsimd-lstm.wasm.js', 'tesseract-core-relaxedsimd-lstm.wasm.js'],
  ['tesseract.js-core', 'LICENSE', 'LICENSE.tesseract-core.txt'],
];

/** Language data that no npm package carries: see the README beside it. */
const DATA = join(root, 'web', 'vendor', 'tessdata-fast');

/**
 * Puts the files of the OCR engine under `public/ocr/`, with `.br` and `.gz` of the scripts beside them.
 * Does nothing for a file that is there already and no older copy.
 * @throws when a package is not installed or lacks a file
 */
export async function prepareOcrAssets(): Promise<void> {
  const resolve = createRequire(join(root, 'web', 'package.json')).resolve;
  await mkdir(TARGET, { recursive: true });
  const sources: [source: string, as: string][] = [
    ...FILES.map(([name, file, as]): [string, string] => [
      join(dirname(resolve(`${name}/package.json`)), file),
      as,
    ]),
    [join(DATA, 'eng.traineddata.gz'), 'eng.traineddata.gz'],
    [join(DATA, 'LICENSE'), 'LICENSE.tessdata.txt'],
  ];
  for (const [source, as] of sources) {
    const target = join(TARGET, as);
    if (await isCopy(source, target)) continue;
    await copyFile(source, target);
    if (as.endsWith('.js')) await writePacked(target);
    // Last, so that a copy cut short is made again.
    const { atime, mtime } = await stat(source);
    await utimes(target, atime, mtime);
  }
}

async function isCopy(source: string, target: string): Promise<boolean> {
  const wanted = await stat(source);
  const present = await stat(target).catch(() => undefined);
  return present?.size === wanted.size && Math.abs(present.mtimeMs - wanted.mtimeMs) < 1000;
}

async function writePacked(file: string): Promise<void> {
  const bytes = await readFile(file);
  // Quality 9: the next two steps take ten times as long for a few per cent less.
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${file}.br`, await brotli(bytes, options));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

if (import.meta.main) await prepareOcrAssets();
