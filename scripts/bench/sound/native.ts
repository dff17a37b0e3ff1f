import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideCommand } from '../../../tests/setup/debian-packages.ts';

const run = promisify(execFile);
/** Bytes of a second of Flite's WAV: 16 kHz, 16 bits, one channel. */
const BYTES_A_SECOND = 32_000;
/** Processor time of the shell and, a line below, of what it ran; "0m1.234s". */
const TIMES = /(\d+)m([\d.]+)s/g;

/**
 * Seconds of speech that the machine's own `flite` makes in a second of processor time, as WAV and with the silence at
 * both ends; what it is on another machine says how fast this one is. On Debian, as root, it is installed when it is
 * not there; NaN where it cannot be.
 */
export async function nativeSpeechPerCpuSecond(
  spoken: readonly { text: string; voice: string }[],
): Promise<number> {
  if (!(await provideCommand('flite', ['-lv'], ['flite']))) return Number.NaN;
  const folder = await mkdtemp(join(tmpdir(), 'placard-flite-'));
  try {
    let [seconds, cpu] = [0, 0];
    for (const { text, voice } of spoken) {
      const [source, wav] = [join(folder, 'text.txt'), join(folder, 'speech.wav')];
      await writeFile(source, text);
      const script = 'flite -voice "$1" -f "$2" -o "$3"; times';
      const { stdout } = await run('sh', ['-c', script, 'sh', voice, source, wav]);
      for (const [, minutes, rest] of stdout.matchAll(TIMES)) cpu += Number(minutes) * 60 + Number(rest);
      seconds += (await stat(wav)).size / BYTES_A_SECOND;
    }
    return seconds / cpu;
  } finally {
    await rm(folder, { recursive: true });
  }
}
