import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distorted, undistorted } from './lens.ts';

const SIZE = { width: 1600, height: 1200 };

test('barrel distortion draws corners to the middle by its share and leaves the middle', () => {
  const lens = { ...SIZE, barrel: 0.05 };
  expect(undistorted(lens, [800, 600])).toEqual([800, 600]);
  const [x, y] = undistorted(lens, [0, 0]);
  expect(x).toBeCloseTo(-40);
  expect(y).toBeCloseTo(-30);
});

test('the inverse takes every point back', () => {
  const barrel = fc.double({ min: 0, max: 0.06, noNaN: true });
  fc.assert(
    fc.property(
      barrel,
      fc.integer({ min: 0, max: 1600 }),
      fc.integer({ min: 0, max: 1200 }),
      (share, x, y) => {
        const lens = { ...SIZE, barrel: share };
        const [backX, backY] = distorted(lens, undistorted(lens, [x, y]));
        expect(backX).toBeCloseTo(x, 3);
        expect(backY).toBeCloseTo(y, 3);
      },
    ),
  );
});
