import { expect } from '@playwright/test';
import { notifications, watchFor } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

test(
  'the connection is lost and restored in words, although the browser says online',
  LEFT_TO_ALL,
  async ({ page }) => {
    let answering = true;
    await page.route('**/healthz', (route) => (answering ? route.fallback() : route.abort()));
    await page.goto('/');
    await expect(page.getByText('Connected', { exact: true })).toBeAttached();

    answering = false;
    await expect(page.getByText('Unstable Connection')).toBeVisible();
    await expect(page.getByText('No Internet. Turn on Wi-Fi.')).toBeVisible();
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();

    const restored = await watchFor(page, 'Connection Restored', notifications(page));
    answering = true;
    await restored();
    await expect(page.getByText('Unstable Connection')).toBeHidden();
    await expect(page.getByText('Connection Restored')).toBeHidden();
  },
);

test('a slow line is called unstable, and the toast stays until the line is better', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await session.send('Network.enable');
  const line = (latency: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await line(900);
  await expect(page.getByText('Internet unstable. Turn on Wi-Fi.')).toBeVisible();
  await expect(page.getByText('Unstable', { exact: true })).toBeVisible();
  const restored = await watchFor(page, 'Connection Restored', notifications(page));
  await line(0);
  await restored();
});

test('on the empty screen of a phone no word moves when the connection is lost or restored', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByText('Connected', { exact: true })).toBeAttached();
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset['shifts'] = '0';
    new PerformanceObserver((list) => {
      root.dataset['shifts'] = String(Number(root.dataset['shifts']) + list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });
  const restored = await watchFor(page, 'Connection Restored', notifications(page));
  await context.setOffline(true);
  await expect(page.getByText('Unstable Connection')).toBeVisible();
  await context.setOffline(false);
  await restored();
  await expect(page.locator('html')).toHaveAttribute('data-shifts', '0');
});
