import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { HeardSound } from '../support/sound-analysis.ts';
import type { Scratch } from './scratch.ts';
import { until } from './until.ts';

const SAMPLE_RATE = 16_000;
const BYTES_A_SECOND = 2 * SAMPLE_RATE;

/** A loudspeaker that nobody hears, a recording of what reached it, and the voices of the machine. */
export interface SoundRoom {
  /** The environment of a browser that sounds in it. */
  env: Record<string, string>;
  /** Seconds that the recording is long. */
  length(): Promise<number>;
  /** Where in the recording a time of the machine's clock is, in seconds; to a tenth of a second. */
  at(milliseconds: number): number;
  /** What was heard between two places, in seconds. */
  heard(from: number, to: number): Promise<HeardSound>;
}

/** Starts PulseAudio with a null sink, its recording, and speech-dispatcher with espeak-ng; `scratch` ends them. */
export async function openSoundRoom(scratch: Scratch, signal: AbortSignal): Promise<SoundRoom> {
  const [pulse, speech, recording] = ['pulse.sock', 'speech.sock', 'heard.raw'].map(
    (name) => `${scratch.folder}/${name}`,
  );
  const env = { ...scratch.env, PULSE_SERVER: `unix:${pulse}`, SPEECHD_ADDRESS: `unix_socket:${speech}` };
  const isThere = (path: string | undefined) =>
    until(`${path} is there`, async () => path !== undefined && existsSync(path), Boolean, signal);
  const modules = [
    `module-native-protocol-unix socket=${pulse} auth-anonymous=1`,
    `module-null-sink sink_name=heard rate=${SAMPLE_RATE} channels=1`,
  ];
  scratch.start('/usr/bin/pulseaudio', [
    '-n',
    '--daemonize=no',
    '--exit-idle-time=-1',
    ...modules.map((module) => `--load=${module}`),
  ]);
  await isThere(pulse);
  const communication = ['--communication-method', 'unix_socket', '--socket-path', `${speech}`];
  scratch.start('/usr/bin/speech-dispatcher', ['--run-single', '--timeout', '0', ...communication], env);
  await isThere(speech);
  const form = ['--format=s16le', `--rate=${SAMPLE_RATE}`, '--channels=1', '--latency-msec=20'];
  scratch.start('/usr/bin/parec', ['--device=heard.monitor', ...form, `${recording}`], env);
  await isThere(recording);
  const length = async () => (await stat(`${recording}`)).size / BYTES_A_SECOND;
  await until('the recording runs', length, (seconds) => Number(seconds) > 1, signal);
  const began = Date.now() - (await length()) * 1_000;

  return {
    env,
    length,
    at: (milliseconds) => (milliseconds - began) / 1_000,
    async heard(from, to) {
      await until('the recording is so long', length, (seconds) => Number(seconds) > to, signal);
      const bytes = await readFile(`${recording}`);
      const samples = new Float32Array(Math.max(0, Math.round((to - from) * SAMPLE_RATE)));
      const first = Math.round(from * SAMPLE_RATE);
      for (let i = 0; i < samples.length; i += 1) samples[i] = bytes.readInt16LE(2 * (first + i)) / 32_768;
      return { samples, sampleRate: SAMPLE_RATE };
    },
  };
}
