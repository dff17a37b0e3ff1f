import { describe, expect, test } from 'vitest';
import { withoutStrays } from './clear-strays.ts';
import type { GrayPicture } from './gray-picture.ts';

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
/** Full stops, as black as the photo is sharp. */
const dots = (luma: number): Mark[] =>
  [0, 1, 2, 3].map((index) => ({ x: 80 + 20 * index, y: 76, width: 4, height: 4, luma }));
const grain: Mark = { x: 300, y: 60, width: 9, height: 30, luma: 120 };
const paleGrain: Mark = { ...grain, y: 120, luma: 180 };

describe('amid sharp print', () => {
  test('faint grain is wiped, dark or pale', () => {
    const print = [letter, ...dots(0)];
    expect(withoutStrays(printed(...print, grain, paleGrain), LETTER)).toEqual(printed(...print));
  });

  test('grain that touches a letter leaves the letter whole', () => {
    const touching = { ...grain, x: letter.x + letter.width };
    const { data } = withoutStrays(printed(letter, touching, ...dots(0)), LETTER);
    for (let row = letter.y; row < letter.y + letter.height; row++)
      expect([...data.subarray(row * WIDTH + letter.x, row * WIDTH + letter.x + letter.width)]).toEqual(
        Array.from({ length: letter.width }, () => 0),
      );
  });
});

test('where the full stops are faint too, the photo is blurred, and nothing faint is taken for grain', () => {
  const print = printed(letter, ...dots(100), grain, paleGrain);
  expect(withoutStrays(print, LETTER)).toEqual(print);
});

test('what reaches in from the border goes with its rim, and a rule', () => {
  const edge: Mark = { x: 0, y: 0, width: 6, height: HEIGHT, luma: 0 };
  const rule: Mark = { x: 40, y: 110, width: 9 * LETTER, height: 2, luma: 0 };
  const print = [letter, ...dots(0)];
  expect(withoutStrays(printed(...print, edge, rule), LETTER)).toEqual(printed(...print));
});
