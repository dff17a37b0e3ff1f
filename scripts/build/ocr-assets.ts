import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../setup/paths.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Where the browser finds them: `/ocr/`. */
const TARGET = join(root, 'public', 'ocr');

/** Script and program of each; web/src/platform/ocr/tesseract-core.ts picks one by what the browser can do. */
const CORES = ['tesseract-core-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-relaxedsimd-lstm'];
const isCoreScript = (name: string) => CORES.some((core) => name === `${core}.js`);

/**
 * Behind each core's script: the worker script of tesseract.js does not look at a start that fails, and whoever waits
 * for it would not hear that the program is missing. Thrown outside of a promise it reaches the worker's owner.
 */
const TELL_FAILURE = `
TesseractCore = ((start) => (options) =>
  start(options).catch((error) => {
    setTimeout(() => {
      throw error;
    });
    throw error;
  }))(TesseractCore);
`;

/** Package, its file, and the name it gets here. */
const FILES: readonly [name: string, file: string, as: string][] = [
  ['tesseract.js', 'dist/worker.min.js', 'worker.min.js'],
  ['tesseract.js', 'dist/worker.min.js.LICENSE.txt', 'worker.min.js.LICENSE.txt'],
  ['tesseract.js', 'LICENSE.md', 'LICENSE.tesseract.js.md'],
  ...CORES.flatMap((core) =>
    [`${core}.js`, `${core}.wasm`].map((file): [string, string, string] => ['tesseract.js-core', file, file]),
  ),
  ['tesseract.js-core', 'LICENSE', 'LICENSE.tesseract-core.txt'],
];

/** Language data that no npm package carries: see the README beside it. */
const DATA = join(root, 'web', 'vendor', 'tessdata-fast');

/**
 * Puts the files of the OCR engine into a folder, with `.br` and `.gz` of scripts and programs
 * beside them, and nothing else. Does nothing for a file that is there already and no older copy.
 * @throws when a package is not installed or lacks a file
 */
export async function prepareOcrAssets(folder = TARGET): Promise<void> {
  const resolve = createRequire(join(root, 'web', 'package.json')).resolve;
  await mkdir(folder, { recursive: true });
  const sources: [source: string, as: string][] = [
    ...FILES.map(([name, file, as]): [string, string] => [
      join(dirname(resolve(`${name}/package.json`)), file),
      as,
    ]),
    [join(DATA, 'eng.traineddata.gz'), 'eng.traineddata.gz'],
    [join(DATA, 'LICENSE'), 'LICENSE.tessdata.txt'],
  ];
  const wanted = new Set(sources.flatMap(([, as]) => [as, `${as}.br`, `${as}.gz`]));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
  for (const [source, as] of sources) {
    const target = join(folder, as);
    const added = isCoreScript(as) ? TELL_FAILURE : '';
    if (await isCopy(source, target, added.length)) continue;
    await writeFile(target, Buffer.concat([await readFile(source), Buffer.from(added)]));
    if (/\.(js|wasm)$/.test(as)) await writePacked(target);
    // Last, so that a copy cut short is made again.
    const { atime, mtime } = await stat(source);
    await utimes(target, atime, mtime);
  }
}

async function isCopy(source: string, target: string, added: number): Promise<boolean> {
  const wanted = await stat(source);
  const present = await stat(target).catch(() => undefined);
  return present?.size === wanted.size + added && Math.abs(present.mtimeMs - wanted.mtimeMs) < 1000;
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
