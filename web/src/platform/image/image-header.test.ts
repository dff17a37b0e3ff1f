import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageHeaderOf } from './image-header.ts';

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const zeros = (count: number) => Array.from({ length: count }, () => 0);

test('a JPEG tells its size behind its other segments', () => {
  const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  const frame = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3];
  const header = imageHeaderOf(bytes([0xff, 0xd8], exif, frame));
  expect(header).toEqual({ format: 'jpeg', size: { width: 4032, height: 3024 } });
});

test('a JPEG cut off before its size has none', () => {
  expect(imageHeaderOf(bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2]))).toEqual({
    format: 'jpeg',
    size: undefined,
  });
});

test('a PNG tells its size, also one of no pixels', () => {
  const png = (w: number, h: number) =>
    bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR', [0, 0, w, 0, 0, 0, h, 0], zeros(5));
  expect(imageHeaderOf(png(2, 1))?.size).toEqual({ width: 512, height: 256 });
  expect(imageHeaderOf(png(0, 0))?.size).toEqual({ width: 0, height: 0 });
});

test.each([
  [
    'extended',
    bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x3f, 1, 0, 0xef, 0, 0]),
    { width: 320, height: 240 },
  ],
  ['lossy', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0x40, 1, 0xf0, 0]), { width: 320, height: 240 }],
])('a WebP tells its size (%s)', (_, file, size) => {
  expect(imageHeaderOf(file)).toEqual({ format: 'webp', size });
});

test('a HEIC is known as a picture whose size only a decoder can tell', () => {
  expect(imageHeaderOf(bytes([0, 0, 0, 24], 'ftypheic', zeros(20)))).toEqual({
    format: 'isobmff',
    size: undefined,
  });
});

test('text, PDF and SVG hold no photo', () => {
  for (const text of [
    'hello, this is no picture at all',
    '%PDF-1.7',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '',
  ]) {
    expect(imageHeaderOf(bytes(text))).toBeUndefined();
  }
});

test('no bytes make it fail', () => {
  const starts = fc.constantFrom(
    [0xff, 0xd8, 0xff],
    [...bytes('RIFFxxxxWEBP')],
    [...bytes('BM')],
    [...bytes('GIF89a')],
    [],
  );
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 80 }), (start, rest) => {
      expect(() => imageHeaderOf(Uint8Array.from([...start, ...rest]))).not.toThrow();
    }),
  );
});
