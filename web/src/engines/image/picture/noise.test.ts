import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { calmed, noiseOf } from './noise.ts';

const drawn = (noise: number) =>
  drawnLabel({
    width: 400,
    height: 300,
    paper: 200,
    blocks: [{ lines: ['ANNA MELLON', 'OIL ON LINEN'], x: 40, y: 60, letterHeight: 20, ink: 60 }],
    noise,
  });

test.each([6, 12, 30])(
  'even noise of %i is measured by its standard deviation, whatever is printed',
  (noise) => {
    const deviation = noise / Math.sqrt(3);
    expect(noiseOf(drawn(noise))).toBeGreaterThan(0.75 * deviation);
    expect(noiseOf(drawn(noise))).toBeLessThan(1.35 * deviation);
  },
);

test('a clean picture is left as it is, also one of a single pixel', () => {
  const clean = drawn(0);
  expect(calmed(clean)).toBe(clean);
  const pixel = { data: Uint8Array.of(9), width: 1, height: 1 };
  expect(calmed(pixel)).toBe(pixel);
});

test('a noisy picture loses most of its noise and keeps its letters', () => {
  const calm = calmed(drawn(60));
  expect(noiseOf(calm)).toBeLessThan(0.4 * noiseOf(drawn(60)));
  const stroke = calm.data[70 * 400 + 41] ?? 0;
  const paper = calm.data[280 * 400 + 200] ?? 0;
  expect(paper - stroke).toBeGreaterThan(60);
});

test('noise that runs over neighbouring pixels, as a camera leaves it, is noise all the same', () => {
  const fine = drawn(40);
  const coarse = { ...fine, data: fine.data.map((luma, i) => (luma + (fine.data[i + 1] ?? luma)) >> 1) };
  expect(noiseOf(coarse)).toBeGreaterThan(0.6 * noiseOf(fine));
});
