import { expect, type Locator, type Page } from '@playwright/test';
import { characterErrors, errorRate, lenient } from '../label-corpus/error-rate.ts';
import { textsBeside } from '../label-corpus/fixtures.ts';
import {
  button,
  expectHistoryOf,
  expectLabelRead,
  expectToast,
  givePhoto,
  holdReading,
  press,
  turnOn,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { expectPlaceKept, keptRecords } from '../support/kept.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { smallTargets } from '../support/measure-page.ts';

test.use({ reader: 'kept' });

const photo = (page: Page): Locator => page.getByRole('img', { name: 'Captured artwork label' });
const key = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Label ${number} of 3`) });
const outline = (page: Page, number: number): Locator => page.locator('.outline').nth(number - 1);
const title = (page: Page): Locator => page.locator('.work-title');
const visits = (page: Page): Locator => page.locator('.fold-count');
const told = (page: Page): Locator => page.locator('p[aria-live=polite]');

/** Opens the app and gives the photo of three labels, of which the one in the middle is read. */
async function openWithThree(page: Page): Promise<string> {
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await givePhoto(page, (await labelPhoto('three-labels')).path);
  await expectLabelRead(page);
  await expectTaken(page, 2);
  await expect(title(page)).toBeVisible();
  return title(page).innerText();
}

async function expectTaken(page: Page, number: number): Promise<void> {
  await expect(key(page, number)).toHaveAccessibleName(`Label ${number} of 3, on the screen`);
  await expect(page.locator('.found-key[aria-current]')).toHaveText(String(number));
  await expect(outline(page, number)).toHaveClass(/outline-taken/);
  await expect(page.locator('.outline-taken')).toHaveCount(1);
}

/** The text on the screen is the printed one, but for a few letters. */
async function expectText(page: Page, printed: string | undefined): Promise<void> {
  await expect
    .poll(async () => {
      const text = await page.locator('.text-body').innerText();
      return errorRate(characterErrors(text, printed ?? '', lenient));
    })
    .toBeLessThan(0.05);
}

/** Taps the middle of an outline. */
async function tap(page: Page, number: number): Promise<void> {
  const box = await outline(page, number).boundingBox();
  if (!box) throw new Error(`label ${number} has no outline`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function keptTitles(page: Page): Promise<unknown[]> {
  const records = await keptRecords(page, 'placard-visits', 'records');
  return records.map(([, visit]): unknown => Reflect.get(Object(visit), 'title'));
}

test('a tap on the second label of a photo reads it, as a visit of its own; a tap on the first finds its visit again, at once', async ({
  page,
}) => {
  const [left, right] = textsBeside('three-labels');
  const first = await openWithThree(page);
  await expect(page.getByText('3 labels found. Tap another to read it.')).toBeVisible();
  await expect(visits(page)).toHaveText('1');

  await tap(page, 3);
  await expectTaken(page, 3);
  await expectText(page, right);
  await expect(visits(page)).toHaveText('2');
  await expect(button(page, 'Sound bite')).toBeFocused();

  await tap(page, 2);
  await expectTaken(page, 2);
  await expect(title(page)).toHaveText(first);
  await expectText(page, (await labelPhoto('three-labels')).truth.text);
  await expect(page.getByText(/^You were here/)).toBeHidden();
  await expect(visits(page)).toHaveText('2');

  await tap(page, 1);
  await expectTaken(page, 1);
  await expectText(page, left);
  await expect(visits(page)).toHaveText('3');
  await expect.poll(async () => (await keptTitles(page)).length).toBe(3);
});

test(
  'the outlines lie on the labels of an upright photo too, which has room at both sides, also beside words that are higher than it',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    const { path, truth } = await labelPhoto('three-labels-upright');
    await givePhoto(page, path);
    await expectLabelRead(page);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      // Words of twice the size.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const frame = await photo(page).boundingBox();
      const shown = await outline(page, 2).locator('polygon').last().boundingBox();
      const printed = truth.labels[0];
      if (!frame || !shown || !printed) throw new Error('a label is missing');
      const scale = Math.min(frame.width / truth.width, frame.height / truth.height);
      const at = (share: readonly [number, number]) => [
        frame.x + frame.width / 2 + (share[0] - 0.5) * truth.width * scale,
        frame.y + frame.height / 2 + (share[1] - 0.5) * truth.height * scale,
      ];
      const corners = printed.map((corner) => at(corner));
      const [xs, ys] = [corners.map(([x = NaN]) => x), corners.map(([, y = NaN]) => y)];
      // So much room there is between the text and its outline.
      const room = truth.height * scale * 0.02;
      expect(Math.abs(shown.x - (Math.min(...xs) - room))).toBeLessThan(room);
      expect(Math.abs(shown.y - (Math.min(...ys) - room))).toBeLessThan(room);
      expect(Math.abs(shown.x + shown.width - (Math.max(...xs) + room))).toBeLessThan(room);
      expect(Math.abs(shown.y + shown.height - (Math.max(...ys) + room))).toBeLessThan(room);
    }
  },
);

test('the same by keyboard: a key for each label says which is read and which is shown, has 44 px and keeps the focus', async ({
  page,
}) => {
  const [, right] = textsBeside('three-labels');
  await openWithThree(page);
  await expect(told(page)).toContainText('3 labels found');
  const letGo = await holdReading(page);
  await key(page, 2).focus();
  await page.keyboard.press('Tab');
  await expect(key(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(key(page, 3)).toHaveAccessibleName('Label 3 of 3, being read');
  await expect(told(page)).toHaveText('Reading label 3 of 3');
  await expect(button(page, 'Sound bite')).toBeDisabled();
  await letGo();
  await expectTaken(page, 3);
  await expectText(page, right);
  await expect(key(page, 3)).toBeFocused();
  await expect(visits(page)).toHaveText('2');
  expect(await smallTargets(page)).toEqual([]);
});

test(
  'Cancel, the key of the label before and Back give up the reading of another label: the one before is back, and is the only visit',
  LEFT_TO_ALL,
  async ({ page }) => {
    const first = await openWithThree(page);
    for (const [how, giveUp] of [
      ['Cancel', () => press(page, 'Cancel')],
      ['the key of the label before', () => key(page, 2).click()],
      ['Back', () => page.goBack()],
    ] as const)
      await test.step(how, async () => {
        const letGo = await holdReading(page);
        await key(page, 1).click();
        await expect(page.getByText('Reading label 1 of 3...')).toBeVisible();
        await expect(title(page)).toBeHidden();
        await expectHistoryOf(page, 1);
        await giveUp();
        await expectTaken(page, 2);
        await expect(title(page)).toHaveText(first);
        await expect(button(page, 'Sound bite')).toBeEnabled();
        await expectHistoryOf(page, 0);
        await expect(visits(page)).toHaveText('1');
        await letGo();
      });
    // What was given up does not come after all: the next one does.
    await key(page, 3).click();
    await expectTaken(page, 3);
    await expect(visits(page)).toHaveText('2');
  },
);

test(
  'a second label that cannot be read is told like any photo, and the first one stays with its visit',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    await givePhoto(page, (await labelPhoto('hebrew-beside')).path);
    await expectLabelRead(page);
    await expect(title(page)).toBeVisible();
    const first = await title(page).innerText();
    await tap(page, 1);
    const sentence = page.locator('main').locator('.fault-says');
    await expect(page.getByText('Label 1 of 3 was not read')).toBeVisible();
    await expectToast(page, 'Error', await sentence.innerText());
    await expectTaken(page, 2);
    await expect(title(page)).toHaveText(first);
    await expect(visits(page)).toHaveText('1');
    await press(page, 'Sound bite');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(sentence).toBeHidden();
  },
);

test('after a reload the second label is there, outlined among the others, of which none can be read without the photo; each is one visit, in another tab too', async ({
  page,
  context,
}) => {
  await openWithThree(page);
  await tap(page, 3);
  await expectTaken(page, 3);
  await expect(title(page)).toBeVisible();
  const second = await title(page).innerText();
  await expect.poll(() => keptTitles(page)).toHaveLength(2);
  await expect.poll(() => keptTitles(page)).toContain(second);
  const kept = await keptRecords(page, 'placard-visits', 'records');
  const newest = kept.find(([, visit]) => Reflect.get(Object(visit), 'title') === second);
  await expectPlaceKept(page, expect.objectContaining({ visitId: newest?.[0] }));
  await page.reload();
  await expect(title(page)).toHaveText(second);
  await expect(page.getByText('3 labels found. Take a new photo to read another.')).toBeVisible();
  await expect(outline(page, 3)).toHaveClass(/outline-taken/);
  await expect(key(page, 1)).toHaveCount(0);
  await tap(page, 1);
  await expect(title(page)).toHaveText(second);
  await expect(visits(page)).toHaveText('2');
  const other = await context.newPage();
  await other.goto('/');
  await expect(visits(other)).toHaveText('2');
});

test(
  'a page that is loaded again while the second label is read shows the first',
  LEFT_TO_ALL,
  async ({ page }) => {
    const first = await openWithThree(page);
    await expect.poll(() => keptTitles(page)).toEqual([first]);
    await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
    await holdReading(page);
    await key(page, 3).click();
    await expect(page.getByText('Reading label 3 of 3...')).toBeVisible();
    await expectHistoryOf(page, 1);
    await page.reload();
    await expect(title(page)).toHaveText(first);
    await expect(visits(page)).toHaveText('1');
  },
);

test('of a photo that was cropped, the part is outlined and read', LEFT_TO_ALL, async ({ page }) => {
  const [left] = textsBeside('three-labels');
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await turnOn(page, 'Enable image cropping');
  await givePhoto(page, (await labelPhoto('three-labels')).path);
  await press(page, 'Crop & Continue');
  await expectLabelRead(page);
  await expect(page.getByText(/^\d labels found\./)).toBeVisible();
  await tap(page, 1);
  await expectText(page, left);
});

test(
  'another label ends what is heard of the one before, which is there again without asking when the other is given up',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithThree(page);
    await press(page, 'Sound bite');
    await expect(button(page, 'Play')).toBeVisible();
    const letGo = await holdReading(page);
    await tap(page, 2);
    await expect(button(page, 'Play')).toBeVisible();
    await tap(page, 1);
    await expect(button(page, 'Play')).toBeHidden();
    await expect(page.getByText('Reading label 1 of 3...')).toBeVisible();
    await press(page, 'Cancel');
    await letGo();
    let asked = 0;
    await page.route('**/api/artwork-description', async (route) => {
      asked += 1;
      await route.fallback();
    });
    await press(page, 'Sound bite');
    await expect(button(page, 'Play')).toBeVisible();
    expect(asked).toBe(0);
  },
);

test(
  'where text in another script was left out, a line says so, after a reload too',
  LEFT_TO_ALL,
  async ({ page }) => {
    const LINE = 'Text in another script was left out.';
    await page.goto('/');
    await givePhoto(page, (await labelPhoto('two-scripts')).path);
    await expectLabelRead(page);
    await expect(page.locator('.label-status').getByText(LINE)).toBeVisible();
    await expect(told(page)).toContainText(LINE);
    await expect(title(page)).toBeVisible();
    const shown = await title(page).innerText();
    await expect.poll(() => keptTitles(page)).toEqual([shown]);
    await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
    await page.reload();
    await expect(title(page)).toHaveText(shown);
    await expect(page.locator('.label-status').getByText(LINE)).toBeVisible();
    await expect(page.locator('.found')).toHaveCount(0);
  },
);
