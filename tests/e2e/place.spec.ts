import { expect, type Page } from '@playwright/test';
import { expectHistoryOf, isSounding, playAloud, press, turnOn, typeLabel } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept, keptRecords } from '../support/kept.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import {
  expectPart,
  moveInClip,
  pause,
  position,
  setPace,
  showPanel,
  TIME_PLAYED,
  typeLabel as typeLongLabel,
} from '../support/listening.ts';

const goOn = (page: Page) => page.getByRole('button', { name: /^Go on from \d:\d\d$/ });

/** Goes to the second part, hears some of it and pauses there. @returns the time that is shown, such as '0:07' */
async function leaveInSecondPart(page: Page): Promise<string> {
  await setPace(page, 0);
  await playAloud(page);
  await press(page, 'Forward');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '2');
  await moveInClip(page, 1);
  await pause(page).click();
  await expect(page.locator('.sheet-time')).toHaveText(TIME_PLAYED);
  const time = (await page.locator('.sheet-time').innerText()).split(' ')[0] ?? '';
  const left = expect.objectContaining({ open: true, bookmark: expect.objectContaining({ index: 1 }) });
  await expectPlaceKept(page, expect.objectContaining({ opened: left }));
  return time;
}

/** The panel stands there with its text, silent, at the time at which it was left, and goes on from there. */
async function expectLeftAt(page: Page, time: string, script: string): Promise<void> {
  await expect(goOn(page)).toHaveText(`Go on from ${time}`);
  await expect(page.getByRole('region', { name: 'Script' })).toHaveText(script, { useInnerText: true });
  await expect(position(page)).toHaveAttribute('aria-valuenow', '2');
  expect(await isSounding(page)).toBe(false);
  await goOn(page).click();
  await expect.poll(() => isSounding(page)).toBe(true);
  await expectPart(page, 2);
}

for (const panel of ['Sound bite', 'Mini podcast'] as const)
  test(
    `a page that is loaded again shows the visit that was open, its ${panel} and the place in it`,
    panel === 'Sound bite' ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      await page.goto('/');
      await turnOn(page, 'Show audio script');
      await typeLongLabel(page);
      await expectKept(page, 'The Harbour at Lorient');
      await typeLabel(page, 'Albrecht Dürer\nYoung Hare\n1502\nWatercolour');
      await expectKept(page, 'Young Hare');
      await page.locator('summary', { hasText: 'Visits' }).click();
      await page.getByRole('button', { name: /^The Harbour at Lorient/ }).click();
      await showPanel(page, panel);
      // The server's: what the phone tells when that takes too long gives way to it by the next time.
      const piece = panel === 'Sound bite' ? 'description' : 'conversation';
      const ofServer = { [piece]: expect.objectContaining({ source: 'grounded' }) };
      await expectKept(page, 'The Harbour at Lorient', ofServer);
      const time = await leaveInSecondPart(page);
      const script = await page.getByRole('region', { name: 'Script' }).innerText();
      await page.reload();
      await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
      await expectLeftAt(page, time, script);
    },
  );

test('whoever stops, and loads the page again, finds the label and no panel', async ({ page }) => {
  await page.goto('/');
  await typeLongLabel(page);
  await showPanel(page, 'Sound bite');
  await leaveInSecondPart(page);
  await press(page, 'Stop');
  await expectPlaceKept(page, expect.not.objectContaining({ opened: expect.anything() }));
  await expectHistoryOf(page, 0);
  await page.reload();
  await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
  await expect(goOn(page)).toBeHidden();
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a page that the phone has ended comes back the same without a connection',
    LEFT_TO_ALL,
    async ({ page, context }) => {
      await page.goto('/');
      await turnOn(page, 'Show audio script');
      await typeLongLabel(page);
      await expect(page.getByRole('main').getByText('Ready offline', { exact: true })).toBeVisible();
      await showPanel(page, 'Sound bite');
      const script = await page.getByRole('region', { name: 'Script' }).innerText();
      const time = await leaveInSecondPart(page);
      await page.close();
      await context.setOffline(true);
      const again = await context.newPage();
      await again.goto('/');
      await expectLeftAt(again, time, script);
    },
  );
});

/** How many labels the tabs have written down that they show. */
async function labelsOfTabs(page: Page): Promise<number> {
  const places = await keptRecords(page, 'placard-places', 'records');
  return new Set(places.map(([, place]): unknown => Reflect.get(Object(place), 'visitId')).filter(Boolean))
    .size;
}

test('each of two tabs comes back to its own label', LEFT_TO_ALL, async ({ page, context }) => {
  const titles = ['The Harbour at Lorient', 'Young Hare'];
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  for (const [i, tab] of [page, other].entries()) {
    await typeLabel(tab, `Albrecht Dürer\n${titles[i]}\n1502\nWatercolour`);
    await expectKept(tab, titles[i] ?? '');
  }
  await expect.poll(() => labelsOfTabs(page)).toBe(2);
  await page.reload();
  await other.reload();
  await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
  await expect(other.locator('.work-title')).toHaveText('Young Hare');
});

test(
  'after "New label" and a picker that was cancelled, one press brings the piece back where it was',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    await turnOn(page, 'Show audio script');
    await typeLongLabel(page);
    await showPanel(page, 'Sound bite');
    await press(page, '4 stars');
    await expect(page.getByText('Thanks for rating!')).toBeVisible();
    const script = await page.getByRole('region', { name: 'Script' }).innerText();
    const time = await leaveInSecondPart(page);
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'New label');
    await (await chooser).setFiles([]);
    await expect(page.getByRole('region', { name: 'Script' })).toBeHidden();
    let asked = 0;
    await page.route('**/api/artwork-description', async (route) => {
      asked += 1;
      await route.fallback();
    });
    await press(page, 'Sound bite');
    await expectLeftAt(page, time, script);
    // The new press is another interaction: its stars are empty, as after Stop.
    await expect(page.getByText('Rate this sound bite')).toBeVisible();
    expect(asked).toBe(0);
  },
);

test('the tab that begins to speak pauses the other', async ({ page, context }) => {
  await page.goto('/');
  await typeLongLabel(page);
  await showPanel(page, 'Sound bite');
  // Both stand still while they sound: none comes to its end before the other is asked to.
  await setPace(page, 0);
  await playAloud(page);
  await expectPlaceKept(page, expect.objectContaining({ opened: expect.objectContaining({ open: true }) }));
  const other = await context.newPage();
  await other.goto('/');
  await expect(goOn(other).or(other.getByRole('button', { name: 'Play', exact: true }))).toBeVisible();
  expect(await isSounding(page)).toBe(true);
  await press(other, 'Stop');
  await typeLongLabel(other, 'The Cradle');
  await showPanel(other, 'Mini podcast');
  await setPace(other, 0);
  await playAloud(other);
  await expect.poll(() => isSounding(page)).toBe(false);
  expect(await isSounding(other)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await playAloud(page);
  await expect.poll(() => isSounding(other)).toBe(false);
  await expect(other.getByRole('button', { name: 'Resume' })).toBeVisible();
});
