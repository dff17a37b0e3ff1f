import { expect } from '@playwright/test';
import { expectLabelRead, givePhoto, press, typeLabel } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { keptRecords } from '../support/kept.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { showPanel } from '../support/listening.ts';

test.use({ reader: 'kept' });

test('a label that is photographed a second time is the same visit, with its text and stars and the new picture', async ({
  page,
}) => {
  const label = await labelPhoto('handheld');
  await page.goto('/');
  await givePhoto(page, label.path);
  await expectLabelRead(page);
  const title = await page.locator('.work-title').innerText();
  await showPanel(page, 'Sound bite');
  await press(page, '4 stars');
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await typeLabel(page, 'Eileen Gray\nArmchair\n1929');
  await expect(page.locator('.work-title')).toHaveText('Armchair');

  await givePhoto(page, label.path);
  await expectLabelRead(page);
  await expect(page.locator('.work-title')).toHaveText(title);
  await expect(page.getByText(/^You were here at \d\d:\d\d$/)).toBeVisible();
  await expect(page.locator('[aria-live=polite]', { hasText: 'Text found' })).toContainText(
    'You were here at',
  );
  await expect(page.locator('.fold-count')).toHaveText('2');
  await page.route('**/api/artwork-description', (route) => route.abort());
  await press(page, 'Sound bite');
  await expect(page.getByText('Made by a machine from the label')).toBeVisible();
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  const seenTwice = { title, stars: { description: 4 }, seenBefore: [expect.any(Number)] };
  await expect
    .poll(async () => (await keptRecords(page, 'placard-visits', 'records')).map(([, visit]) => visit))
    .toEqual([expect.objectContaining(seenTwice), expect.objectContaining({ title: 'Armchair' })]);
  // The one seen last comes first.
  await page.locator('summary', { hasText: 'Visits' }).click();
  await expect(page.locator('.visit-title').first()).toHaveText(title);
});

test(
  'two works whose labels differ by an accession number alone are two visits',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    for (const number of ['1995.12.3', '1995.12.4'])
      await typeLabel(page, `Vija Celmins\nUntitled\n1970\nGraphite on paper\n${number}`);
    await expect(page.locator('.fold-count')).toHaveText('2');
    await expect(page.getByText(/^You were here/)).toBeHidden();
  },
);
