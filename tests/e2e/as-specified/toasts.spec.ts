import { expect, type Locator, type Page } from '@playwright/test';
import {
  button,
  expectToast,
  loseSignal,
  notifications,
  openWithLabel,
  stopClock,
} from '../../support/app-page.ts';
import { test } from '../../support/fixtures.ts';
import { LEFT_TO_ALL } from '../../support/left-to-all.ts';

const toast = (page: Page) => notifications(page).locator('.toast');

/** The page at rest with a label, its clock standing still; the panels fail with this status and with 500. */
async function openWithFailures(page: Page, status = 503): Promise<void> {
  await stopClock(page);
  await page.route('**/api/artwork-description', (route) => route.fulfill({ status }));
  await page.route('**/api/artwork-conversation', (route) => route.fulfill({ status: 500 }));
  await openWithLabel(page);
}

/** Waits for a part that may come late: React shows what takes the place of a fallback after 300 ms of the page's clock. */
async function comes(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await part.isVisible()).toBe(true);
  }).toPass();
}

/** Drags the toast sideways by so many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('there is no toast');
  const from = { x: box.x + 60, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by / 2, from.y);
  await page.mouse.move(from.x + by, from.y);
  await page.mouse.up();
}

test('a toast is shown for 5000 ms', async ({ page }) => {
  await openWithFailures(page);
  await button(page, 'Sound bite').click();
  await expectToast(page, 'Error', 'Error: 503');
  await page.clock.runFor(4_900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
  await comes(page, page.locator('main').getByText('Error: 503'));
});

test('at most one toast is shown: the newer takes the place of the older', LEFT_TO_ALL, async ({ page }) => {
  await openWithFailures(page);
  await button(page, 'Sound bite').click();
  await expectToast(page, 'Error', 'Error: 503');
  await button(page, 'Mini podcast').click();
  await expectToast(page, 'Error', 'Error: 500');
});

test('swiping right past 50 px dismisses a toast; 50 px, or any way to the left, does not', async ({
  page,
}) => {
  await openWithFailures(page);
  await button(page, 'Sound bite').click();
  await expect(toast(page)).toBeVisible();
  await swipe(page, 50);
  await expect(toast(page)).toHaveCount(1);
  await swipe(page, -120);
  await expect(toast(page)).toHaveCount(1);
  await swipe(page, 51);
  await expect(toast(page)).toHaveCount(0);
});

test('F8 moves the focus to the toasts, the Dismiss key is the next stop, and it gives the focus back', async ({
  page,
}) => {
  await openWithFailures(page, 413);
  await button(page, 'Sound bite').click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(notifications(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Dismiss')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(button(page, 'Sound bite')).toBeFocused();
});

test('F8 that is pressed the moment a toast comes gives the focus back to the button whose panel has closed', async ({
  page,
}) => {
  await openWithFailures(page, 413);
  await page.route('**/api/artwork-description', async (route) => {
    await expect(page.getByRole('heading', { name: 'Sound bite' })).toBeFocused();
    await route.fulfill({ status: 413 });
  });
  await page.evaluate(() => {
    const arrivals = new MutationObserver(() => {
      if (!document.querySelector('.toast')) return;
      arrivals.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }));
    });
    arrivals.observe(document.body, { childList: true, subtree: true });
  });
  await button(page, 'Sound bite').click();
  await expect(notifications(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(button(page, 'Sound bite')).toBeFocused();
});

test('errors are destructive toasts and read at once, others plain ones and read when there is time', async ({
  page,
}) => {
  await openWithFailures(page, 413);
  await button(page, 'Sound bite').click();
  const assertive = notifications(page).locator('[aria-live=assertive]');
  const polite = notifications(page).locator('[aria-live=polite]');
  await expect(assertive.locator('.toast-destructive')).toContainText('Error: 413');
  await expect(polite.locator('.toast')).toHaveCount(0);
  await page.unroute('**/api/artwork-description');
  await button(page, 'Sound bite').click();
  await comes(page, page.getByText('Made by a machine from the label'));
  await comes(page, button(page, '5 stars'));
  await button(page, '5 stars').click();
  await expect(polite.locator('.toast-default')).toContainText('Thank you for your feedback!');
  await expect(assertive.locator('.toast')).toHaveCount(0);
});

test("the toast of an unstable connection stays, gives way to another and returns; 'Connection Restored' lasts 3 s", async ({
  page,
  context,
}) => {
  await openWithFailures(page);
  await context.setOffline(true);
  await expectToast(page, 'Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  await page.clock.runFor(60_000);
  await expectToast(page, 'Unstable Connection', 'No Internet. Turn on Wi-Fi.');
  await button(page, 'Sound bite').click();
  await expect(toast(page)).toHaveCount(1);
  await expect(notifications(page).locator('.toast-title')).toHaveText('Error');
  await page.clock.runFor(5_100);
  await expectToast(page, 'Unstable Connection', 'No Internet. Turn on Wi-Fi.');

  await context.setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      // Not innerText: where nothing is shown yet that would wait, while the clock stands still.
      return notifications(page).locator('.toast-title').allInnerTexts();
    })
    .toEqual(['Connection Restored']);
  await page.clock.runFor(2_400);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(700);
  await expect(toast(page)).toHaveCount(0);
});

test("online but slow: 'Internet unstable. Turn on Wi-Fi.'", LEFT_TO_ALL, async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '2g', rtt: 100, downlink: 5 });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/');
  await expectToast(page, 'Unstable Connection', 'Internet unstable. Turn on Wi-Fi.');
});

test("a toast does not part 'Wi-Fi', however narrow it is", async ({ page }) => {
  await page.goto('/');
  await loseSignal(page);
  const text = notifications(page).locator('.toast-text');
  await expect(text).toHaveText('No Internet. Turn on Wi-Fi.');
  const linesOfWord = await text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !walker.currentNode.textContent?.includes('Wi-Fi'));
    const words = walker.currentNode;
    const at = words.textContent?.indexOf('Wi-Fi') ?? 0;
    const range = new Range();
    range.setStart(words, at);
    range.setEnd(words, at + 'Wi-Fi'.length);
    const counts = new Set<number>();
    for (let width = 60; width < 300; width += 1) {
      if (element instanceof HTMLElement) element.style.width = `${width}px`;
      counts.add(range.getClientRects().length);
    }
    return { word: String(range), counts: [...counts] };
  });
  expect(linesOfWord).toEqual({ word: 'Wi-Fi', counts: [1] });
});
