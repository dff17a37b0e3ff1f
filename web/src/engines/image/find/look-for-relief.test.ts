import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { lookForRelief, raisedFrom } from './look-for-relief.ts';
import { findLabels, type FoundLabel } from './find-label.ts';
import { NO_DOUBT } from './text-block.ts';

const LINES = ['ANNA MELLON HEIRS', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE'];
const LETTERS = LINES.join('').replaceAll(' ', '').length;
const [width, height] = [900, 500];

const printed = (lines: readonly string[]) =>
  drawnLabel({
    width,
    height,
    paper: 255,
    blocks: [{ lines, x: 120, y: 120, letterHeight: 28, ink: 0 }],
  });

function plate(lines: readonly string[]) {
  const flat = printed(lines);
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

/** The plate on a wall of bricks, whose edges are lit as well. */
function onBricks({ data }: ReturnType<typeof plate>) {
  const isPlate = (x: number, y: number): boolean => x > 40 && x < 640 && y > 60 && y < 400;
  const wall = data.map((luma, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (isPlate(x, y)) return luma;
    return y % 24 < 3 || (x + 30 * (Math.floor(y / 24) % 2)) % 60 < 3 ? 70 : 120;
  });
  return { data: wall, width, height };
}

/** A label that was seen where the letters stand. */
function labelSeen(): FoundLabel {
  const [label] = findLabels(printed(LINES));
  if (!label) throw new Error('no label was seen');
  return label;
}

test('letters in relief are seen where their rims were taken for letters, whatever the wall around', async () => {
  const raised = await raisedFrom(labelSeen(), onBricks(plate(LINES)));
  expect(raised?.label.sureLetters).toBeGreaterThanOrEqual(NO_DOUBT);
  expect(raised?.label.sureLetters).toBeLessThan(1.1 * LETTERS);
  expect(raised?.label.geometry.kind).toBe(-1);
});

test('where much around the text was taken for letters as well, the part with its long lines and what is next to them is looked at anew', async () => {
  const photo = plate(['OIL HEIR', 'ANNA MELLON HEIRS', 'NO TREE RUNS THERE', 'THE LOTUS HOURS']);
  const seen = labelSeen();
  const whole = {
    x: width / 2,
    y: height / 2,
    u0: -width / 2,
    u1: width / 2,
    v0: -height / 2,
    v1: height / 2,
  };
  const raised = await raisedFrom({ ...seen, geometry: { ...seen.geometry, ...whole } }, photo);
  expect(raised?.picture.width).toBeLessThan(0.8 * width);
  expect(raised?.picture.height).toBeLessThan(0.8 * height);
  expect(raised?.label.geometry.lines).toHaveLength(4);
});

test('where nothing stands in relief, nothing is seen', async () => {
  await expect(raisedFrom(labelSeen(), printed([]))).resolves.toBeUndefined();
});
