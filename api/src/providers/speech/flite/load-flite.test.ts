import { beforeAll, expect, test } from 'vitest';
import { readMp3 } from '../../../test-support/mp3-frames.ts';
import { loadMp3Encoder, type EncodeMp3 } from './encode-mp3.ts';
import { loadFlite } from './load-flite.ts';
import { rms, trimSilence } from '../../../../flite/trim-silence.ts';
import type { RunFlite } from '../../../../flite/run-flite.ts';
import type { Pcm } from '../../../../flite/wav.ts';

let runFlite: RunFlite;
let encodeMp3: EncodeMp3;

beforeAll(async () => {
  [runFlite, encodeMp3] = await Promise.all([loadFlite(), loadMp3Encoder()]);
});

/** Pitch in hertz by the highest autocorrelation, median over windows of 40 ms that are loud enough. */
function medianPitch({ samples, sampleRate }: Pcm): number {
  const window = Math.round(0.04 * sampleRate);
  const pitches: number[] = [];
  for (let start = 0; start + 2 * window < samples.length; start += window) {
    if (rms(samples.subarray(start, start + window)) < 0.05) continue;
    let best = 0;
    let bestLag = 0;
    for (let lag = Math.round(sampleRate / 300); lag <= Math.round(sampleRate / 70); lag += 1) {
      let sum = 0;
      for (let i = start; i < start + window; i += 1) sum += (samples[i] ?? 0) * (samples[i + lag] ?? 0);
      if (sum > best) [best, bestLag] = [sum, lag];
    }
    if (bestLag > 0) pitches.push(sampleRate / bestLag);
  }
  return pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

const SENTENCE = 'The dance class was painted in Paris, and it came to the museum much later.';

test('speech is not silence, lasts as long as speech does, and starts at once when trimmed', async () => {
  const raw = await runFlite(SENTENCE, 'slt');
  const speech = trimSilence(raw);
  expect(rms(speech.samples)).toBeGreaterThan(0.03);
  const seconds = speech.samples.length / speech.sampleRate;
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(8);
  const cut = (raw.samples.length - speech.samples.length) / raw.sampleRate;
  expect(cut).toBeGreaterThan(0.2);
});

test('the female voice is higher than the male one', async () => {
  const [female, male] = [await runFlite(SENTENCE, 'slt'), await runFlite(SENTENCE, 'rms')];
  expect(medianPitch(female)).toBeGreaterThan(150);
  expect(medianPitch(male)).toBeLessThan(130);
});

test('the same text gives the same samples, whatever was spoken before', async () => {
  const first = await runFlite('Hello.', 'rms');
  await runFlite(SENTENCE, 'slt');
  expect(await runFlite('Hello.', 'rms')).toEqual(first);
});

test('text is never taken for a command: the shell, options and markup are only read out', async () => {
  const hostile =
    '-o /etc/passwd `touch hacked` $(touch hacked) <audio src="file:///etc/passwd"/> & < > " \' -f';
  const speech = await runFlite(hostile, 'rms');
  expect(rms(trimSilence(speech).samples)).toBeGreaterThan(0.02);
});

test('the voice is 32 kbit/s MP3 of one channel, as long as the speech', async () => {
  const speech = trimSilence(await runFlite(SENTENCE, 'slt'));
  const mp3 = encodeMp3(speech);
  const figures = readMp3(mp3);
  const seconds = speech.samples.length / speech.sampleRate;
  expect(figures).toMatchObject({ sampleRate: 16_000, channels: 1 });
  expect(Math.abs(figures.seconds - seconds)).toBeLessThan(0.2);
  expect(mp3.length / figures.seconds).toBeCloseTo(4_000, -2);
});

test('one encoder gives the same bytes for the same speech every time', async () => {
  const speech = trimSilence(await runFlite('Hello.', 'slt'));
  expect(encodeMp3(speech)).toEqual(encodeMp3(speech));
});
