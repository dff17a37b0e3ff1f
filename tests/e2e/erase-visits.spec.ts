import { expect, type Page } from '@playwright/test';
import {
  button,
  expectLabelRead,
  expectToast,
  givePhoto,
  isSounding,
  lookAtToasts,
  loseSignal,
  notifications,
  openWithoutSignal,
  playAloud,
  press,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept, keptRecords } from '../support/kept.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { showPanel } from '../support/listening.ts';

test.use({ reader: 'kept' });

const HARE = 'Albrecht Dürer\nYoung Hare\n1502\nWatercolour';

/** Opens the list; Undo waits for whoever looks, however slow the machine. */
async function openVisits(page: Page): Promise<void> {
  await lookAtToasts(page);
  await page.locator('summary', { hasText: 'Visits' }).click();
  await expect(page.getByText('Kept on this phone only.')).toBeVisible();
}

async function eraseAll(page: Page): Promise<void> {
  await press(page, 'Erase all');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click();
}

const undo = (page: Page) => notifications(page).getByRole('button', { name: 'Undo' });
const visitsOnDisk = async (page: Page) => keptRecords(page, 'placard-visits', 'records');
const requestsOnDisk = async (page: Page) => keptRecords(page, 'placard-outbox', 'records');
const clipsOnDisk = async (page: Page) =>
  (await keptRecords(page, 'placard-clips', 'clips')).map(([key]) => key).filter((key) => key !== 'index');

test('what was erased while it was heard leaves the screen and stays erased, whatever is pressed next', async ({
  page,
}) => {
  await page.goto('/');
  await typeLabel(page, HARE);
  await showPanel(page, 'Sound bite');
  await playAloud(page);
  await openVisits(page);
  await press(page, 'Erase Young Hare');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  expect(await isSounding(page)).toBe(false);
  await expect(page.locator('.work-title')).toBeHidden();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  for (const key of ['Sound bite', 'Mini podcast']) await expect(button(page, key)).toBeDisabled();
  await expect.poll(() => visitsOnDisk(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Visits' })).toBeHidden();
});

test('Undo brings an erased visit back to the screen with its picture, text, stars and sound', async ({
  page,
}) => {
  const label = await labelPhoto('handheld');
  await page.goto('/');
  await givePhoto(page, label.path);
  await expectLabelRead(page);
  await showPanel(page, 'Sound bite');
  await press(page, '4 stars');
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await expect.poll(async () => (await clipsOnDisk(page)).length).toBeGreaterThan(0);
  const clips = await clipsOnDisk(page);
  const title = await page.locator('.work-title').innerText();
  await expectKept(page, title);
  const before = await visitsOnDisk(page);
  await openVisits(page);
  await press(page, `Erase ${title}`);
  await expectToast(page, 'Visit erased', title);
  await expect.poll(() => visitsOnDisk(page)).toEqual([]);
  await expect.poll(() => clipsOnDisk(page)).toEqual([]);

  await undo(page).click();
  await expect(page.locator('.work-title')).toHaveText(title);
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => visitsOnDisk(page)).toEqual(before);
  await expect.poll(() => clipsOnDisk(page)).toEqual(clips);
  await expect(undo(page)).toBeHidden();

  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  await page.reload();
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toBeVisible();
  const drawn = page.getByRole('img', { name: 'Captured artwork label' });
  await expect
    .poll(() => drawn.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeTruthy();
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'Undo after "Erase all" brings back every visit and what waits to be sent, under the same ids',
    LEFT_TO_ALL,
    async ({ page }) => {
      await openWithoutSignal(page, HARE);
      await press(page, 'Sound bite');
      await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
      await press(page, '4 stars');
      await expect(page.getByText('Thanks for rating!')).toBeVisible();
      await typeLabel(page, 'Eileen Gray\nArmchair\n1929');
      await press(page, 'Mini podcast');
      await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
      await expect(page.getByRole('button', { name: '3 requests waiting' })).toBeVisible();
      const ids = (await requestsOnDisk(page)).map(([id]) => id);
      const visits = await visitsOnDisk(page);
      await openVisits(page);
      await eraseAll(page);
      await expect(notifications(page)).toContainText('2 visits erased');
      await expect(page.locator('summary', { hasText: 'Visits' })).toBeHidden();
      await expect(page.getByRole('button', { name: /requests? waiting/ })).toBeHidden();
      await expect.poll(() => requestsOnDisk(page)).toEqual([]);

      await undo(page).click();
      await expect(page.getByRole('button', { name: '3 requests waiting' })).toBeVisible();
      expect((await requestsOnDisk(page)).map(([id]) => id)).toEqual(ids);
      await expect.poll(() => visitsOnDisk(page)).toEqual(visits);
      await expect(page.locator('.work-title')).toHaveText('Armchair');
      const rated = page.context().waitForEvent('request', (request) => request.url().endsWith('/rate'));
      await page.context().setOffline(false);
      expect((await rated).postDataJSON()).toEqual({ rating: 4, source: 'device' });
      await expect(page.getByRole('button', { name: /requests? waiting/ })).toBeHidden();
    },
  );
});

test('visits erased one after the other come back by one Undo, which the keyboard reaches', async ({
  page,
}) => {
  await page.goto('/');
  await typeLabel(page, HARE);
  await typeLabel(page, 'Eileen Gray\nArmchair\n1929');
  await openVisits(page);
  await page.getByRole('button', { name: 'Erase Armchair' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Erase Young Hare' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notifications(page)).toContainText('2 visits erased');
  await page.keyboard.press('F8');
  await expect(notifications(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.fold-count')).toHaveText('2');
  await expect(page.locator('.work-title')).toHaveText('Armchair');
  await expect(undo(page)).toBeHidden();
});

test('Undo is offered for 8 s, and no other toast takes its place before', LEFT_TO_ALL, async ({ page }) => {
  await page.goto('/');
  await typeLabel(page, HARE);
  await page.locator('summary', { hasText: 'Visits' }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await press(page, 'Erase Young Hare');
  await expect(undo(page)).toBeVisible();
  await loseSignal(page);
  await page.clock.runFor(4_000);
  await page.context().setOffline(false);
  await page.clock.runFor(3_900);
  await expect(notifications(page).locator('.toast')).toHaveCount(1);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo(page)).toBeHidden();
  await expect(notifications(page).locator('.toast-title')).toHaveText('Connection Restored');
});

test('a visit that another tab shows leaves the screen there too', LEFT_TO_ALL, async ({ page, context }) => {
  await page.goto('/');
  await typeLabel(page, HARE);
  await expectKept(page, 'Young Hare');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('.work-title')).toHaveText('Young Hare');
  await openVisits(other);
  await press(other, 'Erase Young Hare');
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(button(page, 'Sound bite')).toBeDisabled();
});
