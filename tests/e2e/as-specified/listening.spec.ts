import { expect, type Page } from '@playwright/test';
import {
  button,
  expectToast,
  holdAnswers,
  isSounding,
  notifications,
  openWithLabel,
  playAloud,
  turnOn,
  typeLabel,
} from '../../support/app-page.ts';
import { test } from '../../support/fixtures.ts';
import { LEFT_TO_ALL } from '../../support/left-to-all.ts';
import { setPace } from '../../support/listening.ts';

/** Which of the three keys can be pressed. */
async function expectKeys(page: Page, soundBite: boolean, podcast: boolean): Promise<void> {
  await expect(button(page, 'New label')).toBeEnabled();
  await expect(button(page, 'Sound bite')).toBeEnabled({ enabled: soundBite });
  await expect(button(page, 'Mini podcast')).toBeEnabled({ enabled: podcast });
}

test('the keys follow the label and the panels: before, while generating, open, and after Stop', async ({
  page,
}) => {
  const letGo = await holdAnswers(page, '**/api/artwork-description');
  await page.goto('/');
  await expectKeys(page, false, false);
  await typeLabel(page);
  await expectKeys(page, true, true);
  await button(page, 'Sound bite').click();
  await expect(page.getByText('Generating...')).toBeVisible();
  await expectKeys(page, false, true);
  letGo();
  await expect(button(page, 'Play')).toBeVisible();
  await expectKeys(page, false, true);
  await button(page, 'Stop').click();
  await expectKeys(page, true, true);
  await button(page, 'Mini podcast').click();
  await expectKeys(page, true, false);
});

test('a podcast that is requested stops and clears the sound bite, and the other way round', async ({
  page,
}) => {
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  await playAloud(page);
  await button(page, 'Mini podcast').click();
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Sound bite' })).toHaveCount(0);
  await playAloud(page);
  await button(page, 'Sound bite').click();
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sound bite' })).toBeVisible();
});

test(
  'a podcast requested while the sound bite is generating is the only one to open',
  LEFT_TO_ALL,
  async ({ page }) => {
    const letGo = await holdAnswers(page, '**/api/artwork-description');
    await openWithLabel(page);
    await button(page, 'Sound bite').click();
    await button(page, 'Mini podcast').click();
    await expect(button(page, 'Play')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sound bite' })).toHaveCount(0);
  },
);

test('New label stops the podcast and closes its panel', async ({ page }) => {
  await openWithLabel(page);
  await button(page, 'Mini podcast').click();
  await playAloud(page);
  await button(page, 'New label').click();
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toHaveCount(0);
});

test('the sound bite panel: Play, Pause and Stop; its text only with the script on; Stop forgets it', async ({
  page,
}) => {
  let descriptions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/artwork-description')) descriptions += 1;
  });
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Script' })).toHaveCount(0);
  await turnOn(page, 'Show audio script');
  await expect(page.getByRole('region', { name: 'Script' })).toContainText('Morisot');
  await setPace(page, 0);
  await button(page, 'Play').click();
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Sound bite' })).toHaveCount(0);
  await button(page, 'Sound bite').click();
  await expect(button(page, 'Play')).toBeVisible();
  expect(descriptions).toBe(2);
});

test("the podcast panel: 'Mini-podcast', Play, Pause, Resume, Stop; lines by Anna and Ben with the script on", async ({
  page,
}) => {
  const letGo = await holdAnswers(page, '**/api/artwork-conversation');
  let conversations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/artwork-conversation')) conversations += 1;
  });
  await openWithLabel(page);
  await button(page, 'Mini podcast').click();
  await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toBeVisible();
  await expect(page.getByText('Generating...')).toBeVisible();
  letGo();
  await expect(button(page, 'Play')).toBeVisible();
  await expect(page.getByText('Anna:')).toHaveCount(0);
  await turnOn(page, 'Show audio script');
  await expect(page.locator('.turns li').first()).toContainText(/^Anna:/);
  await expect(page.locator('.turns li').nth(1)).toContainText(/^Ben:/);
  await playAloud(page);
  await button(page, 'Pause').click();
  await button(page, 'Resume').click();
  await expect.poll(() => isSounding(page)).toBe(true);
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toHaveCount(0);
  expect(conversations).toBe(1);
});

test("hovering previews the stars; a press gives 'Thanks for rating!', the stars filled, and the toast", async ({
  page,
}) => {
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  const filled = page.locator('.stars .on');
  await button(page, '3 stars').hover();
  await expect(filled).toHaveCount(3);
  await page.getByRole('heading', { name: 'Placard' }).hover();
  await expect(filled).toHaveCount(0);
  const sent = page.waitForRequest(/\/api\/artwork\/[^/]+\/rate$/);
  await button(page, '4 stars').click();
  expect((await sent).postDataJSON()).toMatchObject({ rating: 4 });
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await expect(filled).toHaveCount(4);
  await expectToast(page, 'Thank you for your feedback!', 'You rated this conversation 4 stars.');
});

test('another star changes the rating until Stop, and the server has only the last', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rate')) sent.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  const answer = page.waitForResponse('**/api/artwork-description');
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  const body: unknown = await (await answer).json();
  const path = `/api/artwork/${String(Reflect.get(Object(body), 'interactionId'))}/rate`;
  await button(page, '4 stars').click();
  await expect(page.getByRole('button', { name: '4 stars', pressed: true })).toBeVisible();
  await expectToast(page, 'Thank you for your feedback!', 'You rated this conversation 4 stars.');
  await button(page, '2 stars').click();
  await expectToast(page, 'Thank you for your feedback!', 'You rated this conversation 2 stars.');
  await expect(page.getByRole('button', { name: '2 stars', pressed: true })).toBeVisible();
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await page.getByRole('heading', { name: 'Placard' }).hover();
  await expect(page.locator('.stars .on')).toHaveCount(2);
  expect(sent).toEqual([
    [path, { rating: 4 }],
    [path, { rating: 2 }],
  ]);
});

test(
  'after Stop the stars of the same label are empty again, and the visit keeps those given before',
  LEFT_TO_ALL,
  async ({ page }) => {
    await openWithLabel(page);
    for (const piece of ['Sound bite', 'Mini podcast']) {
      await button(page, piece).click();
      await button(page, '4 stars').click();
      await expect(page.getByText('Thanks for rating!')).toBeVisible();
      await button(page, 'Stop').click();
      await button(page, piece).click();
      await expect(button(page, 'Play')).toBeVisible();
      await expect(button(page, '4 stars')).toBeVisible();
      await expect(page.getByText('Thanks for rating!')).toHaveCount(0);
      await expect(page.locator('.stars .on')).toHaveCount(0);
    }
    await page.locator('summary', { hasText: 'Visits' }).click();
    await expect(page.getByRole('button', { name: /The Harbour at Lorient.*4 of 5/ })).toBeVisible();
  },
);

test('a rating that the server refuses is only logged: no toast, and the stars can be pressed again', async ({
  page,
}) => {
  await page.route('**/rate', (route) => route.fulfill({ status: 500 }));
  await openWithLabel(page);
  await button(page, 'Mini podcast').click();
  const logged = page.waitForEvent('console', (line) => line.text().includes('the rating was not stored'));
  await button(page, '2 stars').click();
  await logged;
  await expect(page.getByText('Thanks for rating!')).toHaveCount(0);
  await expect(notifications(page).locator('.toast')).toHaveCount(0);
  await page.unroute('**/rate');
  await button(page, '2 stars').click();
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
});
