import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { root } from '../setup/root.ts';
import { test } from '../support/fixtures.ts';

const LIMIT_BYTES = 55_000;
const DIST = `${root}web/dist`;

const chunksSchema = z.array(
  z.object({
    file: z.string(),
    entry: z.boolean(),
    imports: z.array(z.string()),
    modules: z.array(z.string()),
  }),
);
const chunks = () => chunksSchema.parse(JSON.parse(readFileSync(`${DIST}/.vite/chunks.json`, 'utf8')));

/** The chunks without which the first screen does not start. */
function firstChunks(): z.infer<typeof chunksSchema> {
  const all = chunks();
  const found = new Set(all.filter(({ entry }) => entry));
  for (const chunk of found) {
    for (const other of all) if (chunk.imports.includes(other.file)) found.add(other);
  }
  return [...found];
}

/** What a visitor may never need, or not yet. */
const LATER = [
  [
    'text recognition',
    /tesseract|engines\/(?:ocr\/(?!lazy-reader)|image|text-cleanup)\/|platform\/image\/photo-preparer/,
  ],
  ['cropping', /react-image-crop|features\/crop\/|platform\/image\/(?:crop-photo|decode)/],
  ['the podcast', /features\/podcast\//],
  ['the visits', /(?:features|engines)\/visits\/|export-visits/],
  ['the panel of what works offline', /features\/readiness\/readiness-dialog/],
  // But for the numbers of the sentences that were heard, which go with each request.
  ['the guide', /api\/guide\/(?!(?:heard|variation)\.ts)/],
  ['the check of answers', /node_modules\/zod\//],
  ['the service worker’s registration', /workbox/],
] as const;

for (const [what, modules] of LATER) {
  test(`nothing of ${what} is in the JavaScript that the first screen waits for`, () => {
    const found = firstChunks().flatMap((chunk) => chunk.modules.filter((module) => modules.test(module)));
    expect(found).toEqual([]);
  });
}

test('the first screen waits for at most 55 kB of JavaScript', () => {
  const first = firstChunks().map(({ file }) => file);
  const bytes = first.reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`)).length, 0);
  expect(first.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
  console.log(`initial JavaScript: ${(bytes / 1000).toFixed(1)} kB gzip in ${first.length} files`);
});
