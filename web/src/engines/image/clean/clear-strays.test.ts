import { expect, test } from 'vitest';
import { withoutStrays } from './clear-strays.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';

const LETTER = 20;
const [WIDTH, HEIGHT] = [600, 200];

interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
  luma: number;
}

function printed(...marks: readonly Mark[]): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { x, y, width, height, luma } of marks)
    for (let row = y; row < y + height; row++) data.fill(luma, row * WIDTH + x, row * WIDTH + x + width);
  return { data, width: WIDTH, height: HEIGHT };
}

const letter: Mark = { x: 40, y: 60, width: 14, height: LETTER, luma: 0 };
/** Bleached by a glare, but with rims as sharp as ever. */
const pale: Mark = { ...letter, x: 80, luma: 120 };

/** The print with a smooth swelling of a wall in it, as dark as given in its middle. */
function withGrain(print: GrayPicture, x: number, y: number, depth = 120): GrayPicture {
  const radius = 14;
  const data = print.data.slice();
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const shade = depth * Math.max(0, 1 - Math.hypot(dx, dy) / radius);
      const at = (y + dy) * WIDTH + x + dx;
      data[at] = Math.min(data[at] ?? 255, Math.round(255 - shade));
    }
  return { ...print, data };
}

/** Darker pixels than bare paper in a part of the picture. */
function inkIn({ data }: GrayPicture, x: number, y: number, side: number): number {
  let count = 0;
  for (let row = y; row < y + side; row++)
    count += data.subarray(row * WIDTH + x, row * WIDTH + x + side).filter((luma) => luma < 200).length;
  return count;
}

test('the faint grain of a wall is wiped, bleached letters stay', () => {
  const print = printed(letter, pale);
  const grainy = withGrain(print, 300, 100);
  expect(inkIn(grainy, 280, 80, 40)).toBeGreaterThan(0);
  const clear = withoutStrays(grainy, LETTER);
  expect(inkIn(clear, 280, 80, 40)).toBe(0);
  for (const { x, y } of [letter, pale]) expect(inkIn(clear, x, y, 14)).toBe(14 * 14);
});

test('grain that touches a letter leaves the letter whole', () => {
  const clear = withoutStrays(withGrain(printed(letter), letter.x + letter.width + 4, 70), LETTER);
  expect(inkIn(clear, letter.x, letter.y, 14)).toBe(14 * 14);
});

test('where the letters are as soft as the grain, nothing is taken for grain', () => {
  const soft = withGrain(withGrain(printed(), 100, 100, 255), 300, 100);
  expect(withoutStrays(soft, LETTER)).toEqual(soft);
});

test('what reaches in from the border goes with its rim, and a rule', () => {
  const edge: Mark = { x: 0, y: 0, width: 6, height: HEIGHT, luma: 0 };
  const rule: Mark = { x: 40, y: 110, width: 9 * LETTER, height: 2, luma: 0 };
  const print = [letter, pale];
  expect(withoutStrays(printed(...print, edge, rule), LETTER)).toEqual(printed(...print));
});
