import { expect, test } from 'vitest';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { tinyTextIn } from './tiny-text.ts';

/** Lines of specks, 3 by 4 pixels each, from one margin. */
function specks(lines: readonly { y: number; slope: number; count: number }[]): GrayPicture {
  const [width, height, margin] = [600, 300, 50];
  const data = new Uint8Array(width * height).fill(220);
  for (const { y, slope, count } of lines) {
    for (let i = 0; i < count; i++) {
      const left = margin + 5 * i;
      const top = Math.round(y + slope * 5 * i);
      for (let row = top; row < top + 4; row++) data.fill(40, row * width + left, row * width + left + 3);
    }
  }
  return { data, width, height };
}

test('lines of specks under each other from one margin are tiny text', () => {
  const lines = [60, 70, 80, 90].map((y) => ({ y, slope: 0, count: 30 }));
  expect(tinyTextIn(specks(lines))).toMatchObject({ x0: 50, y0: 60, y1: 94 });
});

test('two askew lines, each of which seems to follow the other, are looked through once', () => {
  const lines = [
    { y: 50, slope: 0.24, count: 80 },
    { y: 66.5, slope: 0.09, count: 8 },
  ];
  expect(tinyTextIn(specks(lines))).toBeUndefined();
});
