import { expect, type Page } from '@playwright/test';
import { IDEMPOTENCY_HEADER } from '../../../api/contract/contract.ts';
import { notifications, openWithLabel, openWithoutSignal } from '../../support/app-page.ts';
import { test } from '../../support/fixtures.ts';
import { LEFT_TO_ALL } from '../../support/left-to-all.ts';

/** Breaks the connection of the first requests to this path. @returns the idempotency keys that were sent */
async function breakFirst(page: Page, path: string, times: number): Promise<string[]> {
  const keys: string[] = [];
  await page.route(path, async (route) => {
    keys.push(route.request().headers()[IDEMPOTENCY_HEADER.toLowerCase()] ?? '');
    if (keys.length <= times) await route.abort('connectionreset');
    else await route.fallback();
  });
  return keys;
}

test('a request that the network loses is made again under the same idempotency key', async ({ page }) => {
  const keys = await breakFirst(page, '**/api/artwork-description', 2);
  await openWithLabel(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  // Play alone would not do: where the tries take long it belongs to the phone's own version.
  await expect(page.getByText('Made by a machine from the label')).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(new Set(keys).size).toBe(1);
  await expect(notifications(page).getByText('Error')).toBeHidden();
});

test(
  'New label leaves a lost request to its visit: its next try goes on, and nothing is told',
  LEFT_TO_ALL,
  async ({ page }) => {
    const keys = await breakFirst(page, '**/api/artwork-description', 1);
    await openWithLabel(page);
    await page.getByRole('button', { name: 'Sound bite' }).click();
    await expect.poll(() => keys.length).toBe(1);
    await page.getByRole('button', { name: 'New label' }).click();
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    await expect(notifications(page).getByText('Error')).toBeHidden();
  },
);

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'while the monitor says offline there is no second try: the visitor is told at once',
    LEFT_TO_ALL,
    async ({ page }) => {
      await page.clock.install();
      await openWithoutSignal(page);
      let tries = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/artwork-description')) tries += 1;
      });
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
      await page.getByRole('button', { name: 'Sound bite' }).click();
      // A second try, and the outbox's own, would come after a second; so much never passes here.
      await expect(async () => {
        await page.clock.runFor(10);
        await expect(notifications(page)).toContainText('No Internet. Turn on Wi-Fi.', { timeout: 1 });
      }).toPass();
      // None where the monitor knew before the press.
      expect(tries).toBeLessThan(2);
    },
  );
});
