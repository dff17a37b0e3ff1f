import type { Page } from '@playwright/test';
import type { Fixture } from '../label-corpus/fixtures.ts';
import {
  breakPictures,
  deleteKept,
  dropPhoto,
  expectLabelRead,
  expectRejected,
  expectReadyOffline,
  givePhoto,
  holdAnswers,
  holdReading,
  notifications,
  offerInstall,
  openReadiness,
  press,
  readinessPanel,
  turnOn,
  typeLabel,
} from './app-page.ts';
import { expect, WAIT_MS } from './expect.ts';
import { setPace, TIME_PLAYED } from './listening.ts';

/** Photos the walk shows: one that is read, one that is rejected, one of three labels of which the first cannot be read. */
export interface WalkPhotos {
  good: Fixture;
  bad: Fixture;
  several: Fixture;
}

async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  // One is shown at a time: the next comes when it goes, and it may go by itself at any moment.
  await expect(async () => {
    await dismiss.evaluateAll((keys) => {
      for (const key of keys) if (key instanceof HTMLElement) key.click();
    });
    await expect(dismiss).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: WAIT_MS });
}

async function settled(page: Page): Promise<void> {
  // Opening and closing animations have an end; the spinner and the connection's breath have none.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.effect?.getComputedTiming().endTime === Infinity || animation.playState !== 'running',
      ),
  );
}

const TEXTS = /\/api\/artwork-(?:description|conversation)$/;

/**
 * Takes the page through every state a visitor can meet, one visit, and calls back in each with its name.
 * The page is at '/' of a fresh browser, and left on a screen that does not exist.
 */
export async function walkStates(
  page: Page,
  { good, bad, several }: WalkPhotos,
  visit: (state: string) => Promise<void>,
): Promise<void> {
  const at = async (state: string) => {
    await settled(page);
    // A toast that is looked at stays.
    await notifications(page).dispatchEvent('mouseenter');
    await visit(state);
    await notifications(page).dispatchEvent('mouseleave');
  };

  await page.goto('/');
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await at('first-visit');
  await press(page, 'Settings');
  await at('settings');
  await page.keyboard.press('Escape');
  await expectReadyOffline(page);
  await openReadiness(page);
  await at('ready-offline');
  await press(page, 'Close');
  await deleteKept(page, '/ocr/eng.traineddata.gz');
  await openReadiness(page);
  await expect(readinessPanel(page)).toContainText('Not ready offline');
  await at('not-ready-offline');
  await press(page, 'Repair: English for the reader');
  await expect(readinessPanel(page)).toContainText('Ready offline');
  await press(page, 'Close');
  await page.getByText('What is sent', { exact: true }).click();
  await at('what-is-sent');
  await page.getByText('What is sent', { exact: true }).click();
  await dropPhoto(page, 'dragover', good.path);
  await expect(page.getByText('Drop the photo here')).toBeVisible();
  await at('photo-hovering');
  await page.evaluate(() => document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true })));
  await expect(page.getByText('Drop the photo here')).toBeHidden();
  await press(page, 'Type the label');
  await at('type-the-label');
  await press(page, 'Cancel');
  await typeLabel(page);
  await expect(page.locator('.work-title')).toBeVisible();
  await at('typed-label');
  await offerInstall(page, 'dismissed');
  await page.getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded();
  await at('install-hint');
  await press(page, 'Not now');

  await givePhoto(page, bad.path);
  await expectRejected(page);
  await at('rejected-toast');
  await dismissToasts(page);
  await at('rejected');

  await turnOn(page, 'Enable image cropping');
  await givePhoto(page, good.path);
  await expect(page.getByRole('group', { name: /^Selection/ })).toBeVisible();
  await at('crop');
  await press(page, 'Cancel');
  const mendPanel = await breakPictures(page);
  await givePhoto(page, good.path);
  await expect(page.getByRole('alert')).toBeVisible();
  await at('panel-crashed');
  await mendPanel();
  await press(page, 'Close');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Enable image cropping' }).uncheck();
  await page.getByRole('heading', { name: 'Placard' }).click();

  const mendScreen = await breakPictures(page);
  await givePhoto(page, good.path);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await at('crashed');
  await mendScreen();
  await press(page, 'Try again');
  await expectLabelRead(page);

  await givePhoto(page, several.path);
  await expectLabelRead(page);
  await expect(page.getByText('3 labels found.')).toBeVisible();
  await at('several-labels');
  const letLabelGo = await holdReading(page);
  await press(page, 'Label 1 of 3');
  await expect(page.getByText('Reading label 1 of 3...')).toBeVisible();
  await at('reading-another-label');
  await letLabelGo();
  await expect(page.getByText('Label 1 of 3 was not read')).toBeVisible();
  await dismissToasts(page);
  await at('another-label-failed');

  const letPhotoGo = await holdReading(page);
  await givePhoto(page, good.path);
  await expect(page.getByText('Processing image...').first()).toBeVisible();
  await at('reading');
  await letPhotoGo();
  await expectLabelRead(page);
  await expect(page.locator('.work-title')).toBeVisible();
  await at('text-found');
  await turnOn(page, 'Show extracted text');
  await expect(page.getByRole('heading', { name: 'Extracted text' })).toBeVisible();
  await at('extracted-text');
  await press(page, 'Edit the text');
  await at('editing');
  await page.keyboard.press('Escape');

  const letGo = await holdAnswers(page, TEXTS);
  await press(page, 'Sound bite');
  await expect(page.getByText('Generating...').first()).toBeVisible();
  await at('generating');
  letGo();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await at('sound-bite-ready');
  await turnOn(page, 'Show audio script');
  await press(page, 'Play');
  await expect(page.locator('.script .now')).toBeVisible();
  await expect(page.locator('.sheet-time')).toHaveText(TIME_PLAYED);
  await setPace(page, 0);
  await at('sound-bite-playing');
  await press(page, 'Pause');
  await page
    .getByRole('radio', { name: /^4/ })
    .or(page.getByRole('button', { name: /^4 stars/ }))
    .first()
    .click();
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await at('rated');
  await dismissToasts(page);

  await press(page, 'Mini podcast');
  await expect(page.getByText('Anna:').first()).toBeVisible();
  await at('podcast-ready');
  await page.locator('.origin').first().click();
  await expect(page.locator('.grounds:popover-open')).toBeVisible();
  await at('what-a-sentence-rests-on');
  await page.keyboard.press('Escape');
  await press(page, 'Play');
  await expect(page.locator('.script .now')).toBeVisible();
  await at('podcast-playing');

  await page.context().setOffline(true);
  await expect(page.getByText('No Internet. Turn on Wi-Fi.').first()).toBeVisible();
  await at('offline');
  await dismissToasts(page);
  await page.locator('summary', { hasText: 'Visits' }).click();
  await page.getByText('Kept on this phone only.').scrollIntoViewIfNeeded();
  await at('visits');
  await page.getByRole('button', { name: 'Name this day' }).click();
  await at('naming-a-day');
  await page.keyboard.press('Escape');
  await press(page, 'Erase all');
  await at('erase-all');
  await press(page, 'Keep them');
  await typeLabel(page);
  await press(page, 'Sound bite');
  await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
  await dismissToasts(page);
  await at('made-on-the-phone');
  await press(page, '1 request waiting');
  await expect(page.getByRole('dialog').getByText('Sound bite')).toBeVisible();
  await at('waiting');
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: '1 request waiting' })).toBeHidden();

  await page.goto('/no/such/page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await at('not-found');
}
