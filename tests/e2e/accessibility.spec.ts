import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { loseSignal, turnOn, typeLabel } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { isAll } from '../support/left-to-all.ts';
import { lostContent, overlappingLines, showAt, smallTargets } from '../support/measure-page.ts';
import { walkStates } from '../support/states.ts';

const NAMED_STATES = 35;
const PHONE = { width: 390, height: 844 };
const SMALL_SCREENS = [
  { what: 'text of twice the size', viewport: PHONE, text: '200%' },
  { what: 'a screen 320 px wide', viewport: { width: 320, height: 640 }, text: '100%' },
  { what: 'a phone on its side', viewport: { width: 740, height: 360 }, text: '100%' },
].slice(0, isAll ? 3 : 1);

// Every state of the app in one visit, and axe in each: a busy machine takes minutes.
test.setTimeout(900_000);

/** What axe finds; of colours alone where another theme was looked at before, which is made of nothing else. */
async function foundByAxe(page: Page, coloursOnly: boolean): Promise<string[]> {
  // A page that holds axe already is not given its half megabyte of source again, twice for each look.
  const isHeld = await page.evaluate(() => 'axe' in window);
  const given = isHeld ? { page, axeSource: 'undefined' } : { page };
  // The app has no frames; without the legacy mode axe opens a page of its own for each look.
  const axe = new AxeBuilder(given).setLegacyMode().options({ resultTypes: ['violations'] });
  if (coloursOnly) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('in every state axe finds nothing in either theme, every target has 44 px, and no word is cut, no line overlaps another and nothing reaches beyond the sides of a small screen', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const photos = {
      good: await labelPhoto('handheld'),
      bad: await labelPhoto('tiny'),
      several: await labelPhoto('hebrew-beside'),
    };
    const checked = new Set<string>();
    await walkStates(page, photos, async (state) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await foundByAxe(page, colorScheme === 'dark'), `${state}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await smallTargets(page), state).toEqual([]);
      for (const { what, viewport, text } of SMALL_SCREENS) {
        await showAt(page, viewport, text);
        expect.soft(await lostContent(page), `${state}, ${what}`).toEqual([]);
        expect.soft(await overlappingLines(page), `${state}, ${what}`).toEqual([]);
        expect.soft(await smallTargets(page), `${state}, ${what}`).toEqual([]);
      }
      await showAt(page, PHONE, '');
      checked.add(state);
    });
    expect(checked.size).toBe(NAMED_STATES);
  });
});

test('a label with a title of many lines and a word that fits on none loses nothing on a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await turnOn(page, 'Show audio script');
  await typeLabel(
    page,
    [
      'Workshop of Cima da Conegliano',
      'The Adoration of the Shepherds with Saint Catherine, the Archangel Raphael, Tobias and a Donor',
      'about 1509',
      'Egg tempera on poplar',
      `Gift of the ${'Donaudampfschiff'.repeat(5)} Collection`,
    ].join('\n'),
  );
  await expect(page.locator('.work-title')).toBeVisible();
  expect(await lostContent(page)).toEqual([]);
  for (const piece of ['Sound bite', 'Mini podcast']) {
    await page.getByRole('button', { name: piece }).click();
    await expect(page.getByRole('region', { name: 'Script' })).toContainText('DonaudampfschiffDonaudampf');
    expect(await lostContent(page)).toEqual([]);
  }
});

test('where the visitor asked for no motion, nothing moves: not the intro, the spinner, the sheet or the sign', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.route('**/api/artwork-description', () => {});
  await page.goto('/');
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  expect(await moving()).toBe(0);
  await typeLabel(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expect(page.getByText('Generating...')).toBeVisible();
  expect(await moving()).toBe(0);
  await loseSignal(page);
  expect(await moving()).toBe(0);
});
