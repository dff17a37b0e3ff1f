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

/**
 * Watches the main part of the page for words that may be there for a moment only.
 * @returns the way to wait for them, from the time of this call on
 */
export async function watchFor(page: Page, words: string): Promise<() => Promise<void>> {
  const watch = await page.locator('main').evaluateHandle((main, wanted) => {
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!(main instanceof HTMLElement) || !main.innerText.includes(wanted)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(main, { subtree: true, childList: true, characterData: true });
    });
    return { shown };
  }, words);
  return () => watch.evaluate(({ shown }) => shown);
}

/** Waits until a label was read, as the visitor sees it. */
export async function expectLabelRead(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toBeVisible();
}

/** Root mean square of the samples heard over about a quarter of a second, tapped from the audio element. */
export async function heardLoudness(page: Page): Promise<number> {
  return page.locator('audio').evaluate(async (audio) => {
    if (!('captureStream' in audio) || typeof audio.captureStream !== 'function') throw new Error('no tap');
    const stream: unknown = audio.captureStream();
    if (!(stream instanceof MediaStream) || stream.getAudioTracks().length === 0) return 0;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 8_192 });
    context.createMediaStreamSource(stream).connect(analyser);
    while (context.currentTime < 0.25) await new Promise(requestAnimationFrame);
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    await context.close();
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });
}

/** Seconds played of the app's one audio element. */
export async function playedSeconds(page: Page): Promise<number> {
  return page
    .locator('audio')
    .evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0));
}

/** True while the app's one audio element sounds. */
export async function isSounding(page: Page): Promise<boolean> {
  return page.locator('audio').evaluate((audio) => audio instanceof HTMLAudioElement && !audio.paused);
}
