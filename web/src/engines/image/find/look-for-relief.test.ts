import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { lookForRelief } from './look-for-relief.ts';
import { NO_DOUBT } from './text-block.ts';

const LINES = ['ANNA MELLON HEIRS', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE'];
const [width, height] = [900, 500];

function plate(lines: readonly string[]) {
  const flat = drawnLabel({
    width,
    height,
    paper: 255,
    blocks: [{ lines, x: 120, y: 120, letterHeight: 28, ink: 0 }],
  });
  // Lit from the left above: where the height changes that way.
  const step = 2 * width + 2;
  const data = flat.data.map(
    (_, i) => 120 + ((flat.data[i - step] ?? 255) - (flat.data[i + step] ?? 255)) / 5,
  );
  return { data, width, height };
}

test('letters in relief are seen where they stand, dark on light', () => {
  const { picture, seen } = lookForRelief(plate(LINES));
  expect(seen.label?.sureLetters).toBeGreaterThanOrEqual(NO_DOUBT);
  expect(seen.label?.geometry.kind).toBe(-1);
  expect(Math.abs((seen.label?.geometry.y ?? 0) - 218)).toBeLessThan(28);
  // In the stem of the second letter, and on the ground left of it.
  const lumaAt = (cell: number): number => picture.data[134 * width + Math.round(120 + 4 * cell)] ?? 0;
  expect(lumaAt(6.5)).toBeLessThan(lumaAt(5.5) - 40);
});

test('on a bare plate nothing is seen', () => {
  expect(lookForRelief(plate([])).seen.label).toBeUndefined();
});
