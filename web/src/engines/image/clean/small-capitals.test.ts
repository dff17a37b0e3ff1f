import { describe, expect, test } from 'vitest';
import { componentsOf } from '../letters/components.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { withoutSmallCapitals } from './small-capitals.ts';

const CAPITAL = 26;
const SMALL = 18;
const FOOT = 60;
/** Top and bottom of what is printed for a sign, against the foot of its line. */
const SHAPES: Readonly<Record<string, readonly (readonly [top: number, bottom: number])[]>> = {
  C: [[-CAPITAL, 0]],
  s: [[-SMALL, 0]],
  p: [[-SMALL, 6]],
  i: [
    [-SMALL, 0],
    [-CAPITAL, -CAPITAL + 4],
  ],
  ',': [[-3, 3]],
};

/** Lines of hollow boxes as letters: a sign of `SHAPES` each. */
function printed(...lines: readonly string[]): GrayPicture {
  const [width, height] = [600, FOOT * (lines.length + 1)];
  const data = new Uint8Array(width * height).fill(255);
  lines.forEach((line, row) => {
    [...line].forEach((sign, column) => {
      for (const [top, bottom] of SHAPES[sign] ?? []) {
        for (let y = top; y < bottom; y++) {
          const from = (FOOT * (row + 1) + y) * width + 20 + 15 * column;
          data.fill(0, from, from + 12);
          if (y > top + 2 && y < bottom - 3) data.fill(255, from + 3, from + 9);
        }
      }
    });
  });
  return { data, width, height };
}

/** Heights of the letters of each line, from left to right. */
function heightsIn({ data, width, height }: GrayPicture, line = 0): number[] {
  const ink = Int16Array.from(data, (luma) => (luma < 128 ? -1 : 0));
  const [from, to] = [FOOT * line + FOOT / 2, FOOT * (line + 1) + FOOT / 2];
  return componentsOf(ink, width, height)
    .filter(({ y0, y1 }) => y0 >= from && y1 <= to)
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ y0, y1 }) => y1 - y0);
}

describe('small capitals become as large as the capitals beside them', () => {
  test('and nothing of the line is lost', () => {
    const heights = heightsIn(withoutSmallCapitals(printed('Cssss Csssssss'), SMALL));
    expect(heights).toHaveLength(13);
    for (const height of heights) expect(Math.abs(height - CAPITAL)).toBeLessThanOrEqual(2);
  });

  test('with a comma, years as high as capitals and words that begin small', () => {
    const heights = heightsIn(withoutSmallCapitals(printed('Csssssss ss ssss, CCCC'), SMALL));
    expect(heights.filter((height) => height < 10)).toHaveLength(1);
    for (const height of heights.filter((high) => high > 10))
      expect(Math.abs(height - CAPITAL)).toBeLessThanOrEqual(2);
  });

  test('also in a line of a few letters below one that leaves no doubt', () => {
    const heights = heightsIn(withoutSmallCapitals(printed('Cssss Csssssss', 'Cssss'), SMALL), 1);
    expect(heights).toHaveLength(5);
    for (const height of heights) expect(Math.abs(height - CAPITAL)).toBeLessThanOrEqual(2);
  });
});

describe('a line stays as it is', () => {
  const cases: [what: string, ...lines: string[]][] = [
    ['in lower case, with ascenders amid the words', 'CsssCss sCssssss ssssC'],
    ['in lower case, with descenders', 'Cssspss sspsssssss'],
    ['in lower case, with dots', 'Cssisss sssissssss'],
    ['in capitals', 'CCCCC CCCCCCCC'],
    ['in letters of one height that begin with none larger', 'sssss ssssssss'],
    ['of few letters, which may lack ascenders by chance', 'Cssss'],
  ];
  test.each(cases)('%s', (_, ...lines) => {
    const picture = printed(...lines);
    expect(withoutSmallCapitals(picture, SMALL)).toBe(picture);
  });

  test('in lower case below one in small capitals', () => {
    const lower = 'CsssCss sCsps ssisC';
    const picture = withoutSmallCapitals(printed('Cssss Csssssss', lower), SMALL);
    expect(heightsIn(picture, 1)).toEqual(heightsIn(printed(lower, lower), 1));
  });
});
