import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GrayPicture } from './gray-picture.ts';
import { withoutSquareCodes } from './square-codes.ts';

const SIDE = 400;

function blank(): GrayPicture {
  return { data: new Uint8Array(SIDE * SIDE).fill(255), width: SIDE, height: SIDE };
}

function fill({ data, width }: GrayPicture, luma: number, x: number, y: number, side: number): void {
  for (let row = Math.round(y); row < Math.round(y + side); row++)
    data.fill(luma, row * width + Math.round(x), row * width + Math.round(x + side));
}

/** The mark in a code's corner: a ring of seven modules around a square of three. */
function corner(picture: GrayPicture, x: number, y: number, module: number): void {
  fill(picture, 0, x, y, 7 * module);
  fill(picture, 255, x + module, y + module, 5 * module);
  fill(picture, 0, x + 2 * module, y + 2 * module, 3 * module);
}

interface Code {
  x: number;
  y: number;
  module: number;
  /** Which modules are dark, row by row. */
  dark: readonly boolean[];
}

const MODULES = 21;
/** A code of the least size; around its corners stay the modules that are always light. */
function draw(picture: GrayPicture, { x, y, module, dark }: Code): void {
  dark.forEach((isDark, index) => {
    const [column, row] = [index % MODULES, Math.floor(index / MODULES)];
    const light = (column < 8 && (row < 8 || row > 12)) || (column > 12 && row < 8);
    if (isDark && !light) fill(picture, 0, x + column * module, y + row * module, module);
  });
  const far = (MODULES - 7) * module;
  for (const [dx, dy] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const)
    corner(picture, x + dx, y + dy, module);
}

const code = fc.record({
  x: fc.integer({ min: 60, max: 200 }),
  y: fc.integer({ min: 60, max: 200 }),
  module: fc.double({ min: 3, max: 6, noNaN: true }),
  dark: fc.array(fc.boolean(), { minLength: MODULES ** 2, maxLength: MODULES ** 2 }),
});

test('a square code is wiped whole, whatever it says, and print outside it stays', () => {
  fc.assert(
    fc.property(code, (drawn) => {
      const picture = blank();
      fill(picture, 0, 20, 20, 12);
      const print = picture.data.slice();
      draw(picture, drawn);
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
    for (const [x, y] of places) corner(picture, x, y, 5);
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
    fill(picture, 0, x, y, 35);
    fill(picture, 255, x + 5, y + 5, 25);
  }
  expect(withoutSquareCodes(picture)).toBe(picture);
});
