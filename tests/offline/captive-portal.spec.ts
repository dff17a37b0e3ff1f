import type { Page } from '@playwright/test';
import { button, expectToast, notifications, openWithLabel, playAloud } from '../support/app-page.ts';
import { expect } from '../support/expect.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

const OURS = /\/(?:api\/|healthz$)/;
type Answer = Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0];

const PORTALS: [how: string, answer: Answer][] = [
  [
    'a page',
    { status: 200, contentType: 'text/html; charset=utf-8', body: '<h1>Welcome to Museum Wi-Fi</h1>' },
  ],
  ['a redirect to its own address', { status: 302, headers: { location: 'http://portal.test/sign-in' } }],
];

for (const [how, answer] of PORTALS) {
  test(
    `a Wi-Fi that answers with ${how} has the visitor sign in; the phone speaks meanwhile, and the server afterwards`,
    how === 'a page' ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      await openWithLabel(page);
      await expect(page.getByText('Connected', { exact: true })).toBeAttached();
      await page.route(OURS, (route) => route.fulfill(answer));
      await button(page, 'Sound bite').click();
      await expectToast(page, 'Error', 'Sign in to the Wi-Fi');
      await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
      await expect(page.getByText('Offline', { exact: true })).toBeVisible();
      await page.unroute(OURS);
      await expect(page.getByText('Made by a machine from the label')).toBeVisible();
      await expect(page.getByText('Connected', { exact: true })).toBeAttached();
      await expect(page.getByText('Sign in to the Wi-Fi')).toHaveCount(0);
    },
  );
}

test('the toast of what went wrong goes by itself; beside a piece that can be heard it is repeated without alarm', async ({
  page,
}) => {
  await page.route('**/api/artwork-description', (route) => route.fulfill({ status: 404 }));
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  await expectToast(page, 'Error', 'Error: 404');
  await playAloud(page);
  await expect(notifications(page).locator('.toast')).toHaveCount(0);
  const beside = page.locator('main .fault');
  await expect(beside).toHaveText('Error: 404');
  await expect(beside.locator('.icon')).toHaveCount(0);
  // Written as the note on who made the piece is.
  const ink = (text: string) => page.getByText(text).evaluate((line) => getComputedStyle(line).color);
  expect(await ink('Error: 404')).toBe(await ink('Made on your phone from the label alone'));
});
