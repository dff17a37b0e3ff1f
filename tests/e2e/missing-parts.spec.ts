import { expect, type Page } from '@playwright/test';
import { button, loseSignal, openWithLabel, playAloud, typeLabel } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { setPace } from '../support/listening.ts';

const UNAVAILABLE = 'This part of the app could not be loaded. Check the connection and try again!';

/** Keeps a part of the app from coming, until what is returned is called. */
async function withhold(page: Page, chunk: RegExp): Promise<() => Promise<void>> {
  await page.route(chunk, (route) => route.abort('connectionreset'));
  return () => page.unroute(chunk);
}

test('a visit kept while its list cannot be fetched takes nothing from the screen; the list comes with the signal', async ({
  page,
}) => {
  const deliver = await withhold(page, /visits-panel.*\.js/);
  await page.goto('/');
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('visits-panel'));
  await typeLabel(page);
  await missed;
  await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  await loseSignal(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, 'Sound bite')).toBeEnabled();
  await deliver();
  await page.context().setOffline(false);
  await expect(page.getByText('Visits')).toBeVisible();
});

test('a piece that neither server nor phone could make takes the place of its error when the server answers', async ({
  page,
}) => {
  await withhold(page, /guide\.worker.*\.js/);
  await openWithLabel(page);
  await loseSignal(page);
  await button(page, 'Mini podcast').click();
  const fault = page.locator('main .fault');
  await expect(fault).toContainText('No Internet. Turn on Wi-Fi.');
  await expect(button(page, 'Mini podcast')).toBeEnabled();
  await page.context().setOffline(false);
  await expect(page.getByText('Made by a machine from the label')).toBeVisible();
  await expect(fault).toHaveCount(0);
  await playAloud(page);
});

test(
  'what works offline, asked for without signal before it was kept, says that it cannot be had; it can be closed',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    await loseSignal(page);
    await button(page, 'Settings').click();
    await button(page, 'What works offline').click();
    const dialog = page.getByRole('dialog', { name: 'What works offline' });
    await expect(dialog).toContainText(UNAVAILABLE);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText(UNAVAILABLE);
    await button(page, 'Close').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  },
);

test(
  'a panel on its way shows its spinner; the list of what waits, withheld, says so, and is fetched when it is opened again',
  LEFT_TO_ALL,
  async ({ page }) => {
    const deliver = await withhold(page, /outbox-dialog.*\.js/);
    await page.route('**/api/artwork-description', () => undefined);
    await page.route(/sound-bite-panel.*\.js/, () => undefined);
    await openWithLabel(page);
    await button(page, 'Sound bite').click();
    await expect(page.getByRole('region', { name: 'Sound bite' })).toContainText('Generating...');
    await button(page, '1 request waiting').click();
    const dialog = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(dialog).toContainText(UNAVAILABLE);
    await deliver();
    await button(page, 'Close').click();
    await button(page, '1 request waiting').click();
    await expect(button(page, 'Send now')).toBeVisible();
    await button(page, 'Close').click();
    await expect(dialog).toHaveCount(0);
  },
);

test('stars and voices that cannot be fetched leave the sound bite what it is; they come with the signal', async ({
  page,
}) => {
  const deliver = await withhold(page, /(?:rating-row|voices).*\.js/);
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  const gap = page.getByRole('alert');
  await expect(gap).toContainText('The stars cannot be shown.');
  await button(page, 'Play').click();
  await expect(page.getByRole('main')).toContainText('Failed to play audio description');
  await deliver();
  // Without a worker the app says in the end that it is not ready offline, beside another Try again.
  await gap.getByRole('button', { name: 'Try again' }).click();
  await expect(button(page, '5 stars')).toBeVisible();
  await playAloud(page);
});

test('the lock screen shows what already plays when the part that speaks to it comes late', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/media-session.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const shown = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  await openWithLabel(page);
  await button(page, 'Mini podcast').click();
  await setPace(page, 0);
  await playAloud(page);
  expect(await shown()).toBeUndefined();
  gate.resolve();
  await expect.poll(shown).toBe('The Harbour at Lorient');
});

/** Lets the app's guide come when what is returned is called. */
async function delayGuide(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/guide\.worker.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe('with its own guide', () => {
  test.use({ guide: 'real' });

  test(
    'a work whose guide comes late is named on the lock screen while it plays',
    LEFT_TO_ALL,
    async ({ page }) => {
      const shown = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
      const deliver = await delayGuide(page);
      await openWithLabel(page);
      await button(page, 'Mini podcast').click();
      await setPace(page, 0);
      await playAloud(page);
      await expect.poll(shown).toBe('Label');
      deliver();
      await expect.poll(shown).toBe('The Harbour at Lorient');
    },
  );

  test('a text shared before its work is named waits for the name, half a second at most', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (handed: ShareData) => Reflect.set(window, 'shared', handed.title),
      });
    });
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
    const deliver = await delayGuide(page);
    await page.clock.install();
    await openWithLabel(page);
    await button(page, 'Sound bite').click();
    await expect(button(page, 'Share the text')).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await button(page, 'Share the text').click();
    await page.clock.runFor(500);
    await expect.poll(shared).toBe('Placard');

    await button(page, 'Share the text').click();
    deliver();
    await expect.poll(shared).toBe('The Harbour at Lorient, Berthe Morisot');
  });
});
