import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_MODULES, drawCode, drawnLabel, type Drawing } from './testing/drawn-label.ts';
import type { GrayPicture } from './picture/gray-picture.ts';
import { preparedLabel, type PreparedLabel } from './prepare-label.ts';
import { resized } from './picture/resize.ts';
import { lettersOf } from './letters/letters.ts';
import { geometryOf } from './find/text-geometry.ts';
import { textBlocksOf } from './find/text-block.ts';

const LINES = [
  'ANNA MELLON',
  'THE LOTUS HOUR',
  'OIL ON LINEN',
  'NO TREE RUNS THERE OR HERE',
  'AN ETHER MOON',
];
const letters = LINES.join('').replaceAll(' ', '').length;

const label = (change: Partial<Drawing['blocks'][number]> = {}): Drawing => ({
  width: 800,
  height: 600,
  paper: 220,
  blocks: [{ lines: LINES, x: 150, y: 170, letterHeight: 21, ink: 40, ...change }],
});

/** How the text of a prepared label lies, and how much of it there is, measured as in a photo. */
function found({ picture }: PreparedLabel) {
  const block = picture && textBlocksOf(lettersOf(picture))[0];
  if (!block) throw new Error('no text in the prepared picture');
  const slopes = block.lines.filter((line) => line.letters.length > 5).map((line) => Math.abs(line.slope));
  const { letterHeight } = geometryOf(block);
  return { steepest: Math.max(...slopes), letterHeight, letterCount: block.letterCount, kind: block.kind };
}

describe('a label is prepared upright, evenly lit, dark on white, its letters 20 pixels high', () => {
  const cases: [what: string, drawing: Drawing][] = [
    ['straight', label()],
    ['tilted 12 degrees to the left', label({ tilt: -0.21, y: 330 })],
    ['tilted 12 degrees to the right', label({ tilt: 0.21, y: 110 })],
    ['with lines that fan out', label({ fan: 4e-4 })],
    ['white on dark', { ...label({ ink: 210 }), paper: 40 }],
    ['grey on grey', { ...label({ ink: 90 }), paper: 150 }],
    ['in a light that falls to a third', { ...label(), light: (x) => 1 - x / 1200 }],
    [
      'with a shadow across it',
      { ...label(), light: (x, y) => Math.max(0.5, Math.min(1, (660 - x - y) / 60)) },
    ],
    ['in noise', { ...label(), noise: 25 }],
    ['in large letters', label({ letterHeight: 42, x: 60, lines: LINES.slice(0, 3) })],
    ['in small letters', label({ letterHeight: 11 })],
  ];
  test.each(cases)('%s', async (_, drawing) => {
    const prepared = await preparedLabel(drawnLabel(drawing));
    const text = found(prepared);
    expect(text.steepest).toBeLessThan(0.015);
    expect(text.kind).toBe(-1);
    expect(text.letterHeight).toBeGreaterThan(18);
    expect(text.letterHeight).toBeLessThan(23);
    const wanted = drawing.blocks[0]?.lines.join('').replaceAll(' ', '').length ?? letters;
    expect(text.letterCount).toBeGreaterThan(wanted * 0.95);
    expect(text.letterCount).toBeLessThan(wanted * 1.05);
    expect(prepared.contrast).toBeGreaterThan(0.3);
    expect(prepared.blurriness).toBeGreaterThan(100);
  });
});

/** A picture turned clockwise by quarters. */
function turned(picture: GrayPicture, quarters: number): GrayPicture {
  if (quarters === 0) return picture;
  const { width, height } = picture;
  const data = Uint8Array.from(picture.data, (_, i) => {
    const [x, y] = [i % height, Math.floor(i / height)];
    return picture.data[(height - 1 - x) * width + y] ?? 0;
  });
  return turned({ data, width: height, height: width }, quarters - 1);
}

test.each([1, 3])('a photo turned by %i quarters is prepared with its lines level', async (quarters) => {
  const text = found(await preparedLabel(turned(drawnLabel(label()), quarters)));
  expect(text.steepest).toBeLessThan(0.015);
  expect(text.letterCount).toBeGreaterThan(letters * 0.95);
});

test('of two labels the one nearer the centre is prepared', async () => {
  const other = {
    lines: ['A HUNT AT THE MILL NEAR ROME', 'OIL ON LINEN'],
    x: 20,
    y: 20,
    letterHeight: 24,
    ink: 40,
  };
  const both = { ...label({ y: 400 }), blocks: [...label({ y: 400 }).blocks, other] };
  expect(found(await preparedLabel(drawnLabel(both))).letterCount).toBe(letters);
});

test('a rule under the title and the edge of a dark wall do not stay in the picture', async () => {
  const picture = drawnLabel(label());
  picture.data.fill(40, 204 * 800 + 130, 204 * 800 + 640);
  for (let y = 0; y < 600; y++) picture.data.fill(60, y * 800, y * 800 + 138);
  const prepared = (await preparedLabel(picture)).picture;
  if (!prepared) throw new Error('no text found');
  const { data, width, height } = prepared;
  const darkInRow = (y: number) =>
    data.subarray(y * width, (y + 1) * width).filter((luma) => luma < 128).length;
  expect(Math.max(...Array.from({ length: height }, (_, y) => darkInRow(y)))).toBeLessThan(width * 0.7);
  const left = Array.from({ length: height }, (_, y) => data[y * width] ?? 0);
  expect(Math.min(...left)).toBe(255);
});

test('a square code beside the text does not stay in the picture', async () => {
  const inkOf = async (photo: GrayPicture) =>
    (await preparedLabel(photo)).picture?.data.filter((luma) => luma < 128).length ?? 0;
  const plain = await inkOf(drawnLabel(label()));
  const picture = drawnLabel(label());
  const dark = Array.from({ length: CODE_MODULES ** 2 }, (_, index) => (index * index) % 7 < 3);
  drawCode(picture, { x: 450, y: 168, module: 5, dark });
  const ink = await inkOf(picture);
  expect(ink).toBeGreaterThan(0.97 * plain);
  expect(ink).toBeLessThan(1.03 * plain);
});

describe('a photo without a readable label', () => {
  test('plain: no text, no contrast', async () => {
    const plain = await preparedLabel(drawnLabel({ ...label(), blocks: [] }));
    expect(plain).toMatchObject({ picture: undefined, textShare: 0, contrast: 0, blurriness: 0 });
  });

  test('noise alone is no text', async () => {
    const noisy = await preparedLabel(drawnLabel({ ...label(), blocks: [], noise: 100 }));
    expect(noisy).toMatchObject({ picture: undefined, textShare: 0 });
  });

  test('text too small to be read is told from none', async () => {
    const far = resized(drawnLabel(label({ letterHeight: 12 })), 0.3);
    const { picture, textShare, contrast, blurriness } = await preparedLabel(far);
    expect(picture).toBeUndefined();
    expect(textShare).toBeGreaterThan(0);
    // Measured on the small letters: the wall around them is plain.
    expect(contrast).toBeGreaterThan(0.3);
    expect(blurriness).toBeGreaterThan(100);
  });
});

test('any picture, however small, is measured without a failure', async () => {
  const pictures = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
    .chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        data: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
      }),
    );
  await fc.assert(
    fc.asyncProperty(pictures, async (picture) => {
      const { contrast, blurriness } = await preparedLabel(picture);
      expect(contrast).toBeGreaterThanOrEqual(0);
      expect(contrast).toBeLessThanOrEqual(1);
      expect(blurriness).toBeGreaterThanOrEqual(0);
    }),
  );
});
