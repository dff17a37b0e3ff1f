import { expect, type Page } from '@playwright/test';
import {
  button,
  expectToast,
  givePhoto,
  notifications,
  offerInstall,
  openWithLabel,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

/** Opens a piece of a label whose work is named by now: a text is headed with the name. */
async function openNamed(page: Page, piece: string): Promise<void> {
  await openWithLabel(page);
  await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  await button(page, piece).click();
}

const hint = (page: Page) => page.getByRole('region', { name: 'Keep Placard on your phone' });

/** Notes what is handed to the share sheet, or lets the visitor close it. */
async function withShareSheet(page: Page, closed: boolean): Promise<() => Promise<unknown>> {
  await page.addInitScript((cancels) => {
    const shared: unknown[] = [];
    Reflect.set(window, 'shared', shared);
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        shared.push(data);
        if (cancels) throw new DOMException('closed', 'AbortError');
      },
    });
  }, closed);
  return () => page.evaluate(() => Reflect.get(window, 'shared'));
}

test('the text is handed to the phone’s share sheet, with the word that a machine made it', async ({
  page,
}) => {
  const shared = await withShareSheet(page, false);
  await openNamed(page, 'Sound bite');
  await button(page, 'Share the text').click();
  await expect.poll(shared).toEqual([
    {
      title: 'The Harbour at Lorient, Berthe Morisot',
      text: expect.stringMatching(
        /^The Harbour at Lorient\nBerthe Morisot\n\n[^]*\n\nMade by a machine from the label\. Placard$/,
      ),
    },
  ]);
  await expect(notifications(page).locator('.toast')).toHaveCount(0);
});

test(
  'a conversation is shared with its speakers; a visitor who closes the sheet is told nothing',
  LEFT_TO_ALL,
  async ({ page }) => {
    const shared = await withShareSheet(page, true);
    await openNamed(page, 'Mini podcast');
    await button(page, 'Share the text').click();
    await expect.poll(shared).toMatchObject([{ text: expect.stringMatching(/\n\nAnna: [^]*\nBen: /) }]);
    await expect(notifications(page).locator('.toast')).toHaveCount(0);
  },
);

for (const clipboard of [true, false]) {
  test(
    `without a share sheet the text is copied, ${clipboard ? 'by the clipboard' : 'where there is no clipboard either'}`,
    clipboard ? {} : LEFT_TO_ALL,
    async ({ page, context }) => {
      if (clipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript((has) => {
        Reflect.deleteProperty(Navigator.prototype, 'share');
        if (!has) Object.defineProperty(navigator, 'clipboard', { value: undefined });
      }, clipboard);
      await openNamed(page, 'Sound bite');
      await button(page, 'Share the text').click();
      await expectToast(page, 'Copied', 'The text is ready to be pasted.');
      await expect(button(page, 'Share the text')).toBeFocused();
      await button(page, 'Stop').click();
      await button(page, 'Type the label').click();
      await page.keyboard.press('Control+V');
      await expect(page.getByRole('textbox', { name: 'Text of the label' })).toHaveValue(
        /^The Harbour at Lorient\nBerthe Morisot\n\n/,
      );
    },
  );
}

test('the app offers to be installed after the first label that was read, and the browser asks', async ({
  page,
}) => {
  await page.goto('/');
  expect(await offerInstall(page, 'accepted')).toBe(true);
  await expect(hint(page)).toHaveCount(0);
  await givePhoto(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(button(page, 'Take it again')).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await typeLabel(page);
  await expect(hint(page)).toBeVisible();
  await button(page, 'Install').click();
  await expect(hint(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'prompts'))).toBe(1);
});

test('after a no the app is never offered again, not on the next visit either', async ({ page }) => {
  await page.goto('/');
  await offerInstall(page, 'accepted');
  await typeLabel(page);
  await button(page, 'Not now').click();
  await expect(hint(page)).toHaveCount(0);
  await expect(button(page, 'Sound bite')).toBeFocused();
  await page.reload();
  await offerInstall(page, 'accepted');
  await typeLabel(page);
  await expect(button(page, 'Sound bite')).toBeEnabled();
  await expect(hint(page)).toHaveCount(0);
});

test('on an iPhone the hint says how: Share, then Add to Home Screen', LEFT_TO_ALL, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await openWithLabel(page);
  await expect(hint(page)).toContainText('tap Share, then Add to Home Screen');
  await expect(button(page, 'Install')).toHaveCount(0);
});

test('the panels say that a machine made the text from the label', LEFT_TO_ALL, async ({ page }) => {
  await openWithLabel(page);
  for (const key of ['Sound bite', 'Mini podcast']) {
    await button(page, key).click();
    await expect(page.locator('main').getByText('Made by a machine from the label')).toBeVisible();
  }
});
