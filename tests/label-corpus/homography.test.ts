import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyHomography, cameraHomography, invertHomography } from './homography.ts';

const tilt = fc.double({ min: -15, max: 15, noNaN: true });

test('a phone held straight sees the wall as it is, its origin in the middle', () => {
  const camera = cameraHomography({ yaw: 0, pitch: 0, roll: 0 }, 1600, 1200);
  expect(applyHomography(camera, [0, 0])).toEqual([800, 600]);
  expect(applyHomography(camera, [100, -50])).toEqual([900, 550]);
});

test('a roll turns the picture in its plane', () => {
  const camera = cameraHomography({ yaw: 0, pitch: 0, roll: 90 }, 1600, 1200);
  const [x, y] = applyHomography(camera, [100, 0]);
  expect(x).toBeCloseTo(800);
  expect(y).toBeCloseTo(700);
});

test('a yaw makes one side of the wall larger than the other', () => {
  const camera = cameraHomography({ yaw: 15, pitch: 0, roll: 0 }, 1600, 1200);
  const height = (x: number): number =>
    applyHomography(camera, [x, 100])[1] - applyHomography(camera, [x, -100])[1];
  expect(height(500) / height(-500)).toBeGreaterThan(1.15);
});

test('the inverse takes every seen point back to the wall', () => {
  const at = fc.integer({ min: -700, max: 700 });
  fc.assert(
    fc.property(tilt, tilt, tilt, at, at, (yaw, pitch, roll, x, y) => {
      const camera = cameraHomography({ yaw, pitch, roll }, 1600, 1200);
      const [backX, backY] = applyHomography(invertHomography(camera), applyHomography(camera, [x, y]));
      expect(backX).toBeCloseTo(x, 4);
      expect(backY).toBeCloseTo(y, 4);
    }),
  );
});
