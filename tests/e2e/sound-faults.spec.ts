import { expect, type Page } from '@playwright/test';
import { speechRequestSchema } from '../../api/contract/contract.ts';
import { holdAnswers, isSounding, playAloud } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { expectPart, moveInClip, openPanel, pause, play, position, setPace } from '../support/listening.ts';
import { mediaKeys, mediaSession } from '../support/media-keys.ts';

const SPEECH = '**/api/synthesize-speech';

/** Requests for speech fail when their text's number of appearance is in the list (1 is the first text). */
async function failTexts(page: Page, fails: (number: number) => boolean): Promise<void> {
  const texts: string[] = [];
  await page.route(SPEECH, async (route) => {
    const { text } = speechRequestSchema.parse(route.request().postDataJSON());
    if (!texts.includes(text)) texts.push(text);
    if (!fails(texts.indexOf(text) + 1)) await route.fallback();
    else
      await route.fulfill({
        status: 503,
        json: { code: 'speech_failed', message: '', details: 'No voice.' },
      });
  });
}

async function pauseByPlatform(page: Page): Promise<void> {
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.pause());
}

test('a start that the browser refuses shows Play again, without an error', LEFT_TO_ALL, async ({ page }) => {
  await page.addInitScript(() => {
    const allowed = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play');
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      configurable: true,
      value() {
        if (allowed) Object.defineProperty(HTMLMediaElement.prototype, 'play', allowed);
        return Promise.reject(new DOMException('not now', 'NotAllowedError'));
      },
    });
  });
  await page.goto('/');
  const prepared = page.waitForResponse(SPEECH);
  await openPanel(page, 'Sound bite');
  await (await prepared).finished();
  await play(page).click();
  await expect(play(page)).toBeVisible();
  await expect(page.getByText('Failed to play')).toHaveCount(0);
  await playAloud(page);
});

test('when the platform pauses the sound, the app shows it and goes on from there', async ({ page }) => {
  await page.goto('/');
  await openPanel(page, 'Mini podcast');
  await setPace(page, 0);
  await playAloud(page);
  await moveInClip(page, 1);
  await expect(page.locator('.sheet-time')).toHaveText(/^0:01 of/);
  await pauseByPlatform(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => isSounding(page)).toBe(true);
  await expect(page.locator('.sheet-time')).toHaveText(/^0:01 of/);
});

test(
  'when the platform pauses the last of a turn, the next one stays silent until it is asked for',
  LEFT_TO_ALL,
  async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(SPEECH, async (route) => {
      asked += 1;
      if (asked > 1) await gate.promise;
      await route.fallback();
    });
    await page.goto('/');
    await openPanel(page, 'Mini podcast');
    await setPace(page, 0);
    await playAloud(page);
    await moveInClip(page, -0.02);
    await expect(page.locator('.transport .spinner')).toBeVisible();
    await pauseByPlatform(page);
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    const source = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.src);
    const first = await source();
    gate.resolve();
    // The clip that came stands ready; what would start it had its chance.
    await expect.poll(source).not.toBe(first);
    expect(await isSounding(page)).toBe(false);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => isSounding(page)).toBe(true);
    await expect(position(page)).toHaveAttribute('aria-valuenow', '2');
  },
);

test('a clip that comes after Stop is never heard', LEFT_TO_ALL, async ({ page }) => {
  const letGo = await holdAnswers(page, SPEECH);
  await page.goto('/');
  // The silence that unlocks the element lasts a tenth of a second.
  await page.evaluate(() => {
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLAudioElement && target.duration > 0.2) document.title = 'heard';
    };
    document.addEventListener('playing', hear, true);
  });
  await openPanel(page, 'Sound bite');
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  letGo();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
  await openPanel(page, 'Mini podcast');
  expect(await isSounding(page)).toBe(false);
  expect(await page.title()).not.toBe('heard');
});

test(
  'when the next turn is late the player shows that it waits, and goes on as soon as it comes',
  LEFT_TO_ALL,
  async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    const texts: string[] = [];
    await page.route(SPEECH, async (route) => {
      texts.push(speechRequestSchema.parse(route.request().postDataJSON()).text);
      if (texts.length > 1) await gate.promise;
      await route.fallback();
    });
    await page.goto('/');
    await openPanel(page, 'Mini podcast');
    await play(page).click();
    await expect(position(page)).toHaveAttribute('aria-valuenow', '2');
    await expect(page.locator('.transport .spinner')).toBeVisible();
    expect(await isSounding(page)).toBe(false);
    expect(texts).toHaveLength(2);
    gate.resolve();
    await expect.poll(() => isSounding(page)).toBe(true);
    await expect(page.locator('.transport .spinner')).toBeHidden();
  },
);

test('a turn that cannot be spoken is left out, and the podcast goes on', LEFT_TO_ALL, async ({ page }) => {
  await failTexts(page, (number) => number === 2);
  await page.goto('/');
  await openPanel(page, 'Mini podcast');
  await play(page).click();
  await expectPart(page, 3);
  await expect.poll(() => isSounding(page)).toBe(true);
  await expect(page.getByText('Failed to play')).toHaveCount(0);
});

test('a podcast of which nothing can be spoken says so and stops', LEFT_TO_ALL, async ({ page }) => {
  await failTexts(page, () => true);
  await page.goto('/');
  await openPanel(page, 'Mini podcast');
  await play(page).click();
  await expect(page.locator('main').getByText('Failed to play audio', { exact: true })).toBeVisible();
  await expect(play(page)).toBeVisible();
});

test('a sound bite that cannot be spoken says so and can be tried again', async ({ page }) => {
  let broken = true;
  await failTexts(page, () => broken);
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  await play(page).click();
  await expect(page.locator('main').getByText('Failed to play audio description')).toBeVisible();
  broken = false;
  await playAloud(page);
});

test('the lock screen shows the work and controls it', async ({ page }) => {
  const press = await mediaKeys(page);
  const session = () => mediaSession(page);
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  await setPace(page, 0);
  await playAloud(page);
  // What tells the platform is fetched by itself and may come later.
  await expect.poll(session).toMatchObject({
    title: 'The Harbour at Lorient',
    artist: 'Berthe Morisot',
    playbackState: 'playing',
  });
  expect((await session()).icon).toContain('/icons/icon-512.png');

  await press('pause');
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(play(page)).toBeVisible();
  await expect.poll(session).toMatchObject({ playbackState: 'paused' });
  await press('play');
  await expect.poll(() => isSounding(page)).toBe(true);
  await press('nexttrack');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '2');
  await press('previoustrack');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '1');
  await press('seekto', 0.5);
  await expect.poll(() => isSounding(page)).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(session).toMatchObject({ playbackState: 'none' });
});

test('on a small screen the keys of the sheet stay in sight when its fault is told', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await failTexts(page, () => true);
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  await play(page).click();
  await expect(page.locator('main .fault')).toBeVisible();
  await expect(play(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 });
  const under = await play(page).evaluate((key) => {
    const { left, bottom } = key.getBoundingClientRect();
    return key.contains(document.elementFromPoint(left + 20, bottom - 5));
  });
  expect(under).toBe(true);
});
