import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atPace, stretched } from './pace.ts';

const RATE = 16_000;

/** A tone of so many seconds, with the ripple of a voice. */
function tone(seconds: number, hertz = 180) {
  return Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, at) =>
      0.3 * Math.sin((2 * Math.PI * hertz * at) / RATE) + 0.1 * Math.sin((4 * Math.PI * hertz * at) / RATE),
  );
}

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const secondsOf = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }): number =>
  samples.length / sampleRate;

/** How often a sound rises through zero in a second. */
function pitchOf(samples: Float32Array): number {
  let rises = 0;
  for (let at = 1; at < samples.length; at += 1)
    if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) rises += 1;
  return (rises * RATE) / samples.length;
}

test('twenty words in five seconds are told in as much as 175 a minute take, at the same pitch', () => {
  const slower = atPace({ samples: tone(6), sampleRate: RATE }, words(20));
  expect((60 * 20) / secondsOf(slower)).toBeCloseTo(175, 0);
  expect(pitchOf(slower.samples)).toBeCloseTo(180, -1);
});

test('what drags is told in seven tenths of its time at least, and what hurries in fourteen tenths at most', () => {
  expect(secondsOf(atPace({ samples: tone(10), sampleRate: RATE }, words(10)))).toBeCloseTo(7, 1);
  expect(secondsOf(atPace({ samples: tone(3), sampleRate: RATE }, words(20)))).toBeCloseTo(4.2, 1);
});

test('what is told at a pace of 140 to 175, and what is too short to have one, is left as it is', () => {
  for (const [seconds, count] of [
    [8, 20],
    [0.5, 3],
    [0, 0],
  ] as const) {
    const samples = tone(seconds);
    expect(atPace({ samples, sampleRate: RATE }, words(count)).samples).toBe(samples);
  }
});

test('however long a sound is made, it is never louder than it was by much, and as long as asked for', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.6, noNaN: true }),
      fc.double({ min: 0.7, max: 1.4, noNaN: true }),
      fc.integer({ min: 90, max: 260 }),
      (seconds, factor, hertz) => {
        const samples = tone(seconds, hertz);
        const longer = stretched({ samples, sampleRate: RATE }, factor).samples;
        expect(longer).toHaveLength(Math.round(samples.length * factor));
        expect(Math.max(...longer.map(Math.abs))).toBeLessThan(0.5);
      },
    ),
  );
});
