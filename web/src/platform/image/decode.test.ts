import { expect, test, vi } from 'vitest';
import { decodedPhoto } from './decode.ts';

const png = (side: number) => {
  const file = new Uint8Array(33);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(file.buffer).setUint32(16, side);
  new DataView(file.buffer).setUint32(20, side);
  return file;
};

test.each([
  ['an empty file', new Blob([], { type: 'image/jpeg' }), 'empty_file'],
  ['a text file', new Blob(['hello'], { type: 'text/plain' }), 'not_an_image'],
  ['a text file that calls itself a JPEG', new Blob(['hello there'], { type: 'image/jpeg' }), 'not_an_image'],
  ['a picture of no pixels', new Blob([png(0)], { type: 'image/png' }), 'unreadable_image'],
  ['a picture of a hundred megapixels', new Blob([png(10_000)]), 'image_too_large'],
])('%s is refused before it is decoded', async (_, file, code) => {
  await expect(decodedPhoto(file, 1600)).rejects.toMatchObject({ code });
});

test('the photo of a sensor of 50 megapixels, which has a few more, is opened', async () => {
  const side = 7_090;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1_600, height: 1_600 }));
  expect(await decodedPhoto(new Blob([png(side)]), 1_600)).toMatchObject({ width: side, height: side });
  vi.unstubAllGlobals();
});
