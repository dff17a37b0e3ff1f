import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { covers } from './text-geometry.ts';
import { lookForText } from './look-for-text.ts';
import { resized } from '../picture/resize.ts';

const lines = ['ANNA MELLON', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE OR HERE'];
const photo = (letterHeight: number, change: { lines?: string[]; noise?: number } = {}): GrayPicture =>
  drawnLabel({
    width: 800,
    height: 600,
    paper: 220,
    blocks: [{ lines: change.lines ?? lines, x: 100, y: 150, letterHeight, ink: 40 }],
    noise: change.noise ?? 0,
  });

test('a label is text without doubt, and covers what it covers', () => {
  const { label, certain, share } = lookForText(photo(20));
  expect(certain?.label).toBe(label);
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.2);
});

test('a short label is one to read, though it may be chance', () => {
  const { label, certain, share } = lookForText(photo(20, { lines: ['ANNA MELLON', 'OIL ON LINEN'] }));
  expect(label).toBeDefined();
  expect(certain).toBeUndefined();
  expect(share).toBe(0);
});

test('text too small to be read is found where it stands', () => {
  const { label, certain, share } = lookForText(resized(photo(12), 0.3));
  expect(label).toBeUndefined();
  expect(certain?.tiny?.x0).toBeCloseTo(100 * 0.3, -1);
  expect(certain?.tiny?.y0).toBeCloseTo(150 * 0.3, -1);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.05);
});

test('a label that noise hides is found from further away, where it stands in the photo', () => {
  const { label, share } = lookForText(photo(24, { noise: 120 }));
  if (!label) throw new Error('no label found');
  expect(share).toBeGreaterThan(0.05);
  expect(covers(label.geometry, 300, 220)).toBe(true);
  expect(covers(label.geometry, 300, 560)).toBe(false);
});

/** As a hand leaves it that moves along the lines while the shutter is open. */
function smeared({ data, width, height }: GrayPicture, reach: number): GrayPicture {
  const means = data.map((_, i) => {
    const near = data.subarray(Math.max(0, i - reach), i + reach + 1);
    return near.reduce((sum, luma) => sum + luma, 0) / near.length;
  });
  return { data: means, width, height };
}

test.each([20, 36])('a label whose letters run together is found, %i pixels high', (letterHeight) => {
  const { label, certain } = lookForText(smeared(photo(letterHeight), Math.round(letterHeight / 9)));
  expect(label).toBeDefined();
  expect(certain?.label).toBe(label);
});

test('a small label in the middle is the one to read, though a wall full of text hangs above it', () => {
  const wall = drawnLabel({
    width: 1200,
    height: 900,
    paper: 220,
    blocks: [
      {
        lines: Array.from({ length: 6 }, () => 'THE LINEN ROOM IN ALL HER LETTERS ON MANNERS AND TREES'),
        x: 30,
        y: 20,
        letterHeight: 20,
        ink: 40,
      },
      { lines, x: 400, y: 560, letterHeight: 20, ink: 40 },
    ],
  });
  const { label } = lookForText(wall);
  if (!label) throw new Error('no label found');
  expect(covers(label.geometry, 500, 600)).toBe(true);
  expect(covers(label.geometry, 500, 100)).toBe(false);
});
