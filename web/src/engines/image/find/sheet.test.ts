import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { lettersOf } from '../letters/letters.ts';
import { textBlocksOf } from './text-block.ts';

const body = ['NO TREE RUNS THERE OR HERE', 'AN ETHER MOON AMONG THE ROOTS', 'OTHERS RAN TO THE SHORE'];
const heading = ['THE LOTUS HOUR', 'ON LINEN'];
const count = (lines: readonly string[]): number => lines.join('').replaceAll(' ', '').length;

/** A heading over a text that begins elsewhere, so far below it. */
function blocksOf(apart: number, lightAt: (x: number, y: number) => number, headingHeight = 20) {
  const top = 60 + 4 * headingHeight;
  const photo = drawnLabel({
    width: 1100,
    height: 600,
    paper: 200,
    blocks: [
      { lines: heading, x: 520, y: 60, letterHeight: headingHeight, ink: 40 },
      { lines: body, x: 90, y: top + apart, letterHeight: 20, ink: 40 },
    ],
    light: lightAt,
  });
  return textBlocksOf(lettersOf(photo));
}
const even = (): number => 1;

test('blocks apart on one panel are read as one label, in one light and in light that falls off', () => {
  for (const light of [even, (_: number, y: number): number => 1 - y / 1200]) {
    const [first, ...others] = blocksOf(150, light);
    expect(first?.letterCount).toBeGreaterThan(count(body) + count(heading) - 3);
    expect(first?.companions).toHaveLength(0);
    expect(others).toHaveLength(0);
  }
});

test('a heading in much larger letters is a block of its own of the same label', () => {
  const [first] = blocksOf(150, even, 40);
  expect(first?.letterCount).toBeLessThanOrEqual(count(body));
  expect(first?.companions.map(({ letterCount }) => letterCount)).toEqual([count(heading)]);
});

test('the edge of a card parts them, and so does a great distance', () => {
  const top = 60 + 80;
  const edge = (_: number, y: number): number => (y > top + 70 && y < top + 110 ? 0.8 : 1);
  for (const parted of [blocksOf(150, edge)[0], blocksOf(300, even)[0]]) {
    expect(parted?.letterCount).toBeLessThanOrEqual(count(body));
    expect(parted?.companions).toHaveLength(0);
  }
});

/** A text with a light heading above it, in a band as dark as said; `wallAt` is what shows between, in rows from the band's edge. */
function bandedBlocksOf(band: number, wallAt: (row: number) => number | undefined = () => undefined) {
  const edge = 150;
  const photo = drawnLabel({
    width: 1100,
    height: 500,
    paper: 200,
    blocks: [
      { lines: ['THE LOTUS'], x: 90, y: 80, letterHeight: 34, ink: 900 },
      { lines: body, x: 90, y: edge + 40, letterHeight: 20, ink: 40 },
    ],
    light: (_, y) => (wallAt(y - edge) ?? (y < edge ? band : 200)) / 200,
  });
  return textBlocksOf(lettersOf(photo));
}

test('a heading in a band of another colour is of the same label, in its own ink', () => {
  const [first] = bandedBlocksOf(50);
  expect(first?.kind).toBe(-1);
  expect(first?.companions.map(({ kind, letterCount }) => [kind, letterCount])).toEqual([
    [1, count(['THE LOTUS'])],
  ]);
});

test('light letters on a card of their own are no heading of the one below', () => {
  const [text] = bandedBlocksOf(50, (row) => (row > 4 && row < 24 ? 50 : undefined));
  expect(text?.companions).toHaveLength(0);
});

test('a column far below the heading that it stands under is of the same panel, but no text as wide as the panel', () => {
  const under = (lines: readonly string[]) => {
    const wide = ['THERE ARE NO OTHER ROOMS HERE AT ALL TIMES', ...body];
    const photo = drawnLabel({
      width: 1100,
      height: 640,
      paper: 200,
      blocks: [
        { lines: wide, x: 60, y: 60, letterHeight: 20, ink: 40 },
        { lines, x: 60, y: 60 + 4 * 37 + 330, letterHeight: 20, ink: 40 },
      ],
    });
    return textBlocksOf(lettersOf(photo));
  };
  const column = ['NO OTHER HOUSES', 'AMONG THE ROOTS', 'RAN TO THE SEA'];
  expect(under(column)).toHaveLength(1);
  expect(under([`${column[0]} ${column[0]} ${column[0]}`, ...column])).toHaveLength(2);
});

test('a text below a picture is of the panel whose margin it begins at, but no text of a card below a card', () => {
  const below = (light: (x: number, y: number) => number) => {
    const wide = ['THERE ARE NO OTHER ROOMS HERE AT ALL TIMES', ...body];
    const lower = ['THERE ARE NO OTHER HOUSES AMONG ALL THESE', ...body];
    const photo = drawnLabel({
      width: 1100,
      height: 640,
      paper: 200,
      blocks: [
        { lines: wide, x: 60, y: 60, letterHeight: 20, ink: 40 },
        { lines: lower, x: 60, y: 60 + 4 * 37 + 250, letterHeight: 20, ink: 40 },
      ],
      light,
    });
    return textBlocksOf(lettersOf(photo));
  };
  const isBetween = (y: number): boolean => y > 250 && y < 420;
  const picture = (x: number, y: number): number => (isBetween(y) && x > 58 && x < 900 ? 0.6 : 1);
  expect(below(picture)).toHaveLength(1);
  // Sharpening draws a bright seam around it.
  expect(below((x, y) => (x <= 58 && picture(x + 8, y) < 1 ? 1.15 : picture(x, y)))).toHaveLength(1);
  expect(below((_, y) => (isBetween(y) ? 0.6 : 1))).toHaveLength(2);
});

test('a heading above a picture is of the panel of the text below, however small the caption is that stands between', () => {
  const photo = drawnLabel({
    width: 1100,
    height: 640,
    paper: 200,
    blocks: [
      { lines: heading, x: 60, y: 40, letterHeight: 60, ink: 40 },
      { lines: ['NO OTHER HOUSES AMONG THE ROOTS'], x: 60, y: 452, letterHeight: 11, ink: 40 },
      { lines: body, x: 60, y: 482, letterHeight: 20, ink: 40 },
    ],
    light: (x, y) => (y > 280 && y < 440 && x > 58 && x < 600 ? 0.6 : 1),
  });
  const [first] = textBlocksOf(lettersOf(photo));
  expect(first?.companions).toHaveLength(1);
  expect(first?.companions[0]?.letterCount).toBeGreaterThanOrEqual(count(heading));
});
