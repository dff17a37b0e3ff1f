import { expect, type Page } from '@playwright/test';
import { descriptionRequestSchema } from '../../api/contract/contract.ts';
import { LIMITS } from '../../api/contract/limits.ts';
import {
  expectHistoryOf,
  expectLabelRead,
  expectRejected,
  givePhoto,
  LABEL,
  openWithLabel,
  turnOn,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

test.use({ reader: 'kept' });

const NO_TEXT = 'No text was detected! Make sure to take a picture of the label, not the artwork!';

/** Makes the reader doubt a word: its confidence is lowered in the hOCR as the answer leaves the worker. */
async function doubtWord(page: Page, word: string): Promise<void> {
  await page.addInitScript((doubted) => {
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get(this: MessageEvent) {
        const answer: unknown = data?.get?.call(this);
        if (typeof answer !== 'object' || answer === null) return answer;
        const read: unknown = Reflect.get(answer, 'data');
        if (typeof read !== 'object' || read === null) return answer;
        const sure = new RegExp(String.raw`x_wconf \d+(?='>${doubted}</span>)`);
        Reflect.set(read, 'hocr', String(Reflect.get(read, 'hocr')).replace(sure, 'x_wconf 20'));
        return answer;
      },
    });
  }, word);
}

test('a typed label is described like one that was photographed, line by line', async ({ page }) => {
  await openWithLabel(page);
  await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toHaveCount(0);

  const sent = page.waitForRequest('**/api/artwork-description');
  await page.getByRole('button', { name: 'Sound bite' }).click();
  const { lines } = descriptionRequestSchema.parse((await sent).postDataJSON());
  expect(lines?.map((line) => line.text)).toEqual(LABEL.split('\n'));
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('typing a label clears what the last one opened; going back, cancelling and a blank text change nothing', async ({
  page,
}) => {
  await openWithLabel(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Type the label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Type the label' });
  await expect(dialog.getByRole('button', { name: 'Use this text' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(' \n ');
  await expect(dialog.getByRole('button', { name: 'Use this text' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Young');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Type the label' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  // The phone's own way back is easily taken by mistake, and loses no word; Cancel is meant.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('Young');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');

  await typeLabel(page, 'Young Hare\n1502');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
});

test('emoji or punctuation alone is no label: the dialog says so, keeps what was written, and nothing else changes', async ({
  page,
}) => {
  await openWithLabel(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await page.getByRole('button', { name: 'Type the label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Type the label' });
  for (const written of ['🎨 😀', '... !?']) {
    await dialog.getByRole('textbox').fill(written);
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await dialog.getByRole('button', { name: 'Use this text' }).click();
    await expect(dialog.getByRole('alert')).toContainText(NO_TEXT);
    await expect(dialog.getByRole('textbox')).toHaveValue(written);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  await expectHistoryOf(page, 1);

  await turnOn(page, 'Show extracted text');
  const card = page.getByRole('region', { name: 'Extracted text' });
  await card.getByRole('button', { name: 'Edit the text' }).click();
  await card.getByRole('textbox').fill('—');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toContainText(NO_TEXT);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('The Harbour at Lorient');
});

test('who cannot get a photo read can type the label instead', async ({ page }) => {
  await page.goto('/');
  await givePhoto(page, (await labelPhoto('blurry')).path);
  await expectRejected(page);
  await typeLabel(page);
  await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeFocused();
});

test('no more can be typed than a request may carry', async ({ page }) => {
  await openWithLabel(page, 'word '.repeat(LIMITS.labelTextChars));
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('the text that was read can be corrected; generation uses the correction', async ({ page }) => {
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const card = page.getByRole('region', { name: 'Extracted text' });
  await card.getByRole('button', { name: 'Edit the text' }).click();
  const editor = card.getByRole('textbox', { name: 'Extracted text' });
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('\nGift of a friend, 1999');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Gift of a friend, 1999');
  await expect(card.getByRole('button', { name: 'Edit the text' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toBeVisible();

  const sent = page.waitForRequest('**/api/artwork-description');
  await page.getByRole('button', { name: 'Sound bite' }).click();
  expect(descriptionRequestSchema.parse((await sent).postDataJSON()).text).toContain(
    'Gift of a friend, 1999',
  );
});

test('leaving the editor without a change clears nothing', LEFT_TO_ALL, async ({ page }) => {
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await typeLabel(page);
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'Extracted text' });
  for (const leave of ['Save', 'Cancel', 'Escape']) {
    await card.getByRole('button', { name: 'Edit the text' }).click();
    await expect(card.getByRole('textbox')).toBeFocused();
    if (leave === 'Cancel') await card.getByRole('textbox').fill('Something else');
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await card.getByRole('button', { name: leave }).click();
    await expect(card).toContainText('The Harbour at Lorient');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }
});

test('a word the reader doubts is underlined; a tap opens the editor on it, and an edit ends the doubt', async ({
  page,
}) => {
  const label = await labelPhoto('clean');
  const word = label.truth.fields.artist?.split(' ').at(-1) ?? '';
  await doubtWord(page, word);
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await givePhoto(page, label.path);
  await expectLabelRead(page);
  const card = page.getByRole('region', { name: 'Extracted text' });
  await expect(card).toContainText(/unsure\. Tap (?:it|one) to correct it\./);
  await card.getByRole('button', { name: word, exact: true }).click();
  const editor = card.getByRole('textbox', { name: 'Extracted text' });
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('Morisot');
  await expect(editor).toHaveValue(/Morisot/);
  expect(await editor.inputValue()).not.toContain(word);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Morisot');
  await expect(card.getByText('unsure')).toBeHidden();
});

const LONG_LABEL = `${LABEL}
The painter’s wife kept the picture until she died, but she hid it from his creditors behind a stove.
The composition is comparable to other views of the harbour in the collection, and its date rests on the style of the sails.
It is characteristic of the years in which the port was enlarged, and similar examples are known from other collections.
A sailor who had drowned was said to look out of the third window, and children were told to wave to him.
The treatment of the water is typical of the school, and comparable passages recur in the drawings of the same years.
The frame is of a type that was common in the region, and is dated by comparison with examples in other museums.`;

test('what a piece leaves out of a long label is read on at the press of a key, which then goes', async ({
  page,
}) => {
  await openWithLabel(page, LONG_LABEL);
  await turnOn(page, 'Show audio script');
  await page.getByRole('button', { name: 'Sound bite' }).click();
  const readOn = page.getByRole('button', { name: 'There is more on the label. Shall I read on?' });
  const script = page.getByRole('region', { name: 'Script' });
  await expect(script.getByText('hid it from his creditors')).toBeVisible();
  await expect(script.locator('.said', { hasText: 'The frame is of a type' })).toHaveCount(0);
  await readOn.click();
  await expect(readOn).toHaveCount(0);
  await expect(script.locator('.said.now')).toContainText(/comparable|characteristic|typical|common/);
  await expect(script.locator('.said', { hasText: 'The frame is of a type' })).toHaveCount(1);
});
