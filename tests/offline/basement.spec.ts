import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import {
  expectHistoryOf,
  expectReadyOffline,
  expectToast,
  isSounding,
  loseSignal,
  openWithLabel,
  openWithoutSignal,
  playAloud,
  press,
  turnOn,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept, keptRecords } from '../support/kept.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { TIME_PLAYED } from '../support/listening.ts';

const LABELS = [
  'Berthe Morisot\nThe Harbour at Lorient\n1869\nOil on canvas',
  'Albrecht Dürer\nYoung Hare\n1502\nWatercolour on paper',
  'Eileen Gray\nArmchair\n1929\nTubular steel and canvas',
];
const WAITING = /^\d+ requests? waiting$/;
const FROM_PHONE = 'Made on your phone from the label alone';

async function openVisits(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Visits' }).click();
  await expect(page.getByText('Kept on this phone only.')).toBeVisible();
}

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('labels read without signal say something at once, with terms explained as the server would, and get their full versions later', async ({
    page,
  }) => {
    await page.goto('/');
    await turnOn(page, 'Show audio script');
    await expectReadyOffline(page);
    await loseSignal(page);
    for (const [i, label] of ['Ada Birch\nThe Kiln\n1931\nAquatint on paper', ...LABELS.slice(1)].entries()) {
      await typeLabel(page, label);
      await press(page, i === 2 ? 'Mini podcast' : 'Sound bite');
      await expectToast(page, 'Error', 'No Internet. Turn on Wi-Fi.');
      await expect(page.getByText(FROM_PHONE)).toBeVisible();
      if (i === 0)
        await expect(page.getByRole('region', { name: 'Script' })).toContainText(
          /Aquatint prints [^.]+\. beyond the label/,
        );
    }
    await expect(page.getByRole('button', { name: '3 requests waiting' })).toBeVisible();

    await page
      .getByRole('radio', { name: /^4/ })
      .or(page.getByRole('button', { name: /^4 stars/ }))
      .first()
      .click();
    await expectToast(page, 'Your rating is kept', 'It is sent as soon as the server can be reached.');
    await expect(page.getByText('Thanks for rating!')).toBeVisible();

    // By the page, or by its worker if that is quicker.
    const rated = page.context().waitForEvent('request', (request) => request.url().endsWith('/rate'));
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: WAITING })).toBeHidden();
    expect((await rated).postDataJSON()).toEqual({ rating: 4, source: 'device' });
    await expect(page.getByText(FROM_PHONE)).toBeHidden();
    await expect(page.getByText('Thanks for rating!')).toBeVisible();
  });

  test('a kept visit is opened without signal, with all that was made of it', async ({ page }) => {
    await page.goto('/');
    await expectReadyOffline(page);
    await typeLabel(page, LABELS[1]);
    await press(page, 'Sound bite');
    await expect(page.getByText('Made by a machine from the label')).toBeVisible();
    await page.getByRole('button', { name: /^5 stars/ }).click();
    await expect(page.getByText('Thanks for rating!')).toBeVisible();
    await typeLabel(page, LABELS[2]);
    await loseSignal(page);
    await openVisits(page);
    await page.getByRole('button', { name: /Young Hare.*5 of 5/ }).click();
    await press(page, 'Sound bite');
    await expect(page.getByText('Made by a machine from the label')).toBeVisible();
    await expect(page.getByText('Thanks for rating!')).toBeVisible();
    await expect(page.getByRole('button', { name: WAITING })).toBeHidden();
  });

  test('a request that waits can be looked at, hurried and cancelled; a rating that is called off is none, and other stars take the place of those that wait', async ({
    page,
  }) => {
    await openWithoutSignal(page);
    await press(page, 'Sound bite');
    await press(page, '4 stars');
    await expect(page.getByText('Thanks for rating!')).toBeVisible();
    await press(page, '2 requests waiting');
    const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(list.getByText('Next try')).toBeVisible();
    // A press of Enter that came too late undoes nothing.
    await expect(list.getByRole('button', { name: 'Close' })).toBeFocused();
    await press(page, 'Cancel: Rating: 4 stars');
    await press(page, 'Close');
    await expect(page.getByText('Thanks for rating!')).toBeHidden();

    for (const stars of ['3 stars', '2 stars']) {
      await press(page, stars);
      await expect(page.getByRole('button', { name: stars, pressed: true })).toBeVisible();
    }
    await press(page, 'Mini podcast');
    await press(page, '3 requests waiting');
    await expect(list.getByText(/^Rating/)).toHaveText(['Rating: 2 stars']);
    await list.getByRole('button', { name: 'Cancel: Mini podcast' }).click();
    await expect(list.getByText('Mini podcast')).toBeHidden();
    await expect(list.getByText('Sound bite', { exact: true })).toBeVisible();
    const sent: unknown[] = [];
    page.context().on('request', (request) => {
      if (request.url().endsWith('/rate')) sent.push(request.postDataJSON());
    });
    // What is sent now is sent by this press: the app itself learns of no connection.
    await page.route('**/healthz', (route) => route.abort());
    await page.context().setOffline(false);
    await list.getByRole('button', { name: 'Send now' }).click();
    await expect(list.getByText('Nothing waits any more.')).toBeVisible();
    expect(sent).toEqual([{ rating: 2, source: 'device' }]);
  });
});

