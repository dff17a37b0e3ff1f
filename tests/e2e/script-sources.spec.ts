import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectHistoryOf,
  expectReadyOffline,
  loseSignal,
  press,
  turnOn,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

const LABEL = 'Ada Birch\nThe Kiln\n1931\nAquatint on paper\nWorn by the potter of Hollow Lane';

const script = (page: Page): Locator => page.getByRole('region', { name: 'Script' });
const popover = (page: Page, head: string): Locator => page.getByRole('group', { name: head });
/** The mark behind the sentence with these words. */
const markBehind = (page: Page, words: RegExp, name: string): Locator =>
  page.locator('.said').filter({ hasText: words }).getByRole('button', { name, exact: true });
const marked = (of: Locator): Promise<string[]> => of.locator('mark').allTextContents();

async function openPiece(page: Page, piece: string): Promise<void> {
  await press(page, piece);
  await expect(script(page)).toContainText('Aquatint prints');
}

/** A tap on a mark of either piece shows the printed words that the sentence rests on, and moves nothing. */
async function expectMarks(page: Page): Promise<void> {
  await typeLabel(page, LABEL);
  // What comes late would move the script, too.
  await expect(page.locator('.work-title')).toHaveText('The Kiln');
  for (const piece of ['Sound bite', 'Mini podcast']) {
    await openPiece(page, piece);
    await expect(page.getByRole('button', { name: '5 stars' })).toBeVisible();
    const naming = markBehind(page, /The Kiln/, 'from the label').first();
    await naming.scrollIntoViewIfNeeded();
    const before = await page
      .locator('.said')
      .evaluateAll((all) => all.map((said) => said.getBoundingClientRect().top));
    await naming.click();
    const opened = popover(page, 'On the label');
    await expect(opened).toBeVisible();
    expect(await marked(opened)).toEqual(expect.arrayContaining(['Ada Birch', 'The Kiln']));
    const after = await page
      .locator('.said')
      .evaluateAll((all) => all.map((said) => said.getBoundingClientRect().top));
    expect(after).toEqual(before);
    // A tap beside it closes it, and does not have that sentence spoken.
    await page
      .locator('.said')
      .first()
      .click({ position: { x: 6, y: 6 } });
    await expect(opened).toBeHidden();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

    await markBehind(page, /Aquatint prints/, 'beyond the label')
      .first()
      .click();
    const note = popover(page, 'Beyond the label');
    await expect(note).toContainText('Griffiths, Prints and Printmaking');
    expect(await marked(note)).toEqual(['Aquatint on paper']);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(script(page)).toContainText('It was worn by the potter of Hollow Lane');
  }
}

test('a sentence of a piece made on the server shows on a tap which printed words it rests on, and nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  await turnOn(page, 'Show audio script');
  await expectMarks(page);
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('so does a sentence of a piece made on the phone', LEFT_TO_ALL, async ({ page }) => {
    await page.goto('/');
    await turnOn(page, 'Show audio script');
    await expectReadyOffline(page);
    await loseSignal(page);
    await expectMarks(page);
  });
});

test('by keyboard a mark opens with Enter, says that it is open, and has the focus again when Escape closes it', async ({
  page,
}) => {
  await page.goto('/');
  await turnOn(page, 'Show audio script');
  await typeLabel(page, LABEL);
  await openPiece(page, 'Sound bite');
  await script(page).focus();
  await page.keyboard.press('Tab');
  const first = page.locator('.origin').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.grounds:popover-open')).toBeVisible();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.grounds:popover-open')).toBeHidden();
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.grounds:popover-open')).toBeVisible();
  await expectHistoryOf(page, 2);
  await page.goBack();
  await expect(page.locator('.grounds:popover-open')).toBeHidden();
  await expect(script(page)).toBeVisible();
});
