import type { Page } from '@playwright/test';
import { button, typeLabel as typeText } from './app-page.ts';
import { expect } from './expect.ts';

/** A label with enough to say for a sound bite of several sentences and a podcast of several turns. */
const label = (title: string) =>
  [
    'Berthe Morisot',
    'French, 1841-1895',
    title,
    '1869',
    'Oil on canvas',
    'Morisot painted her sister Edma on the quay at Lorient in the summer of 1869. She gave the picture to Manet, ' +
      'who had admired it. It was shown in Paris in 1874.',
    'Gift of Mrs. Hale, 1920',
  ].join('\n');

/** Longer than a busy machine takes to play a piece, in real time. */
const LISTENING_MS = 180_000;

type Panel = 'Sound bite' | 'Mini podcast';

/** Types a label; another title makes other texts. */
export async function typeLabel(page: Page, title = 'The Harbour at Lorient'): Promise<void> {
  await typeText(page, label(title));
}

/** Opens one of the panels; its text is there afterwards, and nothing plays yet. */
export async function showPanel(page: Page, panel: Panel): Promise<void> {
  await page.getByRole('button', { name: panel }).click();
  await expect(play(page)).toBeVisible();
}

/** Types a label and opens one of the panels. */
export async function openPanel(page: Page, panel: Panel): Promise<void> {
  await typeLabel(page);
  await showPanel(page, panel);
}

/** A pace that leaves even a slow machine the time to look at a part, and is still heard. */
export const SLOW_PACE = 0.25;

/**
 * The sound goes on at this share of its speed, until the speed is changed. With 0 it stands still while it plays:
 * however slow the machine, the player does not leave its part before it is told to.
 */
export async function setPace(page: Page, pace: number): Promise<void> {
  await page.locator('audio').evaluate((audio, rate) => {
    if (!(audio instanceof HTMLAudioElement)) throw new Error('no audio element');
    // The first is for the sources to come.
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
  }, pace);
}

/**
 * Waits until a voice sounds, not the silence that unlocks the element, and goes there in it; below 0 from its end.
 */
export async function moveInClip(page: Page, seconds: number): Promise<void> {
  const move = () =>
    page.locator('audio').evaluate((audio: HTMLAudioElement, to) => {
      if (audio.paused || !(audio.duration > 0.2)) return false;
      audio.currentTime = to < 0 ? audio.duration + to : to;
      return true;
    }, seconds);
  await expect.poll(move).toBe(true);
}

export const play = (page: Page) => button(page, 'Play');
export const pause = (page: Page) => page.getByRole('button', { name: 'Pause' });
export const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

/** The time played, once there is one to see; the length of the whole may still be an estimate. */
export const TIME_PLAYED = /^\d+:(?!00)\d\d of /;

/** Waits until the player has come to this part, or is past it: it does not wait for who looks. */
export async function expectPart(page: Page, part: number): Promise<void> {
  // In the page, which sees every part.
  const came = (wanted: number) =>
    Number(document.querySelector('[role=slider]')?.getAttribute('aria-valuenow')) >= wanted;
  await page.waitForFunction(came, part, { timeout: LISTENING_MS });
}

/** Goes on to the next part, unless the player went there by itself meanwhile. */
export async function leavePart(page: Page, part: number): Promise<void> {
  await position(page).evaluate((slider, now) => {
    const forward = document.querySelector('[aria-label=Forward]');
    if (!(forward instanceof HTMLElement)) throw new Error('no Forward key');
    if (slider.getAttribute('aria-valuenow') === String(now)) forward.click();
  }, part);
}
