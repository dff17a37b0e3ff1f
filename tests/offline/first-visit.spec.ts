import { expect } from '@playwright/test';
import { expectLabelRead, givePhoto } from '../support/app-page.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';

test('after one visit the app starts without a network and reads a label', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();
  await givePhoto(page, (await labelPhoto('handheld')).path);
  await expectLabelRead(page);

  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expect(page.locator('main').getByText('No Internet. Turn on Wi-Fi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
});

test('the server being gone is the same to the visitor as no network', async ({ page, server }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await server.stop();
  await page.reload();
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
});

test('a screen that does not exist and the page about the app are there without a network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/no/such/page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await page.goto('/about.html');
  await expect(page.getByText('Tesseract').first()).toBeVisible();
});
