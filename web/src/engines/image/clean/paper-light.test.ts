import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperOf } from './paper-light.ts';

/** 60 by 20 pixels: bright paper, from column 30 on in shadow, strokes 3 pixels wide every 10. */
const luma = (x: number) => (x < 30 ? 220 : 110);
const data = Uint8Array.from({ length: 1200 }, (_, i) => (i % 10 < 3 ? 20 : luma(i % 60)));

test('strokes are filled with the paper around them, and the edge of a shadow stays where it is', () => {
  const paper = paperOf({ data, width: 60, height: 20 }, 12);
  for (const x of [5, 15, 22, 38, 45, 55]) expect(Math.abs((paper[600 + x] ?? 0) - luma(x))).toBeLessThan(45);
});

test('plain paper is its own brightness', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 255 }),
      (width, height, level) => {
        const plain = new Uint8Array(width * height).fill(level);
        expect(paperOf({ data: plain, width, height }, 8)).toEqual(plain);
      },
    ),
  );
});

test('the paper of a picture seen in a mirror is the paper in a mirror', () => {
  const width = 23;
  const mirrored = (rows: Uint8Array) => rows.map((_, i) => rows[i - 2 * (i % width) + width - 1] ?? 0);
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 9 * width, maxLength: 9 * width }),
      fc.integer({ min: 2, max: 12 }),
      (pixels, side) => {
        const paper = paperOf({ data: pixels, width, height: 9 }, side);
        expect(paperOf({ data: mirrored(pixels), width, height: 9 }, side)).toEqual(mirrored(paper));
      },
    ),
  );
});
