// `npm run bench:journey -- --photos DIR`: takes every readable photo of a folder with a labels.json through the
// app in Chromium, from photo to sound bite, and counts the descriptions that name the artist or the title.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { descriptionResponseSchema } from '../../api/contract/contract.ts';
import { expectLabelRead, givePhoto } from '../../tests/support/app-page.ts';
import { startServer } from '../../tests/support/server.ts';
import { buildWeb } from '../build/build-web.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../../tests/setup/find-browser.ts';

const truthsSchema = z.array(
  z.object({
    file: z.string(),
    expect: z.string(),
    fields: z.nullable(z.object({ artist: z.nullable(z.string()), title: z.nullable(z.string()) })),
  }),
);

/** Letters and digits only: the reader's filter drops apostrophes and colons (docs/behaviour.md#characters). */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

async function describedAs(page: Page, photo: string): Promise<string> {
  await givePhoto(page, photo);
  await expectLabelRead(page);
  const answer = page.waitForResponse('**/api/artwork-description');
  await page.getByRole('button', { name: 'Sound bite' }).click();
  const { description } = descriptionResponseSchema.parse(await (await answer).json());
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  return description;
}

const { photos } = parseArgs({ options: { photos: { type: 'string' } } }).values;
if (photos === undefined) throw new Error('Usage: npm run bench:journey -- --photos DIR');
const truths = truthsSchema.parse(JSON.parse(await readFile(join(photos, 'labels.json'), 'utf8')));
const readable = truths.filter((truth) => truth.expect === 'ok');

await buildWeb();
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
let named = 0;
try {
  for (const { file, fields } of readable) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: server.url });
    await page.goto('/');
    const description = await describedAs(page, join(photos, file)).catch((error: unknown) => String(error));
    const names = [fields?.artist ?? null, fields?.title ?? null].filter(
      (name) => name !== null && plain(name) !== '',
    );
    const found = names.some((name) => name !== null && plain(description).includes(plain(name)));
    if (found) named += 1;
    else console.log(`${file}: neither ${names.join(' nor ')} in: ${description}`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${named} of ${readable.length} descriptions name the artist or the title as printed`);
