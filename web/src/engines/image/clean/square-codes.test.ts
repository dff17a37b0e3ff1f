import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_MODULES, drawCode, drawCodeCorner, fillSquare } from '../testing/drawn-label.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { withoutSquareCodes } from './square-codes.ts';

const SIDE = 400;

function blank(): GrayPicture {
  return { data: new Uint8Array(SIDE * SIDE).fill(255), width: SIDE, height: SIDE };
}

const code = fc.record({
  x: fc.integer({ min: 60, max: 200 }),
  y: fc.integer({ min: 60, max: 200 }),
  module: fc.double({ min: 3, max: 6, noNaN: true }),
  dark: fc.array(fc.boolean(), { minLength: CODE_MODULES ** 2, maxLength: CODE_MODULES ** 2 }),
});

test('a square code is wiped whole, whatever it says, and print outside it stays', () => {
  fc.assert(
    fc.property(code, (drawn) => {
      const picture = blank();
      fillSquare(picture, 0, 20, 20, 12);
      const print = picture.data.slice();
      drawCode(picture, drawn);
      expect(withoutSquareCodes(picture).data).toEqual(print);
    }),
  );
});

test('squares in rings are left where they make no corner of a code', () => {
  const rows = [
    [[60, 60]],
    [
      [60, 60],
      [200, 60],
    ],
    [
      [40, 60],
      [160, 60],
      [280, 60],
    ],
  ] as const;
  for (const places of rows) {
    const picture = blank();
    for (const [x, y] of places) drawCodeCorner(picture, x, y, 5);
    expect(withoutSquareCodes(picture)).toBe(picture);
  }
});

test('rings without a square amid them are letters', () => {
  const picture = blank();
  for (const [x, y] of [
    [60, 60],
    [200, 60],
    [60, 200],
  ] as const) {
    fillSquare(picture, 0, x, y, 35);
    fillSquare(picture, 255, x + 5, y + 5, 25);
  }
  expect(withoutSquareCodes(picture)).toBe(picture);
});
