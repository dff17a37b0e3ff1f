import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BAD_FILES, brokenJpegs } from './bad-files.ts';

function bytesOf(name: string): Buffer {
  const file = BAD_FILES.find((bad) => bad.name === name);
  if (file === undefined) throw new Error(`no ${name}`);
  return Buffer.from(file.bytes());
}

const HEADERS = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0];

/** A JPEG with a frame header of 16 x 8, behind one other segment. */
const JPEG = Uint8Array.from({ length: 221 }, (_, at) => HEADERS[at] ?? 7);

test('the names tell the files apart', () => {
  const names = [...BAD_FILES, ...brokenJpegs(JPEG)].map((file) => file.name);
  expect(new Set(names).size).toBe(names.length);
});

test('the PNG of 100 megapixels is whole and small', () => {
  const png = bytesOf('huge.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([10_000, 10_000]);
  expect(png.length).toBeLessThan(50_000);
  const length = png.readUInt32BE(33);
  expect(inflateSync(png.subarray(41, 41 + length)).length).toBe(10_000 * 1251);
});

test('the PNG that only claims 100 megapixels holds one row', () => {
  const png = bytesOf('claim.png');
  expect(png.readUInt32BE(16)).toBe(10_000);
  expect(inflateSync(png.subarray(41, 41 + png.readUInt32BE(33))).length).toBe(1251);
});

test('the PNG without pixels says so', () => {
  expect(
    bytesOf('zero.png')
      .subarray(16, 24)
      .every((byte) => byte === 0),
  ).toBe(true);
});

test('the HEIC begins with the brand by which it is known', () => {
  expect(bytesOf('IMG_0042.HEIC').toString('latin1', 4, 12)).toBe('ftypheic');
});

test('a broken JPEG is cut short, or claims a size it does not have', () => {
  const [cut, header, claim] = brokenJpegs(JPEG).map((file) => Buffer.from(file.bytes()));
  expect(cut?.length).toBe(Math.floor(JPEG.length * 0.3));
  expect(header?.length).toBe(20);
  expect(claim?.readUInt16BE(13)).toBe(10_000);
  expect(claim?.readUInt16BE(15)).toBe(10_000);
  expect(() => brokenJpegs(new Uint8Array(40))).toThrow('without a frame header');
});
