import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineAt, pictureBox, withRoom, type Point } from './outline-geometry.ts';

const REACH = 22;
/** Numbers as likely in any part of the range: most doubles are next to 0. */
const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 10_000 }).map((step) => min + ((max - min) * step) / 10_000);
const ratio = between(0.2, 5);
const share = between(0, 1);
const pixels = between(0, 1_000);

test('a picture of any shape lies whole in the middle of any frame, as large as fits, and is not stretched', () => {
  fc.assert(
    fc.property(ratio, ratio, (picture, frame) => {
      const { left, top, width, height } = pictureBox(picture, frame);
      expect(Math.max(width, height)).toBe(1);
      expect(left * 2 + width).toBeCloseTo(1);
      expect(top * 2 + height).toBeCloseTo(1);
      expect((width * frame) / height / picture).toBeCloseTo(1);
    }),
  );
});

/** A label that lies in any direction, its corners clockwise. */
const lying = fc
  .record({
    x: pixels,
    y: pixels,
    angle: between(0, 7),
    wide: between(1, 300),
    high: between(1, 200),
  })
  .map(({ x, y, angle, wide, high }) => {
    const at = (u: number, v: number): Point => ({
      x: x + u * Math.cos(angle) - v * Math.sin(angle),
      y: y + u * Math.sin(angle) + v * Math.cos(angle),
    });
    return { corners: [at(0, 0), at(wide, 0), at(wide, high), at(0, high)], at, wide, high };
  });

test('a tap into an outline means it, however it lies; one at its edge but for 22 pixels too; one further off means none', () => {
  fc.assert(
    fc.property(lying, share, share, ({ corners, at, wide, high }, u, v) => {
      expect(outlineAt(at(u * wide, v * high), [corners], 0.001)).toBe(0);
      expect(outlineAt(at(u * wide, -REACH + 0.01), [corners], REACH)).toBe(0);
      expect(outlineAt(at(wide + REACH - 0.01, v * high), [corners], REACH)).toBe(0);
      expect(outlineAt(at(u * wide, high + REACH + 0.01), [corners], REACH)).toBeUndefined();
      expect(outlineAt(at(-REACH - 0.01, v * high), [corners], REACH)).toBeUndefined();
    }),
  );
});

test('room around an outline is the same on all sides, however it lies', () => {
  fc.assert(
    fc.property(lying, between(1, 20), ({ corners, at, wide, high }, room) => {
      const expected = [
        at(-room, -room),
        at(wide + room, -room),
        at(wide + room, high + room),
        at(-room, high + room),
      ];
      for (const [index, { x, y }] of withRoom(corners, room).entries()) {
        expect(x).toBeCloseTo(expected[index]?.x ?? NaN);
        expect(y).toBeCloseTo(expected[index]?.y ?? NaN);
      }
    }),
  );
});

test('between two outlines a tap means the nearer one; in one of them always that one', () => {
  const box = (x: number): Point[] => [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x: x + 10, y: 10 },
    { x, y: 10 },
  ];
  const outlines = [box(0), box(20)];
  fc.assert(
    fc.property(between(-20, 50), (x) => {
      if (x === 15) return;
      expect(outlineAt({ x, y: 5 }, outlines, REACH)).toBe(x < 15 ? 0 : 1);
    }),
  );
});

test('where outlines lie in one another a tap means the inner one, in which it is less deep', () => {
  const square = (from: number, to: number): Point[] => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
  const outlines = [square(0, 100), square(40, 60)];
  expect(outlineAt({ x: 50, y: 50 }, outlines, REACH)).toBe(1);
  expect(outlineAt({ x: 20, y: 20 }, outlines, REACH)).toBe(0);
});

test('no outline, no label', () => {
  expect(outlineAt({ x: 0, y: 0 }, [], REACH)).toBeUndefined();
});
