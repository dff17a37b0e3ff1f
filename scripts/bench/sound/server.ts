import { setTimeout as sleep } from 'node:timers/promises';
import { createFliteSpeech } from '../../../api/src/providers/speech/flite/flite.ts';
import { loadFlite } from '../../../api/src/providers/speech/flite/load-flite.ts';
import { nativeSpeechPerCpuSecond } from './native.ts';

/** The embedded voices send 32 kbit/s, constant. */
const BYTES_A_SECOND = 4_000;
/** The pause the app leaves between two turns, in seconds. */
const PAUSE_SECONDS = 0.35;

const SENTENCES = [
  'The label calls this picture The Harbour at Lorient, and gives the year 1869.',
  'She painted her sister on the quay in the summer, and gave it to a friend who had admired it.',
  'What else does the label tell us about the work?',
  'It is in oil on canvas, and it came to the museum as a gift in 1920.',
];

/** A text nobody spoke before, so that no cache helps. */
const textOf = (listener: number, turn: number) =>
  `${SENTENCES[(listener + turn) % SENTENCES.length]} Number ${listener}, ${turn}.`;

export interface FliteFigures {
  /** Seconds of speech made in a second of processor time. */
  speechPerCpuSecond: number;
  /** The same without the encoder, and with the silence at both ends. */
  alonePerCpuSecond: number;
  /** What `alonePerCpuSecond` is of the machine's own `flite`; NaN where there is none. */
  nativeSpeechPerCpuSecond: number;
  bytesAMinute: number;
}

/** Flite as the server runs it, without silence cut off and nothing encoded; the first half of the texts warms it. */
async function alonePerCpuSecond(spoken: readonly { text: string; voice: string }[]): Promise<number> {
  const runFlite = await loadFlite();
  for (const { text, voice } of spoken.slice(0, spoken.length / 2)) await runFlite(text, voice);
  const before = process.cpuUsage();
  let seconds = 0;
  for (const { text, voice } of spoken) {
    const { samples, sampleRate } = await runFlite(text, voice);
    seconds += samples.length / sampleRate;
  }
  const { user, system } = process.cpuUsage(before);
  return seconds / ((user + system) / 1e6);
}

/** Flite and its MP3 encoder alone, in this process, once the processor knows its way through them. */
export async function fliteFigures(texts: number): Promise<FliteFigures> {
  const flite = createFliteSpeech();
  const { signal } = new AbortController();
  try {
    for (const role of ['friend1', 'friend2'])
      for (let turn = 0; turn < SENTENCES.length; turn += 1)
        await flite.speak(textOf(1, turn), flite.voiceFor(role), signal);
    const spoken = Array.from({ length: texts }, (_, turn) => ({
      text: textOf(0, turn),
      voice: flite.voiceFor(turn % 2 === 0 ? 'friend1' : 'friend2'),
    }));
    const before = process.cpuUsage();
    let bytes = 0;
    for (const { text, voice } of spoken) bytes += (await flite.speak(text, voice, signal)).audio.byteLength;
    const { user, system } = process.cpuUsage(before);
    return {
      speechPerCpuSecond: bytes / BYTES_A_SECOND / ((user + system) / 1e6),
      alonePerCpuSecond: await alonePerCpuSecond(spoken),
      nativeSpeechPerCpuSecond: await nativeSpeechPerCpuSecond(spoken),
      bytesAMinute: 60 * BYTES_A_SECOND,
    };
  } finally {
    await flite.dispose();
  }
}

async function fetchSeconds(url: string, text: string, voice: string): Promise<number> {
  const response = await fetch(`${url}/api/synthesize-speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, voice }),
  });
  if (!response.ok) throw new Error(`speech: ${response.status} ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength / BYTES_A_SECOND;
}

/** Seconds of silence too long, turn by turn, for one listener who fetches two turns ahead as the app does. */
async function listen(url: string, listener: number, turns: number): Promise<number[]> {
  const clips: Promise<number>[] = [];
  const ask = (turn: number) => {
    clips[turn] ??= fetchSeconds(url, textOf(listener, turn), turn % 2 === 0 ? 'friend1' : 'friend2');
    return clips[turn];
  };
  const waits: number[] = [];
  await ask(0);
  for (let turn = 0; turn < turns; turn += 1) {
    const asked = performance.now();
    const seconds = await ask(turn);
    waits.push((performance.now() - asked) / 1_000);
    void ask(turn + 1).then(() => ask(turn + 2));
    await sleep((seconds + PAUSE_SECONDS) * 1_000);
  }
  await Promise.all(clips);
  return waits;
}

/** Listeners at once in real time; the waits between turns that anyone would have heard, in seconds. */
export async function stalls(url: string, listeners: number, turns: number): Promise<number[]> {
  const waits = await Promise.all(Array.from({ length: listeners }, (_, i) => listen(url, i + 1, turns)));
  return waits.flat().filter((seconds) => seconds > 0.1);
}
