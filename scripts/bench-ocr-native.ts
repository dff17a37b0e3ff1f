import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface NativeReading {
  text: string;
  /** Wall time of the whole process. */
  ms: number;
}

/** Whether the `tesseract` command is there. */
export async function hasTesseract(): Promise<boolean> {
  return run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * Reads a photo as it is with the machine's own Tesseract: a single block of text, one thread.
 * @throws when the command fails
 */
export async function readNatively(photo: string): Promise<NativeReading> {
  const start = performance.now();
  const { stdout } = await run('tesseract', [photo, '-', '--psm', '6'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    maxBuffer: 64 << 20,
  });
  return { text: stdout, ms: Math.round(performance.now() - start) };
}
