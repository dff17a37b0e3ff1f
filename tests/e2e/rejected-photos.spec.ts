import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { BAD_FILES, brokenJpegs, type BadFile } from '../label-corpus/bad-files.ts';
import { expectLabelRead, expectToast, givePhoto, SEVERAL_READINGS_MS } from '../support/app-page.ts';
import type { FixtureName } from '../label-corpus/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

const REJECTED: [FixtureName, string][] = [
  ['low-resolution', 'Image resolution is too low. Try getting closer to the label!'],
  ['low-contrast', 'Image contrast is too low. Try adjusting lighting or angle!'],
  ['blurry', 'Image appears blurry. Hold the camera steady and ensure focus!'],
  ['tiny', 'Text appears too small in the image. Please zoom in closer to the label for better results!'],
  ['hard-to-read', 'Text is difficult to read. Zoom in for crisp text. Clarity is key!'],
  ['no-text', 'No text was detected! Make sure to take a picture of the label, not the artwork!'],
];

test('each rejected photo is told what to do about it, in a toast and beside the picture', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, sentence] of REJECTED)
    await test.step(name, async () => {
      await givePhoto(page, (await labelPhoto(name)).path);
      await expectToast(page, 'Error', sentence, SEVERAL_READINGS_MS);
      await expect(page.locator('main').getByText(sentence)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sound bite' })).toBeDisabled();
    });
});

test.describe('a file that is no photo', () => {
  // It does not come as far as the reader, which is not asked anew for each photo after one.
  test.use({ reader: 'kept' });

  async function expectRejectedAndRecovers(page: Page, files: readonly BadFile[]): Promise<void> {
    await page.goto('/');
    for (const file of files)
      await test.step(file.title, async () => {
        const buffer = Buffer.from(file.bytes());
        await givePhoto(page, { name: file.name, mimeType: file.mimeType, buffer });
        await expect(page.locator('main').getByText('Error', { exact: true })).toBeVisible();
        await givePhoto(page, (await labelPhoto('clean')).path);
        await expectLabelRead(page);
      });
  }

  test('a JPEG that is cut gives a clear error, and the next photo is read', async ({ page }) => {
    const whole = await readFile((await labelPhoto('clean')).path);
    await expectRejectedAndRecovers(page, brokenJpegs(whole).slice(0, 1));
  });

  test('every bad file gives a clear error, and the next photo is read', LEFT_TO_ALL, async ({ page }) => {
    await expectRejectedAndRecovers(page, BAD_FILES);
  });

  test('every broken JPEG gives a clear error, and the next photo is read', LEFT_TO_ALL, async ({ page }) => {
    const whole = await readFile((await labelPhoto('clean')).path);
    await expectRejectedAndRecovers(page, brokenJpegs(whole));
  });
});
