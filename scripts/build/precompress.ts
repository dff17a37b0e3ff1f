import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = '**/*.{js,css,html,svg,webmanifest,txt}';
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every compressible file of a folder that has none yet, for the server to send. */
export async function precompress(folder: string): Promise<void> {
  for (const name of globSync(COMPRESSIBLE, { cwd: folder })) {
    const file = `${folder}/${name}`;
    if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) continue;
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await brotli(bytes, quality));
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  }
}
