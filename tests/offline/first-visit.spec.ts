import { expect } from '@playwright/test';
import { expectLabelRead, expectReadyOffline, expectToast, givePhoto } from '../support/app-page.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { startServer } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app starts without a network and reads a label', async ({ page, context }) => {
  await page.goto('/');
  await expectReadyOffline(page);
  // What the browser keeps by itself is no promise, and would hide a file that is not precached.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await context.setOffline(true);
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(?:api\/|healthz$)/.test(pathname)) missing.push(pathname);
  });
  await page.reload();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();
  await givePhoto(page, (await labelPhoto('handheld')).path);
  await expectLabelRead(page);
  // Nor does a file that is not precached go unnoticed, such as the styles.
  expect(missing).toEqual([]);

  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expectToast(page, 'Error', 'No Internet. Turn on Wi-Fi.');
  await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 request waiting' })).toBeVisible();
});

test('the server being gone is the same to the visitor as no network', LEFT_TO_ALL, async ({ page }) => {
  const server = await startServer();
  await page.goto(server.url);
  await expectReadyOffline(page);
  await server.stop();
  await page.reload();
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
});

test('without a network a screen that does not exist and the page about the app are there; nothing stands in for the API, or for a file that was never there', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectReadyOffline(page);
  const answer = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => status,
          () => 'none' as const,
        ),
      path,
    );
  expect(await answer('/api/config')).toBe(200);
  expect(await answer('/assets/no-such-chunk.js')).toBe(404);
  await context.setOffline(true);
  for (const path of ['/api/config', '/healthz', '/assets/no-such-chunk.js'])
    expect(await answer(path), path).toBe('none');
  await page.goto('/no/such/page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await page.goto('/about.html');
  await expect(page.getByText('Tesseract').first()).toBeVisible();
});
