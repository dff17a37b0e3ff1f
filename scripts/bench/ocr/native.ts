import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { provideCommand } from '../../../tests/setup/debian-packages.ts';

const run = promisify(execFile);

export interface NativeReading {
  text: string;
  /** Wall time of the whole process. */
  ms: number;
}

/** Whether the `tesseract` command is there, installed where it can be. */
export function provideTesseract(): Promise<boolean> {
  return provideCommand('tesseract', ['--version'], ['tesseract-ocr', 'tesseract-ocr-eng']);
}

/**
 * Reads a picture as it is with the machine's own Tesseract: a single block of text, one thread.
 * @throws when the command fails
 */
export async function readNatively(picture: string): Promise<NativeReading> {
  const start = performance.now();
  const { stdout } = await run('tesseract', [picture, '-', '--psm', '6'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    maxBuffer: 64 << 20,
  });
  return { text: stdout, ms: Math.round(performance.now() - start) };
}
