import { expect } from '@playwright/test';
import { expectLabelRead, givePhoto, playAloud } from '../support/app-page.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';

test('over plain http from another device the journey works in memory and says what HTTPS would add', async ({
  page,
  server,
}) => {
  await page.goto(server.url.replace('localhost', 'placard.test'));
  expect(
    await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'caches' in window]),
  ).toEqual([false, false, false]);
  await expect(page.getByText('Needs HTTPS to install and to work offline')).toBeVisible();
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await playAloud(page);
});
