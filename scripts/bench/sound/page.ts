import { chromium, type Page } from '@playwright/test';
import { play, position, showPanel, typeLabel } from '../../../tests/support/listening.ts';
import { recordSound } from '../../../tests/support/record-sound.ts';
import { turnPauses } from '../../../tests/support/sound-analysis.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tests/setup/find-browser.ts';

/** What a tap on Play led to, in milliseconds of the page's clock. */
interface FirstSound {
  tap: number;
  heard: number;
  /** The last byte of the latest clip came. */
  clipCame: number;
}

const SPEECH = '**/api/synthesize-speech';
/** How long a clip is held back for the taps that come before it. */
const HOLD_MS = 3_000;

/** Watches the audio element for the first samples that can be heard after each tap on Play. */
async function watchFirstSounds(page: Page): Promise<() => Promise<FirstSound>> {
  const watch = await page.locator('audio').evaluateHandle(async (audio) => {
    if (!(audio instanceof HTMLAudioElement)) throw new Error('no audio element');
    const context = new AudioContext();
    const first = { tap: 0, heard: 0 };
    // The smallest buffer there is: 5 ms.
    const tap = context.createScriptProcessor(256, 1, 1);
    tap.addEventListener('audioprocess', ({ inputBuffer }) => {
      const isLoud = inputBuffer.getChannelData(0).some((sample) => Math.abs(sample) > 0.003);
      if (first.tap > 0 && first.heard === 0 && isLoud) first.heard = performance.now();
    });
    context.createMediaElementSource(audio).connect(tap);
    tap.connect(context.destination);
    await context.resume();
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.transport .button-first'))
        Object.assign(first, { tap: performance.now(), heard: 0 });
    };
    document.addEventListener('click', onClick, true);
    return { first };
  });
  return async () => {
    const seen = await watch.evaluate(async ({ first }) => {
      while (first.heard === 0) await new Promise(requestAnimationFrame);
      return { ...first };
    });
    const clipCame = await page.evaluate(() =>
      Math.max(
        0,
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/api/synthesize-speech'))
          .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
      ),
    );
    return { ...seen, clipCame };
  };
}

async function withPage<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: url });
    // A measurement takes the time it takes.
    page.setDefaultTimeout(0);
    await page.goto('/');
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Empties the clip store, so that the next listening asks the server again. */
async function forgetClips(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('placard-clips');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('clips'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const change = opening.result.transaction('clips', 'readwrite');
    change.objectStore('clips').clear();
    await new Promise((resolve) => change.addEventListener('complete', resolve));
    opening.result.close();
  });
}

const stop = (page: Page) => page.getByRole('button', { name: 'Stop' }).click();

/** From the tap to the first sound with the clip there, in milliseconds. */
export function preparedStarts(url: string, count: number): Promise<number[]> {
  return withPage(url, async (page) => {
    const times: number[] = [];
    await typeLabel(page);
    const firstSound = await watchFirstSounds(page);
    for (let run = 0; run < count; run += 1) {
      await showPanel(page, 'Sound bite');
      await page.waitForLoadState('networkidle');
      await play(page).click();
      const { tap, heard } = await firstSound();
      times.push(heard - tap);
      await stop(page);
    }
    return times;
  });
}

/** From the clip's arrival to the first sound when the tap came before it, in milliseconds. */
export function unpreparedStarts(url: string, count: number): Promise<number[]> {
  return withPage(url, async (page) => {
    const times: number[] = [];
    await page.route(SPEECH, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
      await route.continue();
    });
    await typeLabel(page);
    const firstSound = await watchFirstSounds(page);
    for (let run = 0; run < count; run += 1) {
      await forgetClips(page);
      await showPanel(page, 'Sound bite');
      await play(page).click();
      const { tap, heard, clipCame } = await firstSound();
      if (clipCame > tap) times.push(heard - clipCame);
      await stop(page);
    }
    return times;
  });
}

/** The silences heard between the turns of podcasts, in milliseconds. */
export function heardPauses(url: string, count: number): Promise<number[]> {
  return withPage(url, async (page) => {
    const pauses: number[] = [];
    for (let run = 0; pauses.length < count; run += 1) {
      await typeLabel(page, `Harbour number ${100 + run}`);
      await showPanel(page, 'Mini podcast');
      const recording = await recordSound(page);
      await play(page).click();
      const turns = await position(page).getAttribute('aria-valuemax');
      await page.waitForFunction(
        (last) => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') === last,
        turns,
      );
      await stop(page);
      pauses.push(...turnPauses(await recording.heard()).map((seconds) => seconds * 1_000));
      await page.reload();
    }
    return pauses.slice(0, count);
  });
}
