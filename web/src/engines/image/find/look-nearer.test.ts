import { expect, test } from 'vitest';
import { drawnLabel } from '../testing/drawn-label.ts';
import { cropped, type GrayPicture } from '../picture/gray-picture.ts';
import type { Box } from '../picture/box.ts';
import { lookForText } from './look-for-text.ts';
import { lookNearer, type WholePhoto } from './look-nearer.ts';
import { resized } from '../picture/resize.ts';

const lines = ['ANNA MELLON', 'THE LOTUS HOUR', 'OIL ON LINEN', 'NO TREE RUNS THERE OR HERE'];
const photo = (letterHeight: number): GrayPicture =>
  drawnLabel({
    width: 1500,
    height: 1125,
    paper: 220,
    blocks: [{ lines, x: 300, y: 480, letterHeight, ink: 40 }],
  });

/** A picture to work on a third as large, and the photo behind it, which writes down what was asked of it. */
function taken(whole: GrayPicture) {
  const picture = resized(whole, 1 / 3);
  const asked: Box[] = [];
  const source: WholePhoto = {
    scale: 3,
    part({ x0, y0, x1, y1 }, scale) {
      asked.push({ x0, y0, x1, y1 });
      return Promise.resolve(resized(cropped(whole, 3 * x0, 3 * y0, 3 * x1, 3 * y1), scale / 3));
    },
  };
  return { picture, asked, near: lookNearer(lookForText(picture), picture, source) };
}

test('letters that are too small in the picture are found in the photo, and only around the label', async () => {
  const { near, asked } = taken(photo(24));
  expect((await near)?.label.geometry.letterHeight).toBeGreaterThan(16);
  expect((await near)?.label.sureLetters).toBeGreaterThanOrEqual(lines.join('').replaceAll(' ', '').length);
  expect(asked).toHaveLength(1);
  expect((asked[0]?.x1 ?? 500) - (asked[0]?.x0 ?? 0)).toBeLessThan(450);
});

test('letters that run together in the picture come apart in the photo', async () => {
  const { near } = taken(photo(12));
  expect((await near)?.label.sureLetters).toBeGreaterThan(30);
});

test('letters that are large enough are not looked at again', async () => {
  const { near, asked } = taken(photo(48));
  expect(await near).toBeUndefined();
  expect(asked).toHaveLength(0);
});

test('where nothing is written, the middle of the photo is looked at once', async () => {
  const { near, asked } = taken(drawnLabel({ width: 1500, height: 1125, paper: 220, blocks: [] }));
  expect(await near).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('a photo that has no more pixels than the picture is blown up, not opened again', async () => {
  const picture = resized(photo(20), 1 / 3);
  const part = () => Promise.reject(new Error('opened'));
  const near = await lookNearer(lookForText(picture), picture, { scale: 1, part });
  expect(near?.label.geometry.letterHeight).toBeGreaterThan(10);
});

test('a heading that begins beside the text and was not seen is found whole', async () => {
  const heading = { lines: ['OTHERS RAN TO THE SHORE'], x: 780, y: 380, letterHeight: 24, ink: 40 };
  const body = { lines, x: 300, y: 480, letterHeight: 24, ink: 40 };
  const drawing = { width: 1500, height: 1125, paper: 220 };
  const seen = lookForText(resized(drawnLabel({ ...drawing, blocks: [body] }), 1 / 3));
  const whole = drawnLabel({ ...drawing, blocks: [body, heading] });
  const asked: Box[] = [];
  const near = await lookNearer(seen, resized(whole, 1 / 3), {
    scale: 3,
    part(box, scale) {
      asked.push(box);
      return Promise.resolve(
        resized(cropped(whole, 3 * box.x0, 3 * box.y0, 3 * box.x1, 3 * box.y1), scale / 3),
      );
    },
  });
  const printed = [...lines, ...heading.lines].join('').replaceAll(' ', '').length;
  expect(asked).toHaveLength(2);
  expect(near?.label.sureLetters).toBeGreaterThanOrEqual(printed - 2);
});

test('what is tiny in a photo that has no more pixels is not blown up', async () => {
  const picture = resized(photo(20), 1 / 3);
  const { label } = lookForText(picture);
  const tiny = { x0: 90, y0: 150, x1: 260, y1: 210, letterHeight: 6 };
  const part = () => Promise.resolve(picture);
  const near = await lookNearer({ label, labels: [], certain: { tiny }, share: 0.01 }, picture, {
    scale: 1,
    part,
  });
  expect(near).toBeUndefined();
});
