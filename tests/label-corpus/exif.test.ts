import { expect, test } from 'vitest';
import { insertOrientation, orientationFor } from './exif.ts';

const HOLLOW_JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

test.each([
  ['II', [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]],
  ['MM', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]],
] as const)('in byte order %s the segment holds one directory with the orientation', (order, tiff) => {
  const tagged = insertOrientation(HOLLOW_JPEG, 6, order);
  const segment = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  expect([...tagged]).toEqual([0xff, 0xd8, ...segment, 0xff, 0xd9]);
});

test('pixels turned clockwise get the orientation that turns them back', () => {
  expect(([0, 90, 180, 270] as const).map(orientationFor)).toEqual([1, 8, 3, 6]);
});

test('what is no JPEG is refused', () => {
  expect(() => insertOrientation(new Uint8Array([1, 2, 3]), 6, 'II')).toThrow('not a JPEG');
});
