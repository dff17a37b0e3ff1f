import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrawer, type Drawer } from './drawer.ts';
import { makeScene } from './make-scene.ts';
import type { Feature } from './scene.ts';

const SIZE = { width: 640, height: 480 };
let drawer: Drawer;

beforeAll(async () => {
  drawer = await openDrawer();
});
afterAll(() => drawer.dispose());

test('the same scene gives the same picture', async () => {
  const scene = makeScene('handheld', 4, { ...SIZE, features: ['shadow'] });
  const [first, second] = [await drawer.draw(scene, 'a.jpg'), await drawer.draw(scene, 'a.jpg')];
  expect(Buffer.from(first.jpeg).equals(second.jpeg)).toBe(true);
  expect(second.truth).toEqual(first.truth);
});

test('the truth tells what is printed, where it stands and how large', async () => {
  const scene = makeScene('clean', 5, { ...SIZE, features: [] });
  const { truth } = await drawer.draw(scene, '005.jpg');
  expect(truth).toMatchObject({ file: '005.jpg', class: 'clean', expect: 'ok', ...SIZE });
  expect(truth.text).toBe(truth.lines.join(' '));
  expect(truth.text).toContain(truth.fields.title);
  expect(truth.wordCoverage).toBeGreaterThan(0.01);
  for (const [x, y] of truth.labelQuad ?? [[-1, -1]]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(640);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(480);
  }
});

test('turned pixels are stored lying, with the corners where they are then', async () => {
  const upright = await drawer.draw(makeScene('handheld', 6, { ...SIZE, features: [], turn: 0 }), 'a.jpg');
  const { truth } = await drawer.draw(makeScene('handheld', 6, { ...SIZE, features: [], turn: 90 }), 'b.jpg');
  expect([truth.width, truth.height]).toEqual([480, 640]);
  const turned = upright.truth.labelQuad?.map(([x, y]) => [480 - y, x].map((value) => value.toFixed(0)));
  expect(truth.labelQuad?.map((point) => point.map((value) => value.toFixed(0)))).toEqual(turned);
});

test('a label at the border is cut by it, on one side and by no more than its margin', async () => {
  for (let seed = 0; seed < 6; seed++) {
    const { truth } = await drawer.draw(
      makeScene('hard', seed, { ...SIZE, features: ['touching'] }),
      'a.jpg',
    );
    const quad = truth.labelQuad ?? [];
    const beyond = quad.map(([x, y]) => Math.max(-x, -y, x - truth.width, y - truth.height));
    expect(Math.max(...beyond)).toBeGreaterThan(0);
    expect(Math.min(...beyond)).toBeLessThan(0);
    expect(Math.max(...beyond)).toBeLessThan(0.25 * Math.min(truth.width, truth.height));
  }
});

test('a barrel lens draws the corners of the label towards the middle, a curl takes them away from it', async () => {
  const spread = async (features: Feature[]): Promise<number> => {
    const scene = { ...makeScene('handheld', 9, { ...SIZE, features }), size: { xHeight: 14 } };
    const { truth } = await drawer.draw(scene, 'a.jpg');
    const quad = truth.labelQuad ?? [];
    return quad.reduce((sum, [x, y]) => sum + Math.hypot(x - 320, y - 240), 0);
  };
  const plain = await spread([]);
  expect(await spread(['barrel'])).toBeLessThan(plain);
  expect(await spread(['curl'])).toBeGreaterThan(plain);
});

test('where the text of each card stands is told, that of the label first', async () => {
  const scene = { ...makeScene('cards', 3, SIZE), size: { xHeight: 5 } };
  const { truth } = await drawer.draw(scene, 'a.jpg');
  const middles = truth.labels.map((quad) => quad.reduce((sum, [x]) => sum + x / quad.length, 0));
  expect(middles.length).toBe(1 + scene.neighbours.length);
  expect(Math.abs((middles[0] ?? 0) - 0.5)).toBeLessThan(0.1);
});

test('a wrong tag says another turn than there is', async () => {
  const scene = makeScene('handheld', 10, { ...SIZE, features: ['exif-wrong'] });
  const { jpeg, truth } = await drawer.draw(scene, 'a.jpg');
  expect([truth.width, truth.height]).toEqual([640, 480]);
  expect(Buffer.from(jpeg).toString('latin1', 6, 10)).toBe('Exif');
  expect(scene.tagged).not.toBe(scene.turn);
});

test('tiny letters are as small as asked for, and a photo without text has none', async () => {
  const tiny = await drawer.draw(makeScene('tiny_text', 7, SIZE), 'a.jpg');
  expect(tiny.truth.xHeightMedian).toBeLessThan(3.3);
  const none = await drawer.draw(makeScene('no_text', 8, SIZE), 'b.jpg');
  expect(none.truth).toMatchObject({ expect: 'no_text', text: '', lines: [], labelQuad: null });
  expect(Object.values(none.truth.fields).every((field) => field === null)).toBe(true);
});
