import { expect, type Page } from '@playwright/test';
import { expectReadyOffline, heardLoudness, loseSignal } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import {
  expectPart,
  leavePart,
  openPanel,
  play,
  position,
  setPace,
  showPanel,
  SLOW_PACE,
} from '../support/listening.ts';

test.use({ serviceWorkers: 'allow' });

/** What the page asked a server for; the connection's own probe is no part of a listening. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** Hears something of every part, from the first to the end of the last. */
async function listen(page: Page): Promise<void> {
  await setPace(page, SLOW_PACE);
  await play(page).click();
  const parts = Number(await position(page).getAttribute('aria-valuemax'));
  expect(parts).toBeGreaterThan(2);
  for (let part = 1; part <= parts; part += 1) {
    await expectPart(page, part);
    await expect.poll(() => heardLoudness(page)).toBeGreaterThan(0.01);
    if (part < parts) await leavePart(page, part);
  }
  await setPace(page, 1);
  await expect(play(page)).toBeVisible();
}

for (const panel of ['Sound bite', 'Mini podcast'] as const) {
  test(
    `a ${panel.toLowerCase()} that was heard is heard again without signal and without a request, also after a reload`,
    panel === 'Mini podcast' ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      // Else the voice pack would be fetched after the first listening, and speak what is not kept.
      await page.addInitScript(() =>
        Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'type', {
          value: 'cellular',
        }),
      );
      await page.goto('/');
      await expectReadyOffline(page);
      await openPanel(page, panel);
      await listen(page);
      await page.getByRole('button', { name: 'Stop' }).click();

      await loseSignal(page);
      const asked = watchRequests(page);
      await showPanel(page, panel);
      await listen(page);
      expect(asked).toEqual([]);

      await page.reload();
      // Until the app knows that there is no signal it may ask for what comes next.
      await expect(page.getByText('Offline', { exact: true })).toBeVisible();
      await page.locator('summary', { hasText: 'Visits' }).click();
      await page.getByRole('button', { name: /^The Harbour at Lorient/ }).click();
      await showPanel(page, panel);
      await listen(page);
      await expect(page.getByText('Made by a machine from the label')).toBeVisible();
      expect(asked.filter((path) => path !== '/api/config')).toEqual([]);
    },
  );
}
