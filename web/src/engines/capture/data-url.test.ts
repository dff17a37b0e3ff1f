import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blobOfDataUrl } from './data-url.ts';

test('the blob holds the bytes that were written into the data URL, and their type', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      const blob = blobOfDataUrl(`data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`);
      expect(blob.type).toBe('image/jpeg');
      expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    }),
  );
});

test.each(['data:,', 'data:image/jpeg,abc', 'https://example.org/a.jpg'])('%s is refused', (text) => {
  expect(() => blobOfDataUrl(text)).toThrow('not a base64 data URL');
});
