import { expect, test } from 'vitest';
import { guideBytes } from './guide-size.ts';

test('the grounded guide stays small for phones, minified by the bundler of the app and as it is sent', async () => {
  const { minified, compressed } = await guideBytes();
  expect(minified).toBeLessThan(1_015_000);
  // Two hundredths of room: zlib works in another way on other processors.
  expect(compressed).toBeLessThan(505_000);
});
