import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canvasScale, pixelArea } from './crop-area.ts';

test('80 % at 10 % of a 12-megapixel photo keeps its own pixels', () => {
  const area = { x: 10, y: 10, width: 80, height: 80 };
  expect(pixelArea(area, { width: 4000, height: 3000 })).toEqual({
    x: 400,
    y: 300,
    width: 3200,
    height: 2400,
  });
});

test('whatever is selected lies in the picture and has at least one pixel each way', () => {
  const percent = fc.double({ min: -5, max: 105, noNaN: true });
  const length = fc.double({ min: 0, max: 110, noNaN: true });
  const side = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(
      fc.record({ x: percent, y: percent, width: length, height: length }),
      fc.record({ width: side, height: side }),
      (area, size) => {
        const { x, y, width, height } = pixelArea(area, size);
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + height).toBeLessThanOrEqual(size.height);
      },
    ),
  );
});

test('only a picture of more than 16.7 megapixels is made smaller, and no more than it must', () => {
  expect(canvasScale({ width: 4032, height: 3024 })).toBe(1);
  const scale = canvasScale({ width: 8064, height: 6048 });
  expect(8064 * scale * 6048 * scale).toBeCloseTo(4096 * 4096, 0);
});
