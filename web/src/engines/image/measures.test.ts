import { expect, test } from 'vitest';
import { drawnLabel } from './testing/drawn-label.ts';
import type { GrayPicture } from './picture/gray-picture.ts';
import { blurrinessOfPhoto, blurrinessOfRegion, contrastOf } from './measures.ts';

const lines = ['ANNA MELLON', 'THE LOTUS HOUR', 'OIL ON LINEN'];
const drawn = (letterHeight: number, paper = 220, ink = 40) =>
  drawnLabel({
    width: letterHeight * 14,
    height: letterHeight * 7,
    paper,
    blocks: [{ lines, x: letterHeight, y: letterHeight, letterHeight, ink }],
  });

/** Every pixel the mean of the square around it, three times over: close to a Gaussian. */
function blurred(picture: GrayPicture, radius: number, times = 3): GrayPicture {
  if (times === 0) return picture;
  const { data, width, height } = picture;
  const out = data.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    let [sum, count] = [0, 0];
    for (let ny = Math.max(0, y - radius); ny <= Math.min(height - 1, y + radius); ny++) {
      for (let nx = Math.max(0, x - radius); nx <= Math.min(width - 1, x + radius); nx++) {
        sum += data[ny * width + nx] ?? 0;
        count++;
      }
    }
    return Math.round(sum / count);
  });
  return blurred({ data: out, width, height }, radius, times - 1);
}

test('contrast is the spread of brightness against its dark end', () => {
  expect(contrastOf(drawn(28, 200, 160))).toBeCloseTo(0.25, 2);
  expect(contrastOf(drawn(28, 255, 60))).toBe(1);
});

test('a label in half the light has contrast enough, but one in the dark has little', () => {
  expect(contrastOf(drawn(28, 130, 65))).toBeGreaterThan(0.5);
  expect(contrastOf(drawn(28, 30, 15))).toBeLessThan(0.3);
});

test('a single glint does not make contrast', () => {
  const picture = drawn(28, 100, 95);
  picture.data[0] = 255;
  expect(contrastOf(picture)).toBeLessThan(0.1);
});

test('a sharp label scores far over the limit of 100, a label blurred beyond reading under it', () => {
  expect(blurrinessOfRegion(drawn(28), 28)).toBeGreaterThan(1000);
  expect(blurrinessOfRegion(blurred(drawn(28), 6), 28)).toBeLessThan(100);
});

test('one label photographed with many and with few pixels scores alike', () => {
  const ratio = blurrinessOfRegion(drawn(84), 84) / blurrinessOfRegion(drawn(28), 28);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

test('faint ink does not count as blur', () => {
  const ratio = blurrinessOfRegion(drawn(28, 200, 120), 28) / blurrinessOfRegion(drawn(28), 28);
  expect(ratio).toBeCloseTo(1, 1);
});

test.each([0.1, 0.25, 0.5])(
  'one large letter, of %d of the height, is in focus where it is sharp alone',
  (share) => {
    const [width, height] = [300, 400];
    const letterHeight = share * height;
    const [x, y] = [(width - letterHeight * 0.7) / 2, (height - letterHeight) / 2];
    const block = { lines: ['A'], x, y, letterHeight, ink: 40 };
    const letter = drawnLabel({ width, height, paper: 220, blocks: [block], noise: 3 });
    expect(blurrinessOfPhoto(letter)).toBeGreaterThan(1000);
    expect(blurrinessOfPhoto(blurred(letter, 5))).toBeLessThan(100);
  },
);

test('a glint and a few specks do not put a blurred photo in focus', () => {
  const photo = { width: 400, height: 300, data: new Uint8Array(400 * 300).fill(120) };
  for (const [x, y] of [
    [40, 40],
    [41, 40],
    [200, 150],
    [333, 77],
  ] as const)
    photo.data[y * 400 + x] = 255;
  expect(blurrinessOfPhoto(photo)).toBeLessThan(100);
});

test('a card with sharp edges puts a photo without text in focus; soft edges do not', () => {
  const card = { width: 400, height: 300, data: new Uint8Array(400 * 300).fill(200) };
  for (let y = 75; y < 225; y++) card.data.fill(60, y * 400 + 105, y * 400 + 295);
  expect(blurrinessOfPhoto(card)).toBeGreaterThan(100);
  expect(blurrinessOfPhoto(blurred(card, 4))).toBeLessThan(100);
});
