import { expect, test } from 'vitest';
import { drawnLabel } from './testing/drawn-label.ts';
import type { Place } from './find/text-geometry.ts';
import { preparedLabel } from './prepare-label.ts';

const LINES = ['ANNA MELLON', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE'];
const letterHeight = 18;
const size = { width: 1700, height: 700 };
/** Three labels in a row, the second in the middle, further apart than columns of one would be. */
const lefts = [60, 700, 1340];
const photo = drawnLabel({
  ...size,
  paper: 220,
  blocks: lefts.map((x) => ({
    lines: LINES,
    x,
    y: 280,
    letterHeight,
    ink: 40,
  })),
});

const bounds = (outline: readonly Place[]) => ({
  x0: Math.min(...outline.map(({ x }) => x)) * size.width,
  x1: Math.max(...outline.map(({ x }) => x)) * size.width,
  y0: Math.min(...outline.map(({ y }) => y)) * size.height,
});

test('each label of a photo has an outline of its own, and the one in the middle is taken', async () => {
  const { labels } = await preparedLabel(photo);
  expect(labels.filter(({ taken }) => taken)).toHaveLength(1);
  expect(labels[0]?.taken).toBe(true);
  const found = labels.map(({ outline }) => bounds(outline)).toSorted((a, b) => a.x0 - b.x0);
  expect(found).toHaveLength(3);
  for (const [at, left] of lefts.entries()) {
    expect(Math.abs((found[at]?.x0 ?? 0) - left)).toBeLessThan(letterHeight);
    expect(Math.abs((found[at]?.y0 ?? 0) - 280)).toBeLessThan(letterHeight);
  }
});

test('the label at a place is prepared when it is asked for, and one near it where there is none', async () => {
  const leftOfTaken = async (x: number) => {
    const { labels } = await preparedLabel(photo, undefined, { x: x / size.width, y: 0.5 });
    return bounds(labels.find(({ taken }) => taken)?.outline ?? []).x0;
  };
  expect(await leftOfTaken(150)).toBeLessThan(100);
  expect(await leftOfTaken(1400)).toBeGreaterThan(1000);
  expect(await leftOfTaken(1690)).toBeGreaterThan(1000);
});
