import { expect, type Locator, type Page } from '@playwright/test';
import {
  button,
  holdReading,
  isSounding,
  lookAtToasts,
  openWithoutSignal,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { setPace } from '../support/listening.ts';

test.use({ reader: 'kept' });

/** Tabs until the target has the focus, and sees it shown; fails when it cannot be reached in one round. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${target.toString()}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the whole journey goes by keyboard alone: settings, photo, crop, correct, listen, rate', async ({
  page,
}) => {
  const label = await labelPhoto('handheld');
  const said = page.locator('p[aria-live=polite]');
  await page.goto('/');

  await press(page, button(page, 'Settings'));
  for (const toggle of ['Show extracted text', 'Enable image cropping', 'Show audio script']) {
    await press(page, page.getByRole('switch', { name: toggle }), 'Space');
    await expect(page.getByRole('switch', { name: toggle })).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(button(page, 'Settings')).toBeFocused();

  const chooser = page.waitForEvent('filechooser');
  await press(page, button(page, 'New label'));
  await (await chooser).setFiles(label.path);
  await expect(page.getByRole('group', { name: /^Selection/ })).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await tabTo(page, button(page, 'Top left corner'));
  await page.keyboard.press('Shift+ArrowLeft');
  const letGo = await holdReading(page);
  await press(page, button(page, 'Crop & Continue'));
  await expect(said).toHaveText('Processing image');
  await letGo();
  await expect(said).toHaveText(/^Text found/);

  await press(page, button(page, 'Edit the text'));
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toBeFocused();
  await page.keyboard.type(' and more');
  await press(page, button(page, 'Save'));
  await expect(button(page, 'Edit the text')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Extracted text' })).toContainText('and more');

  await press(page, button(page, 'Sound bite'));
  await expect(page.getByRole('heading', { name: 'Sound bite' })).toBeFocused();
  await setPace(page, 0);
  await press(page, button(page, 'Play'));
  await expect.poll(() => isSounding(page)).toBe(true);
  await expect(said).toHaveText('Playing');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(said).toHaveText('Paused');

  await lookAtToasts(page);
  await tabTo(page, button(page, '1 star'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(button(page, '3 stars')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await expect(page.getByRole('button', { name: '3 stars', pressed: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: '4 stars', pressed: true })).toBeFocused();
  await expect(page.getByText('You rated this conversation 4 stars.')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await press(page, button(page, 'Dismiss'));
  await expect(button(page, 'Dismiss')).toBeHidden();

  await tabTo(page, button(page, 'Stop'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Sound bite')).toBeFocused();
  await press(page, button(page, 'Mini podcast'));
  await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toBeFocused();
  await press(page, button(page, 'Play'));
  await expect.poll(() => isSounding(page)).toBe(true);
  await press(page, button(page, 'Stop'));
  await expect(button(page, 'Mini podcast')).toBeFocused();
});

test('a dialog keeps the focus inside, and gives it back', async ({ page }) => {
  await page.goto('/');
  await press(page, button(page, 'Type the label'));
  const dialog = page.getByRole('dialog', { name: 'Type the label' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Young Hare');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Use this text' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Type the label')).toBeFocused();
});

test(
  'whoever erases visits by keyboard stays among them, and comes to the next step after the last',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    for (const title of ['Young Hare', 'Armchair', 'Harbour'])
      await typeLabel(page, `Albrecht Dürer\n${title}\n1502\nWatercolour`);
    await page.locator('summary', { hasText: 'Visits' }).click();
    await page.getByRole('button', { name: 'Erase Armchair' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Erase Young Hare' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Erase Harbour' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('summary', { hasText: 'Visits' })).toBeHidden();
    await expect(page.locator('.dock .button:focus')).toHaveCount(1);
  },
);

async function expectEmptyListAtClose(page: Page): Promise<void> {
  await expect(page.getByText('Nothing waits any more.')).toBeVisible();
  await expect(button(page, 'Close')).toBeFocused();
}

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'whoever cancels requests by keyboard stays in the list, also when one takes its rating along, comes to Close after the last, and to the bar when the list is closed',
    LEFT_TO_ALL,
    async ({ page }) => {
      await openWithoutSignal(page);
      await button(page, 'Sound bite').click();
      await button(page, 'Mini podcast').click();
      await button(page, '2 requests waiting').click();
      await button(page, 'Cancel: Sound bite').press('Enter');
      await expect(button(page, 'Cancel: Mini podcast')).toBeFocused();
      await page.keyboard.press('Enter');
      await expectEmptyListAtClose(page);
      await page.keyboard.press('Enter');
      await expect(button(page, 'Settings')).toBeFocused();

      await typeLabel(page, 'Albrecht Dürer\nYoung Hare\n1502\nWatercolour');
      await button(page, 'Sound bite').click();
      await button(page, '4 stars').click();
      await button(page, '2 requests waiting').click();
      await button(page, 'Cancel: Sound bite').press('Enter');
      await expectEmptyListAtClose(page);
      await page.keyboard.press('Enter');
      await expect(button(page, 'Settings')).toBeFocused();
    },
  );
});
