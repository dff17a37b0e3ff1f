import { expect, type Page } from '@playwright/test';

/** Puts a file into the capture area, as the camera or the picker would. */
export async function givePhoto(
  page: Page,
  photo: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(photo);
}

/** Opens the settings and turns one of the toggles on. */
export async function turnOn(page: Page, toggle: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: toggle }).check();
  await page.keyboard.press('Escape');
}

/** Waits until a label was read, as the visitor sees it. */
export async function expectLabelRead(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toBeVisible();
}

/** Loudness of an encoded clip as a browser decodes it: seconds, and the root mean square of its samples. */
export async function decodeClip(page: Page, clip: Buffer): Promise<{ seconds: number; rms: number }> {
  return page.evaluate(async (bytes) => {
    const context = new OfflineAudioContext(1, 1, 24_000);
    const audio = await context.decodeAudioData(new Uint8Array(bytes).buffer);
    const samples = audio.getChannelData(0);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return { seconds: audio.duration, rms: Math.sqrt(power) };
  }, Array.from(clip));
}

/** Seconds played of the app's one audio element. */
export async function playedSeconds(page: Page): Promise<number> {
  return page.locator('audio').evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0));
}

/** True while the app's one audio element sounds. */
export async function isSounding(page: Page): Promise<boolean> {
  return page.locator('audio').evaluate((audio) => audio instanceof HTMLAudioElement && !audio.paused);
}
