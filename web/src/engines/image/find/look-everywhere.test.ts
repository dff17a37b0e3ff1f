import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { cropped, type GrayPicture } from '../picture/gray-picture.ts';
import { covers } from './text-geometry.ts';
import { lookEverywhere } from './look-everywhere.ts';
import type { WholePhoto } from './look-nearer.ts';
import { resized } from '../picture/resize.ts';

const lines = ['ANNA MELLON', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE OR HERE'];
const size = { width: 1500, height: 1125, paper: 220 };

function taken(whole: GrayPicture): [picture: GrayPicture, source: WholePhoto] {
  const source: WholePhoto = {
    scale: 3,
    part: ({ x0, y0, x1, y1 }, scale) =>
      Promise.resolve(resized(cropped(whole, 3 * x0, 3 * y0, 3 * x1, 3 * y1), scale / 3)),
  };
  return [resized(whole, 1 / 3), source];
}

test.each([
  ['a corner', 1150, 1000],
  ['the middle', 600, 520],
  ['an edge', 30, 480],
])('a small card in %s of the photo is found where it stands', async (_, x, y) => {
  const whole = drawnLabel({ ...size, blocks: [{ lines, x, y, letterHeight: 14, ink: 40 }] });
  const { label, certain } = await lookEverywhere(...taken(whole));
  expect(certain?.label).toBe(label);
  if (!label) throw new Error('no label found');
  expect(covers(label.geometry, (x + 60) / 3, (y + 30) / 3)).toBe(true);
  expect(label.geometry.letterHeight * 3).toBeGreaterThan(11);
  expect(label.geometry.letterHeight * 3).toBeLessThan(17);
});

test('of a pattern of short rows and a card the card is taken', async () => {
  const rows = ['TTTTTT', 'TTTTTT', 'TTTTTT', 'TTTTTT', 'TTTTTT', 'TTTTTT'];
  const whole = drawnLabel({
    ...size,
    blocks: [
      { lines: rows, x: 500, y: 300, letterHeight: 30, ink: 60 },
      { lines, x: 1000, y: 900, letterHeight: 14, ink: 40 },
    ],
  });
  const { label } = await lookEverywhere(...taken(whole));
  expect(label && covers(label.geometry, 360, 310)).toBe(true);
});

test('where nothing is written nothing is seen', async () => {
  const seen = await lookEverywhere(...taken(drawnLabel({ ...size, blocks: [] })));
  expect(seen).toEqual({ label: undefined, labels: [], certain: undefined, share: 0 });
});

test('a photo that has no more pixels than the picture is not opened again', async () => {
  const picture = drawnLabel({ ...size, blocks: [{ lines, x: 600, y: 520, letterHeight: 14, ink: 40 }] });
  const part = () => Promise.reject(new Error('opened'));
  expect((await lookEverywhere(picture, { scale: 1, part })).label).toBeUndefined();
});
