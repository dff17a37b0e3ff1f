import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { readWav, type Pcm } from './wav.ts';

/** Speaks printable ASCII text with one of Flite's voices. Throws Error when Flite does not end well. */
export type RunFlite = (text: string, voice: string) => Promise<Pcm>;

/**
 * How much longer than its own a voice's sounds last. Museums tell at 140 to 175 words a minute; slt alone would hurry
 * at 183 (`npm run bench:sound`).
 */
const STRETCH: Record<string, number> = { slt: 1.2 };

/** The program in a memory of its own, and what that held before the first run. */
interface Machine {
  wasi: WASI;
  memory: WebAssembly.Memory;
  start: () => unknown;
  pristine: Uint8Array;
}

async function load(program: WebAssembly.Module): Promise<Machine> {
  const wasi = new WASI([], [], [], { debug: false });
  const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport });
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('not a WASI program');
  return { wasi, memory, start: () => start(), pristine: new Uint8Array(memory.buffer).slice() };
}

/** Runs the program on two files that exist in memory only; it sees nothing of the machine's. */
function run({ wasi, memory, start, pristine }: Machine, text: string, voice: string): Uint8Array {
  const whole = new Uint8Array(memory.buffer);
  whole.set(pristine);
  whole.fill(0, pristine.length);
  const speech = new File([]);
  const files = new Map([
    ['text.txt', new File(new TextEncoder().encode(text))],
    ['speech.wav', speech],
  ]);
  const nothing = () => new OpenFile(new File([]));
  wasi.args = [
    'flite',
    '-voice',
    voice,
    '--setf',
    `duration_stretch=${STRETCH[voice] ?? 1}`,
    '-f',
    '/speech/text.txt',
    '-o',
    '/speech/speech.wav',
  ];
  wasi.fds = [nothing(), nothing(), nothing(), new PreopenDirectory('/speech', files)];
  let returned = false;
  const exitCode = wasi.start({
    exports: {
      memory,
      _start() {
        start();
        returned = true;
      },
    },
  });
  if (!returned) throw new Error(`Flite ended with code ${exitCode}`);
  return speech.data;
}

/**
 * Flite, a command-line program, that runs afresh for each text. Its memory is put back to what it was rather than
 * made anew, which takes a fifth of the time; so that nothing else of a run is left, only a program that returned
 * is run again.
 */
export function createFlite(program: WebAssembly.Module): RunFlite {
  let idle: Machine | undefined;
  return async (text, voice) => {
    const machine = idle ?? (await load(program));
    idle = undefined;
    const wav = run(machine, text, voice);
    idle = machine;
    return readWav(wav);
  };
}
