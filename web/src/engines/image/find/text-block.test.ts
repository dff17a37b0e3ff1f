import { expect, test } from 'vitest';
import { drawnLabel, type Drawing } from '../testing/drawn-label.ts';
import { lettersOf } from '../letters/letters.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { textBlocksOf } from './text-block.ts';

const lines = ['ANNA MELLON', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE'];
const main = { lines, x: 150, y: 170, letterHeight: 21, ink: 40 };
const lettersIn = (some: readonly string[]): number => some.join('').replaceAll(' ', '').length;

function labelOf(blocks: Drawing['blocks'], light?: (x: number, y: number) => number) {
  const drawing = { width: 800, height: 600, paper: 220, blocks, ...(light && { light }) };
  const [label] = textBlocksOf(lettersOf(drawnLabel(drawing)));
  if (!label) throw new Error('no label found');
  return label;
}

test('a word of two letters at the margin is a line of the label, one anywhere else is not', () => {
  expect(labelOf([main, { ...main, lines: ['IT'], y: 131 }]).letterCount).toBe(lettersIn(lines) + 2);
  expect(labelOf([main, { ...main, lines: ['IT'], x: 190, y: 131 }]).letterCount).toBe(lettersIn(lines));
});

test('what stands on the dark wall under the card is not of the label', () => {
  const wall = { ...main, lines: ['NOON'], x: 200, y: 360 };
  const light = (_: number, y: number): number => (y > 340 ? 0.3 : 1);
  expect(labelOf([main, wall]).letterCount).toBe(lettersIn(lines) + 4);
  expect(labelOf([main, wall], light).letterCount).toBe(lettersIn(lines));
});

test('the half of the lines that a reflection makes faint is of the label', () => {
  const faint = { ...main, lines: ['NOON', '', 'NORTH', ''], x: 395, ink: 185 };
  const mirrored = (x: number): number => (x > 388 ? 1.12 : 1);
  expect(labelOf([main, faint], mirrored).letterCount).toBe(lettersIn(lines) + 9);
});

test('faint marks of the wall beside the lines are not of the label, on one paper or a little brighter', () => {
  const dark = { ...main, ink: 220 };
  const marks = { ...dark, lines: ['NOON', '', 'NORTH', ''], x: 395, ink: 62 };
  const drawing = { width: 800, height: 600, paper: 45, blocks: [dark, marks] };
  for (const by of [1, 1.3]) {
    const light = (x: number): number => (x > 388 ? by : 1);
    const [label] = textBlocksOf(lettersOf(drawnLabel({ ...drawing, light })));
    expect(label?.letterCount).toBe(lettersIn(lines));
  }
});

test('thin letters under a heavy title are of the label', () => {
  const thin = { ...main, lines: ['OIL ON LINEN', 'NO TREE RUNS THERE', 'AN ETHER MOON'], y: 300, ink: 165 };
  const title = { ...main, lines: ['ANNA MELLON', 'THE LOTUS HOUR'], y: 220 };
  expect(labelOf([title, thin]).letterCount).toBe(lettersIn(title.lines) + lettersIn(thin.lines));
});

test('faint marks in the middle do not stand for the label beside them', () => {
  const texture = { ...main, lines: ['NO TREE RUNS', 'THERE OR HERE'], x: 280, y: 290, ink: 180 };
  expect(labelOf([{ ...main, y: 30, x: 30 }, texture]).y0).toBeLessThan(50);
});

test('dark print on a brighter card beside letters on the wall is not of their label', () => {
  const vinyl = { ...main, lines: lines.slice(0, 3), ink: 35 };
  const beside = { ...main, lines: ['NOON', '', 'NORTH'], x: 480, ink: 20 };
  const card = (x: number): number => (x > 440 ? 2 : 1);
  const drawing = { width: 800, height: 600, paper: 110, blocks: [vinyl, beside], light: card };
  const [label] = textBlocksOf(lettersOf(drawnLabel(drawing)));
  expect(label?.letterCount).toBe(lettersIn(vinyl.lines));
});

test('the half beyond a bright reflection is of the label, what stands beyond a darker gap is not', () => {
  const short = { ...main, lines: lines.slice(0, 3) };
  const beyond = { ...main, lines: ['NOON', '', 'NORTH'], x: 480 };
  const lit = (by: number) => (x: number) => (x > 410 && x < 470 ? by : 1);
  expect(labelOf([short, beyond], lit(1.15)).letterCount).toBe(lettersIn(short.lines) + 9);
  expect(labelOf([short, beyond], lit(0.7)).letterCount).toBe(lettersIn(short.lines));
});

test('a second column belongs to the label over any gutter of plain paper as wide as a column', () => {
  const second = { ...main, lines: ['UN SOLEIL', 'EST LA TERRE', 'MAIS ELLE', 'SOUS L HEURE'], x: 680 };
  const drawing = { width: 1300, height: 600, paper: 220, blocks: [main, second] };
  const [label] = textBlocksOf(lettersOf(drawnLabel(drawing)));
  expect(label?.letterCount).toBe(lettersIn(lines) + lettersIn(second.lines));
});

const row = 'O'.repeat(20);
const cut = `${'O'.repeat(7)}${' '.repeat(7)}${'O'.repeat(6)}`;
const motifs = { lines: [row, row, cut, cut, cut, row, row, row], x: 20, y: 20, letterHeight: 42 };

test.each([
  ['a faint pattern', 170, 1],
  ['a plain pattern on a wall that is dark', 90, 0.2],
])('%s around a label does not stand for it', (_, ink, wallLight) => {
  const card = { lines, x: 300, y: 250, letterHeight: 12, ink: 20 };
  const onCard = (x: number, y: number): boolean => x > 285 && x < 510 && y > 235 && y < 370;
  const light = (x: number, y: number): number => (onCard(x, y) ? 1 : wallLight);
  const drawing = { width: 800, height: 650, paper: 220, blocks: [card, { ...motifs, ink }], light };
  const [label] = textBlocksOf(lettersOf(drawnLabel(drawing)));
  expect(label?.letterCount).toBe(lettersIn(lines));
});

test('a card above is another label where the wall shows between, not where a rule, a lamp or nothing does', () => {
  const above = { ...main, y: 80 };
  const below = { ...main, y: 335 };
  const litAt = (from: number, to: number, by: number) => (_: number, y: number) =>
    y > from && y < to ? by : 1;
  expect(labelOf([above, below]).letterCount).toBe(2 * lettersIn(lines));
  expect(labelOf([above, below], litAt(270, 274, 0.6)).letterCount).toBe(2 * lettersIn(lines));
  expect(labelOf([above, below], litAt(250, 300, 1.15)).letterCount).toBe(2 * lettersIn(lines));
  expect(labelOf([above, below], litAt(250, 300, 0.6)).letterCount).toBe(lettersIn(lines));
});

test('on a dark card nothing between two lines parts them: where it is darker, their own paper may be lit', () => {
  const blocks = [80, 335].map((y) => ({ ...main, ink: 220, y }));
  const light = (_: number, y: number): number => (y > 250 && y < 300 ? 0.6 : 1);
  const [label] = textBlocksOf(lettersOf(drawnLabel({ width: 800, height: 600, paper: 90, blocks, light })));
  expect(label?.letterCount).toBe(2 * lettersIn(lines));
});

test('headings close beside each other on two dark cards are of two labels', () => {
  const left = { ...main, lines: ['THE LOTUS HOUR', 'OIL ON LINEN'], x: 60, letterHeight: 28, ink: 230 };
  const right = { ...left, lines: ['NO TREE RUNS', 'THERE OR HERE'], x: 470 };
  const wall = (x: number): number => (x > 412 && x < 458 ? 3 : 1);
  const photo = drawnLabel({ width: 900, height: 600, paper: 50, blocks: [left, right], light: wall });
  const counts = textBlocksOf(lettersOf(photo)).map(({ letterCount }) => letterCount);
  expect(counts).toHaveLength(2);
  expect(new Set(counts)).toEqual(new Set([lettersIn(left.lines), lettersIn(right.lines)]));
});

test('blocks far below each other on one panel are read together where one of them is text without doubt', () => {
  const below = { ...main, lines: ['OIL ON LINEN', 'NO TREE'], y: 500 };
  expect(labelOf([main, below]).letterCount).toBe(lettersIn([...lines, ...below.lines]));
  const few = { ...main, lines: ['ANNA MELLON', 'LOTUS'], y: 250 };
  const found = labelOf([few, below]);
  expect(found.companions).toEqual([]);
  expect([lettersIn(few.lines), lettersIn(below.lines)]).toContain(found.letterCount);
});

/** Rows of marks of all heights, and as many between the rows, as far as a margin of blank paper. */
function uneven(margin: number): GrayPicture {
  const [width, height] = [800, 600];
  const data = new Uint8Array(width * height).fill(200);
  const mark = (x: number, bottom: number, high: number): void => {
    if (x < margin || x > width - margin || bottom - high < margin || bottom > height - margin) return;
    for (let y = bottom - high; y < bottom; y++)
      data.fill(70, y * width + x, y * width + x + (y < bottom - high / 2 ? 5 : 10));
  };
  for (let course = 0; course < 10; course++) {
    for (let at = 0; at < 39; at++) {
      mark(10 + 20 * at, 60 * course + 25, [10, 21, 13, 19, 11][(at + course) % 5] ?? 0);
      mark(10 + 22 * (at % 35), 60 * course + 55, at % 2 === 0 ? 6 : 20);
    }
  }
  return { data, width, height };
}

test('rows of marks that may be the grain of a wall are told from text, and from smeared text by its margin', () => {
  const text = drawnLabel({
    width: 800,
    height: 300,
    paper: 220,
    blocks: [{ lines: ['THE LOTUS HOUR', 'OIL ON LINEN'], x: 100, y: 100, letterHeight: 20, ink: 40 }],
  });
  const isGrain = (photo: GrayPicture) => textBlocksOf(lettersOf(photo))[0]?.grain;
  expect([uneven(0), uneven(100), text].map(isGrain)).toEqual([true, false, false]);
});
