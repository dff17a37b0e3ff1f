import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';
import type { TextGeometry } from './text-geometry.ts';

/** A block of 200 by 100 pixels at a place of a picture that is turned by an angle. */
const blockAt = (right: number, down: number, angle = 0): TextGeometry => ({
  x: 500 + right * Math.cos(angle) - down * Math.sin(angle),
  y: 500 + right * Math.sin(angle) + down * Math.cos(angle),
  angle,
  fan: 0,
  lean: 0,
  kind: -1,
  letterHeight: 10,
  lines: [],
  u0: -100,
  v0: -50,
  u1: 100,
  v1: 50,
});

test.each([0, 0.3, Math.PI / 2])(
  'what is above or at the left comes first, the picture turned by %f',
  (angle) => {
    const at = (right: number, down: number) => blockAt(right, down, angle);
    const [above, left, main, right, below] = [
      at(50, -200),
      at(-300, 10),
      at(0, 0),
      at(300, -20),
      at(-50, 200),
    ];
    expect(inReadingOrder(main, [below, right, left, above])).toEqual([above, left, main, right, below]);
  },
);
