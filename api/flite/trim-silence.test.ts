import { expect, test } from 'vitest';
import { addSilence, rms, trimSilence } from './trim-silence.ts';

const RATE = 16_000;

function silence(seconds: number): number[] {
  return Array.from({ length: seconds * RATE }, () => 0);
}

function tone(seconds: number, loudness = 0.3): number[] {
  return Array.from(
    { length: seconds * RATE },
    (_, i) => loudness * Math.sin((2 * Math.PI * 200 * i) / RATE),
  );
}

function trimmedSeconds(samples: number[]): number {
  return trimSilence({ samples: Float32Array.from(samples), sampleRate: RATE }).samples.length / RATE;
}

test('silence at both ends is cut down to 40 ms', () => {
  expect(trimmedSeconds([...silence(0.5), ...tone(1), ...silence(0.5)])).toBeCloseTo(1.08, 2);
});

test('a pause inside stays', () => {
  const speech = [...tone(0.2), ...silence(0.6), ...tone(0.2)];
  expect(trimmedSeconds([...silence(0.3), ...speech, ...silence(0.3)])).toBeCloseTo(1.08, 2);
});

test('sound that fills the whole clip is left as it is', () => {
  expect(trimmedSeconds(tone(1))).toBe(1);
});

test('a faint hiss counts as silence, quiet speech does not', () => {
  expect(trimmedSeconds([...tone(0.5, 0.002), ...tone(0.5)])).toBeCloseTo(0.54, 2);
  expect(trimmedSeconds(tone(0.5, 0.02))).toBe(0.5);
});

test('nothing but silence leaves nothing', () => {
  expect(trimmedSeconds(silence(1))).toBe(0);
  expect(trimmedSeconds([])).toBe(0);
});

test('the root mean square of a sine is its height over the root of two', () => {
  expect(rms(Float32Array.from(tone(1, 0.5)))).toBeCloseTo(0.5 / Math.SQRT2, 3);
  expect(rms(new Float32Array(0))).toBe(0);
});

test('silence is added after the speech', () => {
  const { samples, sampleRate } = addSilence({ samples: Float32Array.from([0.5, 0.5]), sampleRate: 10 }, 0.3);
  expect([[...samples], sampleRate]).toEqual([[0.5, 0.5, 0, 0, 0], 10]);
});
