import { expect, test } from 'vitest';
import { withoutSurroundings } from './clear-surroundings.ts';

const [width, height] = [400, 200];
const line = { u0: 50, v0: 80, u1: 150, v1: 100 };
const inkAt = (x: number, y: number): boolean => {
  const data = new Uint8Array(width * height).fill(255);
  data[y * width + x] = 0;
  return withoutSurroundings({ data, width, height }, [line], 10).data.includes(0);
};

test('a sign far right of the line and a picture far below it are wiped', () => {
  expect(inkAt(300, 90)).toBe(false);
  expect(inkAt(100, 180)).toBe(false);
});

test('the line stays, with a word that goes on along it and a line below that was not found', () => {
  expect(inkAt(100, 90)).toBe(true);
  expect(inkAt(180, 90)).toBe(true);
  expect(inkAt(100, 125)).toBe(true);
});
