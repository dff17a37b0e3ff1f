import { describe, expect, test } from 'vitest';
import { columnsOf, stacked } from './columns.ts';
import type { LineBox } from '../find/text-geometry.ts';

const line = (u0: number, u1: number, row: number, letterCount = 20): LineBox => ({
  u0,
  u1,
  v0: row * 30,
  v1: row * 30 + 20,
  letterCount,
});
const rows = [1, 2, 3, 4];
const left = rows.map((row) => line(0, 180 - row, row));
const right = rows.map((row) => line(260, 460, row));
/** The rows whose middle lies in each part, left ones as they are, right ones by 100 more. */
const order = (lines: readonly LineBox[]) =>
  columnsOf(lines, 20).map((part) =>
    lines
      .filter(
        (box) => box.u0 >= part.u0 - 1 && box.u1 <= part.u1 + 1 && box.v0 >= part.v0 && box.v1 <= part.v1,
      )
      .map((box) => Math.floor(box.v0 / 30) + (box.u0 > 200 ? 100 : 0)),
  );

describe('the parts of a label are read', () => {
  test('as one when its lines stand below each other', () => {
    expect(order(left)).toEqual([rows]);
  });

  test('column by column when they stand side by side', () => {
    expect(order([...left, ...right])).toEqual([rows, [101, 102, 103, 104]]);
  });

  test('a title across both columns first, a line below them last', () => {
    const parts = order([line(0, 400, 0), ...left, ...right, line(0, 400, 5)]);
    expect(parts).toEqual([[0], rows, [101, 102, 103, 104], [5]]);
  });

  test('column by column below a paragraph over both of which a line fell into two', () => {
    const fallen = [line(0, 150, -1), line(165, 460, -1)];
    const parts = order([line(0, 460, -2), ...fallen, line(0, 450, 0), ...left, ...right]);
    expect(parts).toEqual([[-2, -1, -1, 0], rows, [101, 102, 103, 104]]);
  });

  test('column by column above and below a line that crosses both', () => {
    const lower = [6, 7, 8, 9].flatMap((row) => [line(0, 180, row), line(260, 460, row)]);
    expect(order([...left, ...right, line(0, 460, 5), ...lower])).toEqual([
      rows,
      [101, 102, 103, 104],
      [5],
      [6, 7, 8, 9],
      [106, 107, 108, 109],
    ]);
  });

  test('as one when only a year or two stand apart', () => {
    expect(order([...left, ...right.slice(0, 2)])).toHaveLength(1);
  });

  test('as one when a line in their midst crosses the gap', () => {
    expect(order([...left, ...right, line(0, 460, 2)])).toHaveLength(1);
  });

  test('in three columns from left to right', () => {
    const third = rows.map((row) => line(540, 700, row));
    expect(columnsOf([...third, ...right, ...left], 20).map(({ u0 }) => Math.round(u0 / 100))).toEqual([
      0, 2, 5,
    ]);
  });
});

test('parts are put below each other on white', () => {
  const picture = { data: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 3, height: 2 };
  const parts = [
    { u0: 0, v0: 0, u1: 1, v1: 2 },
    { u0: 1, v0: 0, u1: 3, v1: 2 },
  ];
  expect(stacked(picture, parts)).toEqual({
    data: Uint8Array.of(1, 255, 4, 255, 2, 3, 5, 6),
    width: 2,
    height: 4,
  });
});
