import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { fitOf, heightsOf, slopesIn, slopesOf, type Direction } from './relief.ts';

const AROUND: readonly Direction[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];
const [width, height] = [320, 240];
/** Letters so high that their strokes are four pixels wide. */
const text = { lines: ['HOTEL', 'LINEN'], x: 60, y: 60, letterHeight: 28, ink: 0 };
const flat = drawnLabel({ width, height, paper: 255, blocks: [text] });

/** The same letters standing up from a plate, in light that falls a way: a slope is as bright as the height changes. */
function litFrom([dx, dy]: Direction) {
  const high = (x: number, y: number): number =>
    255 -
    (flat.data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0);
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return 120 + (high(x + dx, y + dy) - high(x - dx, y - dy)) / 5;
  });
  return { data, width, height };
}

const mean = (heights: Int16Array, isLetter: boolean): number => {
  const values = [...heights].filter((_, i) => (flat.data[i] ?? 0) < 128 === isLetter);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

test.each(AROUND)('letters stand up from their ground in light that falls by %i, %i', (dx, dy) => {
  const heights = heightsOf(slopesOf(litFrom([dx, dy]), text.letterHeight), [dx, dy]);
  expect(mean(heights, true)).toBeGreaterThan(8 * mean(heights, false));
});

test('letters stand up in light that falls between the pixels', () => {
  const heights = heightsOf(slopesOf(litFrom([2, 1]), text.letterHeight), [2, 1]);
  expect(mean(heights, true)).toBeGreaterThan(8 * mean(heights, false));
});

test('a stroke that runs along the light is as high in its middle as at its ends', () => {
  // A bar lit from above: all that shows of it is a bright end and a dark one.
  const [top, bottom] = [100, 128];
  const luma = (y: number): number => (y === top ? 170 : y === bottom ? 70 : 120);
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 150 && x < 156 ? luma(y) : 120;
  });
  const heights = heightsOf(slopesOf({ data, width, height }, 28), [0, 1]);
  const at = (y: number): number => heights[y * width + 152] ?? 0;
  expect(at(114)).toBeGreaterThan(5);
  expect(at(104) / at(114)).toBeCloseTo(1, 0);
  expect(at(124) / at(114)).toBeCloseTo(1, 0);
  expect(at(bottom + 4)).toBe(0);
});

test.each(AROUND)('rims fit best the way that light falls, of %i, %i and others', (dx, dy) => {
  const slopes = slopesIn(slopesOf(litFrom([dx, dy]), text.letterHeight), {
    x0: 50,
    y0: 50,
    x1: 260,
    y1: 160,
  });
  expect([slopes.width, slopes.height]).toEqual([210, 110]);
  const [best] = AROUND.toSorted((a, b) => fitOf(slopes, b) - fitOf(slopes, a));
  expect(best).toEqual([dx, dy]);
});

test('an even ground has no heights', () => {
  const even = { data: new Uint8Array(width * height).fill(90), width, height };
  expect(Math.max(...heightsOf(slopesOf(even), [1, 1]))).toBe(0);
});

test('where the height of letters is not known, sums reach less far than where it is', () => {
  const even = { data: new Uint8Array(width * height).fill(90), width, height };
  expect(slopesOf(even).reach).toBeLessThan(slopesOf(even, width / 40).reach);
});
