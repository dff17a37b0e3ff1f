import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resized } from './resize.ts';

test('each pixel of a smaller copy is the mean of those it covers', () => {
  const picture = { width: 4, height: 2, data: Uint8Array.of(0, 100, 10, 10, 100, 200, 10, 50) };
  expect(resized(picture, 0.5)).toEqual({ width: 2, height: 1, data: Uint8Array.of(100, 20) });
});

test('a plain picture stays plain at any scale', () => {
  const sides = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(sides, sides, fc.double({ min: 0.01, max: 1, noNaN: true }), (width, height, scale) => {
      const { data } = resized({ width, height, data: new Uint8Array(width * height).fill(77) }, scale);
      expect(new Set(data)).toEqual(new Set([77]));
    }),
  );
});
