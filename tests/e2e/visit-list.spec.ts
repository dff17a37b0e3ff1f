import { expect, type Page } from '@playwright/test';
import {
  button,
  expectHistoryOf,
  expectReadyOffline,
  isSounding,
  loseSignal,
  press,
  typeLabel,
} from '../support/app-page.ts';
import { installFakeSpeech, type HeardSpeech } from '../support/fake-speech.ts';
import { test } from '../support/fixtures.ts';
import { expectKept } from '../support/kept.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { setPace } from '../support/listening.ts';
import { mediaKeys, mediaSession } from '../support/media-keys.ts';

const HARBOUR = 'Berthe Morisot\nThe Harbour at Lorient\n1869\nOil on canvas';
const HARE = 'Albrecht Dürer\nYoung Hare\n1502\nWatercolour';
const INTERIOR = 'Vilhelm Hammershøi\nInterior, Strandgade 30\n1901\nOil on canvas';

/** Fast enough that a work is over within moments. */
const FAST_PACE = 8;

async function readLabels(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    await typeLabel(page, label);
    const [, title = ''] = label.split('\n');
    await expect(page.locator('.work-title')).toHaveText(title);
    await expectKept(page, title);
  }
}

const openVisits = (page: Page) => page.locator('summary', { hasText: 'Visits' }).click();
const titles = (page: Page) => page.locator('.visits .visit-title');
/** The sound stands still as soon as the list has come so far, which goes on without who looks. */
async function standStillAt(page: Page, reached: string): Promise<void> {
  await page.locator('audio').evaluate((audio: HTMLAudioElement, words) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes(words)) return;
      watch.disconnect();
      audio.defaultPlaybackRate = 0;
      audio.playbackRate = 0;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, reached);
}

const place = (page: Page) => page.getByRole('group', { name: 'Works in a row' });

test('visits stand by day, and are found by any word of label, title or maker, whatever its case and marks', async ({
  page,
}) => {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  await page.clock.setSystemTime(yesterday);
  await page.goto('/');
  await readLabels(page, HARE);
  await page.clock.setSystemTime(new Date());
  await readLabels(page, HARBOUR, INTERIOR);
  await openVisits(page);
  await expect(page.locator('.visits').getByRole('heading')).toHaveText([/^Today/, /^Yesterday/]);
  await expect(titles(page)).toHaveText(['Interior, Strandgade 30', 'The Harbour at Lorient', 'Young Hare']);

  const search = page.getByRole('searchbox', { name: 'Search the visits' });
  await search.fill('DURER hare');
  await expect(titles(page)).toHaveText(['Young Hare']);
  await expect(page.locator('.visits').getByRole('status')).toHaveText('1 of 3');
  await search.fill('hammershoi');
  await expect(titles(page)).toHaveText(['Interior, Strandgade 30']);
  await search.fill('oil canvas');
  await expect(titles(page)).toHaveText(['Interior, Strandgade 30', 'The Harbour at Lorient']);
  await search.fill('nowhere');
  await expect(page.locator('.visits').getByRole('status')).toHaveText('Nothing found');
});

test('a day takes the name the visitor gives it: it is shown, found, kept, and erased with the day’s last visit', async ({
  page,
}) => {
  await page.goto('/');
  await readLabels(page, HARE, HARBOUR);
  await openVisits(page);
  const day = page.getByRole('button', { name: 'Today Name this day' });
  const name = page.getByRole('combobox', { name: 'Name of this day' });
  await day.click();
  await expect(name).toBeFocused();
  await expectHistoryOf(page, 1);
  // A slip of the finger changes nothing.
  await page.goBack();
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.insertText('Musée d’Orsay');
  await page.keyboard.press('Enter');
  const named = page.getByRole('button', { name: 'Musée d’Orsay Today Rename this day' });
  await expect(named).toBeFocused();
  for (const title of ['Young Hare', 'The Harbour at Lorient'])
    await expectKept(page, title, { museum: 'Musée d’Orsay' });

  await expectHistoryOf(page, 0);
  await page.reload();
  await expect(page.locator('.work-title')).toBeVisible();
  await readLabels(page, INTERIOR);
  await openVisits(page);
  await expect(named).toBeVisible();
  await page.getByRole('searchbox').fill('orsay');
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('searchbox').fill('');

  await press(page, 'Erase Young Hare');
  await press(page, 'Erase The Harbour at Lorient');
  await expect(titles(page)).toHaveText(['Interior, Strandgade 30']);
  await expect(named).toBeVisible();
  await press(page, 'Erase Interior, Strandgade 30');
  await expect(page.locator('.visits')).toBeHidden();
  await readLabels(page, HARE);
  await openVisits(page);
  await expect(day).toBeVisible();
});

test('the works of a day are played one after the other; the lock screen goes to the next; Stop ends the list', async ({
  page,
}) => {
  const key = await mediaKeys(page);
  await page.goto('/');
  await readLabels(page, HARE, HARBOUR, INTERIOR);
  await openVisits(page);
  await setPace(page, 0);
  await press(page, 'Play all 3: Today');
  await expect(place(page)).toHaveText('1 of 3');
  await expect
    .poll(() => mediaSession(page))
    .toMatchObject({
      title: 'Interior, Strandgade 30',
      playbackState: 'playing',
    });

  await key('nexttrack');
  await expect(place(page)).toHaveText('2 of 3');
  await expect.poll(() => isSounding(page)).toBe(true);
  await expect
    .poll(() => mediaSession(page))
    .toMatchObject({
      title: 'The Harbour at Lorient',
      artist: 'Berthe Morisot',
      playbackState: 'playing',
    });
  await key('previoustrack');
  await expect(place(page)).toHaveText('1 of 3');
  await press(page, 'Next work');
  await expect(place(page)).toHaveText('2 of 3');

  // Heard to its end, the next follows by itself.
  await expect.poll(() => isSounding(page)).toBe(true);
  await standStillAt(page, '3 of 3');
  await setPace(page, FAST_PACE);
  await expect(place(page)).toHaveText('3 of 3');
  await expect(page.locator('.work-title')).toHaveText('Young Hare');
  await setPace(page, FAST_PACE);
  // After the last nothing follows, and the work can be heard once more.
  await expect(button(page, 'Play')).toBeVisible();
  await expect(place(page)).toBeHidden();
  await expect.poll(() => mediaSession(page)).toMatchObject({ playbackState: 'none' });

  await setPace(page, 0);
  await page.getByRole('searchbox').fill('oil');
  await press(page, 'Play all 2: what was found');
  await expect(place(page)).toHaveText('1 of 2');
  await expect.poll(() => isSounding(page)).toBe(true);
  await press(page, 'Stop');
  await expect(place(page)).toBeHidden();
  await expect.poll(() => isSounding(page)).toBe(false);
  await press(page, 'Sound bite');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(place(page)).toBeHidden();
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'without a signal a list plays what the phone has, and makes and speaks the rest itself',
    LEFT_TO_ALL,
    async ({ page }) => {
      await page.addInitScript(installFakeSpeech, {});
      await page.goto('/');
      await expectReadyOffline(page);
      await readLabels(page, HARE, HARBOUR);
      await loseSignal(page);
      await openVisits(page);
      await press(page, 'Play all 2: Today');
      await expect(place(page)).toHaveText('1 of 2');
      await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
      await expect(place(page)).toHaveText('2 of 2');
      await expect(place(page)).toBeHidden();
      const heard: HeardSpeech = await page.evaluate(() => Reflect.get(window, 'heardSpeech'));
      expect(heard.spoken.join(' ')).toMatch(/Morisot[^]*Dürer/);
    },
  );
});
