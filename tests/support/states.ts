import { expect, type Page } from '@playwright/test';
import type { Fixture } from '../label-corpus/fixtures.ts';
import { expectLabelRead, givePhoto, turnOn } from './app-page.ts';

/** Photos the walk shows: one that is read, one that is rejected. */
export interface WalkPhotos {
  good: Fixture;
  bad: Fixture;
}

async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(dismiss).toBeHidden();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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

/** Answers to the server's texts wait until they are let go. */
async function holdTexts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/artwork-(?:description|conversation)$/, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/**
 * Takes the page through every state a visitor can meet, one visit, and calls back in each with its name.
 * The page is at '/' of a fresh browser, and left on a screen that does not exist.
 */
export async function walkStates(
  page: Page,
  { good, bad }: WalkPhotos,
  visit: (state: string) => Promise<void>,
): Promise<void> {
  const at = async (state: string) => {
    await settled(page);
    await visit(state);
  };

  await page.goto('/');
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await at('first-visit');
  await press(page, 'Settings');
  await at('settings');
  await page.keyboard.press('Escape');
  await page.getByText('What is sent', { exact: true }).click();
  await at('what-is-sent');
  await page.getByText('What is sent', { exact: true }).click();
  await press(page, 'Type the label');
  await at('type-the-label');
  await page.keyboard.insertText('Young Hare\nAlbrecht Dürer, 1502');
  await press(page, 'Use this text');
  await at('typed-label');

  await givePhoto(page, bad.path);
  await expect(page.getByRole('button', { name: 'Take it again' })).toBeVisible();
  await at('rejected-toast');
  await dismissToasts(page);
  await at('rejected');

  await turnOn(page, 'Enable image cropping');
  await givePhoto(page, good.path);
  await expect(page.getByRole('group', { name: /^Selection/ })).toBeVisible();
  await at('crop');
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Enable image cropping' }).uncheck();
  await page.getByRole('heading', { name: 'Placard' }).click();

  await givePhoto(page, good.path);
  await expect(page.getByText('Processing image...').first()).toBeVisible();
  await at('reading');
  await expectLabelRead(page);
  await expect(page.locator('.work-title')).toBeVisible();
  await at('text-found');
  await turnOn(page, 'Show extracted text');
  await expect(page.getByRole('heading', { name: 'Extracted text' })).toBeVisible();
  await at('extracted-text');
  await press(page, 'Edit the text');
  await at('editing');
  await page.keyboard.press('Escape');

  const letGo = await holdTexts(page);
  await press(page, 'Sound bite');
  await expect(page.getByText('Generating...').first()).toBeVisible();
  await at('generating');
  letGo();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await at('sound-bite-ready');
  await turnOn(page, 'Show audio script');
  await press(page, 'Play');
  await expect(page.locator('.script .now')).toBeVisible();
  await expect(page.locator('.sheet-time')).toHaveText(/^0:0[1-9]$/);
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
  await press(page, 'Play');
  await expect(page.locator('.script .now')).toBeVisible();
  await at('podcast-playing');

  await page.context().setOffline(true);
  await expect(page.getByText('No Internet. Turn on Wi-Fi.').first()).toBeVisible();
  await at('offline');
  await page.context().setOffline(false);
  await expect(page.getByText('Connection Restored')).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await at('not-found');
}
