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

/** Short lines of specks that lie about at random on a wall, the same every time. */
function grain(wall: number, mark: number): GrayPicture {
  const [width, height] = [600, 300];
  const data = new Uint8Array(width * height).fill(wall);
  let state = 7;
  const next = (below: number): number => {
    state = (state * 16807) % 2147483647;
    return state % below;
  };
  for (let line = 0; line < 500; line++) {
    const [x, y] = [next(width - 40), next(height - 8)];
    for (let at = 0; at < 5; at++)
      for (let row = y; row < y + 4; row++)
        data.fill(mark, row * width + x + 5 * at, row * width + x + 5 * at + 3);
  }
  return { data, width, height };
}

test('short lines that lie about at random are the grain of a wall, though some stand under each other', () => {
  expect(tinyTextIn(grain(220, 40))).toBeUndefined();
});

test('print on a white card is tiny text, however many specks a dark wall around it has', () => {
  const { data, width, height } = grain(60, 40);
  for (let y = 190; y < 260; y++) data.fill(220, y * width + 440, y * width + 580);
  for (const y of [205, 215, 225, 235])
    for (let at = 0; at < 20; at++)
      for (let row = y; row < y + 4; row++)
        data.fill(40, row * width + 460 + 5 * at, row * width + 463 + 5 * at);
  expect(tinyTextIn({ data, width, height })).toMatchObject({ x0: 460, y0: 205 });
});
