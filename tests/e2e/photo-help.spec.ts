import { expect } from '@playwright/test';
import {
  button,
  dropPhoto,
  expectLabelRead,
  expectRejected,
  givePhoto,
  lookAtToasts,
  notifications,
  turnOn,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

test.use({ reader: 'kept' });

test('a photo dropped on the page is read; while it hovers the page says where; who was editing goes on from the next step', async ({
  page,
}) => {
  const { path } = await labelPhoto('clean');
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await typeLabel(page);
  await button(page, 'Edit the text').click();
  await dropPhoto(page, 'dragover', path);
  await expect(page.getByText('Drop the photo here')).toBeVisible();
  await dropPhoto(page, 'drop', path);
  await expect(page.getByText('Drop the photo here')).toBeHidden();
  await expectLabelRead(page);
  await expect(button(page, 'Sound bite')).toBeFocused();
});

test('a pasted photo is read, but not behind a dialog', async ({ page }) => {
  const { path } = await labelPhoto('clean');
  await page.goto('/');
  await button(page, 'Type the label').click();
  await dropPhoto(page, 'paste', path);
  await dropPhoto(page, 'drop', path);
  await button(page, 'Cancel').click();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await dropPhoto(page, 'paste', path);
  await expectLabelRead(page);
});

test('a photo is chosen from the library as well', LEFT_TO_ALL, async ({ page }) => {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a photo').click();
  await (await chooser).setFiles((await labelPhoto('clean')).path);
  await expectLabelRead(page);
});

test('beside a rejected photo stand one concrete hint, a retry, and a key that turns it', async ({
  page,
}) => {
  await page.goto('/');
  await givePhoto(page, (await labelPhoto('blurry')).path);
  const photo = page.getByRole('img', { name: 'Captured artwork label' });
  await expect(page.getByText('Rest your elbows against your body')).toBeVisible();
  await expect(button(page, 'Take it again')).toBeFocused();
  const upright = async () => {
    const size = await photo.evaluate((image) =>
      image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
    );
    return (size[0] ?? 0) < (size[1] ?? 0);
  };
  expect(await upright()).toBe(false);
  await button(page, 'Turn the photo').click();
  await expect.poll(upright).toBe(true);
  await expect(page.getByText('Rest your elbows against your body')).toBeVisible();
  await expect(button(page, 'Take it again')).toBeFocused();

  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Take it again').click();
  await (await chooser).setFiles((await labelPhoto('clean')).path);
  await expectLabelRead(page);
});

test('the toast of a rejected photo goes with the next photo, which has no such fault', async ({ page }) => {
  await page.goto('/');
  // It would stay for ever.
  await lookAtToasts(page);
  await givePhoto(page, (await labelPhoto('blurry')).path);
  await expectRejected(page);
  const toast = notifications(page).locator('.toast-destructive');
  await expect(toast).toBeVisible();
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expect(toast).toHaveCount(0);
  await expectLabelRead(page);
});

test('on a phone, held upright or on its side, another label comes into sight, however far down the visitor was', async ({
  page,
}) => {
  const { path, truth } = await labelPhoto('clean');
  const photo = page.getByRole('img', { name: 'Captured artwork label' });
  const foot = page.getByRole('contentinfo');
  await page.goto('/');
  await givePhoto(page, path);
  await expectLabelRead(page);
  await page.locator('summary', { hasText: 'Visits' }).click();
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await typeLabel(page);
    await expect(photo).toBeHidden();
    await foot.scrollIntoViewIfNeeded();
    await page
      .locator('.visit')
      .filter({ hasText: truth.fields.title ?? '?' })
      .click();
    await expect(photo).toBeInViewport({ ratio: 0.9 });
    await expect(button(page, 'Sound bite')).toBeFocused();
    await foot.scrollIntoViewIfNeeded();
    await expect(photo).not.toBeInViewport();
    await givePhoto(page, path);
    await expect(photo).toBeInViewport({ ratio: 0.9 });
    await expectLabelRead(page);
  }
});

test.describe('with the reader started', () => {
  test.use({ reader: 'real' });

  for (const [part, files, run] of [
    // The photo has not even been opened.
    ['Nothing of the reader', /label-reading.*\.js/, LEFT_TO_ALL],
    ["Nothing of its engine's program", /tesseract-core-.*\.wasm/, {}],
  ] as const)
    test(`${part} comes: the visitor is told, and Try again reads the same photo`, run, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      await page.route(files, (route) => route.abort());
      await page.goto('/');
      await givePhoto(page, (await labelPhoto('clean')).path);
      await expect(notifications(page)).toContainText('The label reader could not start.');
      await page.unroute(files);
      // Without a service worker, what is not ready offline has a key of that name, too.
      await page.getByRole('region', { name: 'Label' }).getByRole('button', { name: 'Try again' }).click();
      await expectLabelRead(page);
    });
});
