import { expect, type Page } from '@playwright/test';
import { openWithLabel, openWithoutSignal, press, turnOn } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

const FRENCH =
  'Berthe Vallin\nLe Berceau vide, 1872\nHuile sur toile\nÉcole française\nUne mère se penche sur le berceau que personne ne remplira.\nDon de la famille Vallin, 1931';
const TOLD = 'The rest of the label is in French.';
const HEBREW = 'מרים כהן\nילדה עם רימונים\n1931\nשמן על בד';
const KEPT = 'This label seems to be in Hebrew letters, which the voices cannot read. It is kept as text.';

/** A French label that was opened is told in English, and both pieces say that it is in French. */
async function expectToldInEnglish(page: Page): Promise<void> {
  const label = page.getByRole('region', { name: 'Label', exact: true });
  await expect(label.getByRole('heading', { name: 'Le Berceau vide' })).toBeVisible();
  await turnOn(page, 'Show audio script');
  await press(page, 'Sound bite');
  const script = page.getByRole('region', { name: 'Script' });
  await expect(script).toContainText(TOLD);
  await expect(script).toContainText('oil on canvas');
  await expect(script).toContainText('Berthe Vallin');
  await expect(script).not.toContainText('comes from');
  await press(page, 'Stop');
  await press(page, 'Mini podcast');
  await expect(script).toContainText(TOLD);
}

test('of a French label name, date and material are told in English, with a line that says so, and nothing else is claimed', async ({
  page,
}) => {
  await openWithLabel(page, FRENCH);
  await expectToldInEnglish(page);
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('so they are without a signal', LEFT_TO_ALL, async ({ page }) => {
    await openWithoutSignal(page, FRENCH);
    await expectToldInEnglish(page);
  });
});

test('a label that no voice can speak is kept as text, and told to be', async ({ page }) => {
  await openWithLabel(page, HEBREW);
  await expect(page.getByRole('region', { name: 'Label', exact: true }).getByText(KEPT)).toBeVisible();
  await turnOn(page, 'Show extracted text');
  await expect(
    page.getByRole('region', { name: 'Extracted text' }).getByText('ילדה עם רימונים'),
  ).toBeVisible();
  await turnOn(page, 'Show audio script');
  await press(page, 'Sound bite');
  await expect(page.getByRole('region', { name: 'Script' })).toContainText(KEPT);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
