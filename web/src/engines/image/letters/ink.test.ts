import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inkOf } from './ink.ts';

/** What a pixel of the picture differs from the mean of the square around it, as a share of that mean in 1/256. */
function inkAt(data: Uint8Array, width: number, at: number, radius: number): number {
  const near = data.filter(
    (_, other) =>
      Math.abs((at % width) - (other % width)) <= radius &&
      Math.abs(Math.floor(at / width) - Math.floor(other / width)) <= radius,
  );
  const mean = near.reduce((sum, luma) => sum + luma, 0) / near.length;
  const difference = (data[at] ?? 0) - mean;
  const counts = Math.abs(difference) > Math.max(6, mean / 10);
  return counts ? Math.round((difference * 256) / Math.max(mean, 32)) : 0;
}

test('ink is what differs by a tenth, and by six levels, from the mean of the square around it', () => {
  const width = 11;
  const pixels = fc.oneof(
    fc.uint8Array({ minLength: 7 * width, maxLength: 7 * width }),
    fc.uint8Array({ minLength: 7 * width, maxLength: 7 * width, max: 50 }),
  );
  fc.assert(
    fc.property(pixels, fc.integer({ min: 1, max: 13 }), (data, radius) => {
      const ink = inkOf({ data, width, height: 7 }, radius);
      expect([...ink]).toEqual([...data].map((_, at) => inkAt(data, width, at, radius)));
    }),
  );
});

test('a stroke has the same ink in light and in shadow', () => {
  const stroke = (light: number) => {
    const data = Uint8Array.from({ length: 15 * 15 }, (_, i) => (i % 15 === 7 ? 40 : 200) * light);
    return inkOf({ data, width: 15, height: 15 }, 5)[7 * 15 + 7] ?? 0;
  };
  expect(stroke(1)).toBeLessThan(-100);
  expect(Math.abs(stroke(1) - stroke(0.4))).toBeLessThan(3);
});
