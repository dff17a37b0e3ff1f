import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { flattened } from './flatten-light.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { histogramOf, rankOf } from '../picture/histogram.ts';

const words = { lines: ['ANNA', 'ROME'], y: 30, letterHeight: 21 };
const label = {
  width: 300,
  height: 120,
  paper: 220,
  blocks: [
    { ...words, x: 20, ink: 40 },
    { ...words, x: 180, ink: 40 },
  ],
};
/** Luma of ink and of paper in one half of the picture. */
function half(picture: GrayPicture, x0: number) {
  const counts = histogramOf(picture, x0, 0, x0 + 150, 120);
  return { ink: rankOf(counts, 0.03), paper: rankOf(counts, 0.6) };
}

test('paper becomes white and ink black on the bright and on the dark side', () => {
  const even = flattened(drawnLabel({ ...label, light: (x) => 1 - x / 450 }), 46);
  for (const side of [half(even, 0), half(even, 150)]) {
    expect(side.paper).toBeGreaterThan(240);
    expect(side.ink).toBeLessThan(30);
  }
});

test('letters that a glare has made faint become as black as the others', () => {
  const [left, right] = label.blocks;
  if (!left || !right) throw new Error('two words are drawn');
  const even = flattened(drawnLabel({ ...label, blocks: [left, { ...right, ink: 160 }] }), 46);
  expect(half(even, 0).ink).toBeLessThan(30);
  expect(half(even, 150).ink).toBeLessThan(60);
});

test('noise on plain paper beside a word is not drawn out into ink', () => {
  const even = flattened(drawnLabel({ ...label, blocks: label.blocks.slice(0, 1), noise: 20 }), 46);
  expect(rankOf(histogramOf(even, 160, 0, 300, 120), 0.02)).toBeGreaterThan(128);
});

test('the grain of the paper under letters becomes white, and the letters stay black', () => {
  const grain = { ...label, light: (_: number, y: number) => (y % 7 < 4 ? 0.93 : 1) };
  const even = flattened(drawnLabel(grain), 46);
  expect(rankOf(histogramOf(even, 100, 0, 170, 120), 0.05)).toBeGreaterThan(240);
  expect(half(even, 0).ink).toBeLessThan(30);
});

test('print that hardly differs from its paper is drawn out tenfold at most', () => {
  const blocks = label.blocks.map((block) => ({ ...block, ink: 205 }));
  const { ink, paper } = half(flattened(drawnLabel({ ...label, blocks }), 46), 0);
  expect(paper - ink).toBeGreaterThan(100);
  expect(paper - ink).toBeLessThan(170);
});
