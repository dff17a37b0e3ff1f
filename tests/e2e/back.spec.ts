import { chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../setup/find-browser.ts';
import {
  button,
  expectHistoryOf,
  givePhoto,
  openReadiness,
  press,
  readinessPanel,
  turnOn,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

const BEFORE = 'about:blank';

/** Opens the app from another page, to which a Back with nothing open leads. */
async function openFromElsewhere(page: Page, url = '/'): Promise<void> {
  await page.goto(BEFORE);
  await page.goto(url);
  await expect(button(page, 'New label')).toBeVisible();
}

/** One Back has closed what it was pressed for; the next leaves the app. */
async function expectNextBackLeaves(page: Page): Promise<void> {
  await expectHistoryOf(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
}

const typing = (page: Page) => page.getByRole('dialog', { name: 'Type the label' });

const CLOSED_BY_BACK: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'the dialog to type a label': async (page) => {
    await press(page, 'Type the label');
    await expect(typing(page)).toBeVisible();
    return () => expect(typing(page)).toBeHidden();
  },
  'the settings': async (page) => {
    await press(page, 'Settings');
    await expect(page.getByRole('switch').first()).toBeVisible();
    return () => expect(page.getByRole('switch').first()).toBeHidden();
  },
  'what works offline': async (page) => {
    await openReadiness(page);
    return () => expect(readinessPanel(page)).toBeHidden();
  },
  'the crop dialog': async (page) => {
    await turnOn(page, 'Enable image cropping');
    await givePhoto(page, (await labelPhoto('clean')).path);
    await expect(page.getByRole('dialog', { name: 'Crop Image' })).toBeVisible();
    return async () => {
      await expect(page.getByRole('dialog', { name: 'Crop Image' })).toBeHidden();
      await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
    };
  },
  'the sound bite': async (page) => {
    await typeLabel(page);
    await press(page, 'Sound bite');
    await expect(button(page, 'Play')).toBeVisible();
    return async () => {
      await expect(button(page, 'Stop')).toBeHidden();
      await expect(button(page, 'Sound bite')).toBeFocused();
    };
  },
  'the mini podcast, opened in place of the sound bite': async (page) => {
    await typeLabel(page);
    await press(page, 'Sound bite');
    await press(page, 'Mini podcast');
    await expect(button(page, 'Play')).toBeVisible();
    return () => expect(button(page, 'Stop')).toBeHidden();
  },
  'the question before all visits are erased': async (page) => {
    await typeLabel(page);
    await page.locator('summary', { hasText: 'Visits' }).click();
    await press(page, 'Erase all');
    return () => expect(page.getByRole('dialog')).toBeHidden();
  },
  'the text that is edited': async (page) => {
    await typeLabel(page);
    await press(page, 'Correct the text');
    await expect(page.getByRole('textbox', { name: 'Extracted text' })).toBeFocused();
    return () => expect(page.getByRole('textbox')).toBeHidden();
  },
};

test('Back closes what is open and stays in the app; Forward opens nothing; the next Back leaves', async ({
  page,
}) => {
  for (const [name, open] of Object.entries(CLOSED_BY_BACK))
    await test.step(name, async () => {
      await openFromElsewhere(page);
      const expectClosed = await open(page);
      await expectHistoryOf(page, 1);
      await page.goBack();
      await expectClosed();
      await page.goForward();
      await expectClosed();
      await expectNextBackLeaves(page);
    });
});

test('what is closed by its own key, by Escape or by a tap beside it leaves nothing for Back to spend a press on', async ({
  page,
}) => {
  await openFromElsewhere(page);
  await press(page, 'Type the label');
  await typing(page).getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Type the label');
  await page.keyboard.press('Escape');
  await expect(typing(page)).toBeHidden();
  await press(page, 'Settings');
  await page.getByRole('heading', { name: 'Placard' }).click();
  await expect(page.getByRole('switch').first()).toBeHidden();
  await openReadiness(page);
  await press(page, 'Close');
  await typeLabel(page);
  await press(page, 'Sound bite');
  await press(page, 'Stop');
  await expectNextBackLeaves(page);
});

test('Back closes one at a time, the uppermost first', LEFT_TO_ALL, async ({ page }) => {
  await openFromElsewhere(page);
  await typeLabel(page);
  await press(page, 'Sound bite');
  await expect(button(page, 'Play')).toBeVisible();
  await press(page, 'Settings');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectHistoryOf(page, 2);
  await page.goBack();
  await expect(page.getByRole('switch').first()).toBeHidden();
  await expect(button(page, 'Play')).toBeVisible();
  await expectHistoryOf(page, 1);
  await page.goBack();
  await expect(button(page, 'Play')).toBeHidden();
  await expectNextBackLeaves(page);
});

test('after a reload with something open, one Back leaves', LEFT_TO_ALL, async ({ page }) => {
  await openFromElsewhere(page);
  await press(page, 'Type the label');
  await expect(typing(page)).toBeVisible();
  await expectHistoryOf(page, 1);
  await page.reload();
  await expect(button(page, 'New label')).toBeVisible();
  await expectNextBackLeaves(page);
});

test('the page about Placard leads back to the app as it was left, with its panel open and Back closing it', async ({
  server,
}) => {
  // The browser keeps a page that is gone back to, as on a phone; Playwright turns that off.
  const path = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    await openFromElsewhere(page);
    await typeLabel(page);
    await press(page, 'Sound bite');
    await expect(button(page, 'Play')).toBeVisible();
    await page.getByRole('link', { name: 'About Placard' }).click();
    await page.getByRole('link', { name: 'Back to Placard' }).click();
    await expect(button(page, 'Play')).toBeVisible();
    await expectHistoryOf(page, 1);
    // Playwright's own goBack waits for a page to load, which one that was kept does not.
    await page.evaluate(() => history.back());
    await expect(button(page, 'Play')).toBeHidden();
    await expectHistoryOf(page, 0);
  } finally {
    await browser.close();
  }
});

test('the page about Placard opens the app for whoever came to it from elsewhere', async ({ page }) => {
  await page.goto(BEFORE);
  await page.goto('/about.html');
  await page.getByRole('link', { name: 'Back to Placard' }).click();
  await expect(button(page, 'New label')).toBeVisible();
  await expect(page).toHaveURL('/');
});