test(
  'whoever erases the visit of what is heard hears no more of it, and can ask for it anew',
  LEFT_TO_ALL,
  async ({ page }) => {
    await openWithLabel(page);
    await press(page, 'Sound bite');
    await playAloud(page);
    await openVisits(page);
    await press(page, 'Erase The Harbour at Lorient');
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
    expect(await isSounding(page)).toBe(false);
    await typeLabel(page);
    await press(page, 'Sound bite');
    await press(page, '3 stars');
    await expect(page.getByRole('button', { name: '3 stars', pressed: true })).toBeVisible();
  },
);

test('visits are saved as one file, and erased one by one or all', LEFT_TO_ALL, async ({ page }) => {
  await page.goto('/');
  for (const label of LABELS) await typeLabel(page, label);
  await openVisits(page);
  await expect(page.getByRole('button', { name: /Armchair.*Not rated/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const file = await (await download).path();
  const html = await readFile(file, 'utf8');
  for (const words of ['The Harbour at Lorient', 'Albrecht Dürer', 'Tubular steel'])
    expect(html).toContain(words);

  await press(page, 'Erase Armchair');
  await expect(page.getByRole('button', { name: /^Armchair/ })).toBeHidden();
  await press(page, 'Erase all');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click();
  await expect(page.getByText('Visits')).toBeHidden();
  await expectHistoryOf(page, 0);
  await page.reload();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(page.getByText('Visits')).toBeHidden();
});

test('the saved file lets what was heard be heard again, on any machine', async ({ page, browser }) => {
  // Two clips come; a third might be written down while the file is made.
  let asked = 0;
  await page.route('**/api/synthesize-speech', async (route) => {
    asked += 1;
    if (asked <= 2) await route.fallback();
  });
  await openWithLabel(page);
  await press(page, 'Sound bite');
  await press(page, 'Play');
  await expect(page.locator('.sheet-time')).toHaveText(TIME_PLAYED);
  await expect.poll(async () => (await keptClips(page)).length).toBe(2);
  await press(page, 'Stop');
  const clips = await keptClips(page);
  await openVisits(page);
  const download = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const file = join(tmpdir(), `placard-${randomUUID()}.html`);
  await (await download).saveAs(file);

  const elsewhere = await browser.newPage({ offline: true });
  await elsewhere.goto(pathToFileURL(file).href);
  await expect(elsewhere.getByRole('heading', { name: 'Sound bite' })).toBeVisible();
  const sound = elsewhere.locator('audio');
  await expect(sound).toHaveCount(1);
  const { duration, heard } = await sound.evaluate(async (audio) => {
    if (!(audio instanceof HTMLAudioElement)) throw new Error('no audio element');
    const bytes = await (await fetch(audio.src)).arrayBuffer();
    const decoded = await new AudioContext().decodeAudioData(bytes);
    const ended = new Promise((resolve) => audio.addEventListener('ended', resolve));
    audio.muted = true;
    audio.playbackRate = 4;
    await audio.play();
    await ended;
    return { duration: decoded.duration, heard: audio.currentTime };
  });
  const kept = clips.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(Math.abs(duration - kept)).toBeLessThan(0.5);
  expect(Math.abs(heard - duration)).toBeLessThan(0.5);
  await elsewhere.close();
  await rm(file);
});

const indexSchema = z.array(z.tuple([z.string(), z.object({ bytes: z.number() })]));

/** The clips that are kept of what was spoken: their words, and their length as the server's own voices send them. */
async function keptClips(page: Page): Promise<{ words: string; seconds: number }[]> {
  const kept = await keptRecords(page, 'placard-clips', 'clips');
  const index = indexSchema.parse(kept.find(([key]) => key === 'index')?.[1] ?? []);
  return index.map(([words, { bytes }]) => ({ words, seconds: bytes / 4_000 }));
}

test('what was spoken of a visit is erased with it, and the clips of the others stay', async ({ page }) => {
  await page.goto('/');
  for (const [i, label] of LABELS.slice(0, 2).entries()) {
    await typeLabel(page, label);
    await press(page, 'Sound bite');
    // The next label calls off what has not come.
    await expect.poll(async () => (await keptClips(page)).length).toBe(i + 1);
  }
  await openVisits(page);
  await press(page, 'Erase The Harbour at Lorient');
  await expect.poll(async () => (await keptClips(page)).length).toBe(1);
  expect((await keptClips(page)).map(({ words }) => words).join(' ')).toContain('Dürer');
  await press(page, 'Erase all');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click();
  await expect.poll(() => keptClips(page)).toEqual([]);
});

test('the app comes back where it was when the phone has ended it behind the camera', async ({
  page,
  context,
}) => {
  await openWithLabel(page, LABELS[1]);
  await expect(page.locator('.work-title')).toHaveText('Young Hare');
  await expectKept(page, 'Young Hare');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'New label');
  await chooser;
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.locator('.work-title')).toHaveText('Young Hare');
  await expect(again.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
});
