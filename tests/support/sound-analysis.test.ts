import { expect, test } from 'vitest';
import { stretches, turnPauses, voicePitch, type HeardSound } from './sound-analysis.ts';

const sampleRate = 16_000;

/** A buzz of this pitch from `start` to `end` in two seconds of silence. */
function buzz(pitch: number, start: number, end: number): HeardSound {
  const samples = Float32Array.from({ length: 2 * sampleRate }, (_, i) => {
    const at = i / sampleRate;
    return at >= start && at < end ? 0.3 * Math.sin(2 * Math.PI * pitch * at) ** 3 : 0;
  });
  return { samples, sampleRate };
}

test('sound is found where it is', () => {
  const [only] = stretches(buzz(200, 0.5, 1.25));
  expect(only?.start).toBeCloseTo(0.5, 1);
  expect(only?.end).toBeCloseTo(1.25, 1);
});

test('the pitch of a voice is measured', () => {
  expect(Math.abs(voicePitch(buzz(105, 0, 2)) - 105)).toBeLessThan(3);
  expect(Math.abs(voicePitch(buzz(190, 0, 2)) - 190)).toBeLessThan(3);
});

test('only a change of voice is a change of turn', () => {
  const [high, highAgain, low] = [buzz(190, 0.1, 0.5), buzz(190, 0.8, 1.2), buzz(105, 1.55, 1.95)];
  const samples = high.samples.map(
    (sample, i) => sample + (highAgain.samples[i] ?? 0) + (low.samples[i] ?? 0),
  );
  const [only, ...more] = turnPauses({ samples, sampleRate });
  expect(only).toBeCloseTo(0.35, 1);
  expect(more).toEqual([]);
});

test('a breath without pitch between two sentences of one voice is no change of voice', () => {
  const [first, second] = [buzz(190, 0.1, 0.6), buzz(190, 1.4, 1.9)];
  // The same noise in every run.
  let state = 1;
  const hiss = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const samples = first.samples.map((sample, i) => {
    const at = i / sampleRate;
    return sample + (second.samples[i] ?? 0) + (at >= 0.9 && at < 1.1 ? 0.2 * hiss() : 0);
  });
  expect(stretches({ samples, sampleRate })).toHaveLength(3);
  expect(turnPauses({ samples, sampleRate })).toEqual([]);
});
