import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, WAIT_MS } from './expect.ts';

/** A label that is typed where the test is not about reading. */
export const LABEL = 'Berthe Morisot\nThe Harbour at Lorient\n1869\nOil on canvas';

/** The button that is called exactly so. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const press = (page: Page, name: string): Promise<void> => button(page, name).click();

/** Puts a file into the capture area, as the camera or the picker would. */
export async function givePhoto(
  page: Page,
  photo: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(photo);
}

/** How many entries the history has for what is open above the screen. */
const historyDepth = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(Object(history.state), 'depth') ?? 0));

/**
 * Waits until the history has an entry for each of so many that are open: the browser moves through it when it has time,
 * and whoever goes back or loads the page again meanwhile goes elsewhere.
 */
export async function expectHistoryOf(page: Page, open: number): Promise<void> {
  await expect.poll(() => historyDepth(page)).toBe(open);
}

/** Types a label, which takes no time, instead of photographing one. */
export async function typeLabel(page: Page, text: string = LABEL): Promise<void> {
  await page.getByRole('button', { name: 'Type the label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Type the label' });
  await expect(dialog.getByRole('textbox', { name: 'Text of the label' })).toBeFocused();
  await page.keyboard.insertText(text);
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(dialog).toBeHidden();
  await expectHistoryOf(page, 0);
}

/** Waits until all is on the phone that the app needs without a connection, as the visitor sees it. */
export async function expectReadyOffline(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Ready offline', { exact: true })).toBeVisible();
}

/** The panel that lists what works offline. */
export function readinessPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'What works offline' });
}

export async function openReadiness(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'What works offline' }).click();
  await expect(readinessPanel(page)).toBeVisible();
}

/** Deletes what is kept of a file, whatever cache it is in. */
export async function deleteKept(page: Page, path: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    let deleted = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith(wanted) && (await cache.delete(request))) deleted += 1;
    }
    return deleted;
  }, path);
}

/** Takes the network away, until the page has noticed. */
export async function loseSignal(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
}

/**
 * Lets the page to come live by a clock that moves only with `page.clock.runFor`. Deadlines of what the browser does
 * keep the real time: that work takes its time whatever the clock says.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    Reflect.set(window, 'realDeadline', AbortSignal.timeout.bind(AbortSignal));
  });
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    Reflect.set(AbortSignal, 'timeout', Reflect.get(window, 'realDeadline'));
  });
  // Later than a busy machine takes from the line before to here.
  await page.clock.pauseAt(60_000);
}

/** Opens the app and types a label. */
export async function openWithLabel(page: Page, text?: string): Promise<void> {
  await page.goto('/');
  await typeLabel(page, text);
}

/** Opens the app with a label typed, and takes the network away once all has come that works without it. */
export async function openWithoutSignal(page: Page, text?: string): Promise<void> {
  await page.goto('/');
  await expectReadyOffline(page);
  await typeLabel(page, text);
  await loseSignal(page);
}

/** Answers to what is asked of this path wait. @returns the way to let them go */
export async function holdAnswers(page: Page, path: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** Where toasts are shown. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** Notes in every page to come each toast that is shown, for `expectToast`, since one goes by itself. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    Reflect.set(window, 'shownToasts', shown);
    Reflect.set(window, 'toastsTold', -1);
    const words = (toast: Element) =>
      ['.toast-title', '.toast-text'].map((part) => toast.querySelector(part)?.textContent ?? '').join('\n');
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('.toaster .toast')].map(words).join('\n\n');
      if (now !== (shown.at(-1) ?? '')) shown.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * A toast with this title and this text is shown, alone, or was since the last one that was waited for here: on a busy
 * machine one may have gone before anybody looks.
 */
export async function expectToast(page: Page, title: string, text: string, timeout = WAIT_MS): Promise<void> {
  const isTold = (wanted: string) => {
    const shown: string[] = Reflect.get(window, 'shownToasts');
    const told = Number(Reflect.get(window, 'toastsTold'));
    const at = shown.indexOf(wanted, told === shown.length - 1 ? told : told + 1);
    if (at < 0) return false;
    Reflect.set(window, 'toastsTold', at);
    return true;
  };
  const wanted = `${title}\n${text}`;
  const last = () => page.evaluate((): unknown => Reflect.get(window, 'shownToasts')).then(String);
  await expect
    .poll(async () => ((await page.evaluate(isTold, wanted)) ? wanted : last()), { timeout })
    .toBe(wanted);
}

/** Lets the visitor look at the toasts: what is shown, or comes, stays until it is dismissed. */
export async function lookAtToasts(page: Page): Promise<void> {
  await notifications(page).dispatchEvent('mouseenter');
}

/** Opens the settings and turns one of the toggles on. */
export async function turnOn(page: Page, toggle: string): Promise<void> {
  const open = await historyDepth(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: toggle }).check();
  await page.keyboard.press('Escape');
  await expectHistoryOf(page, open);
}

/**
 * Keeps photos and pictures from their workers: "Processing image..." stays for who looks at it.
 * @returns the way to let them go
 */
export async function holdReading(page: Page): Promise<() => Promise<void>> {
  const photos = await page.evaluateHandle(() => {
    const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
    if (typeof post !== 'function') throw new Error('the browser has no workers');
    const held: (() => void)[] = [];
    Reflect.set(Worker.prototype, 'postMessage', function (this: Worker, ...message: unknown[]) {
      held.push(() => Reflect.apply(post, this, message));
    });
    return {
      letGo: () => {
        Reflect.set(Worker.prototype, 'postMessage', post);
        for (const go of held) go();
      },
    };
  });
  return () => photos.evaluate(({ letGo }) => letGo());
}

/**
 * Watches the main part of the page, or the notifications, for words that may be there for a moment only.
 * @returns the way to wait for them, from the time of this call on
 */
export async function watchFor(
  page: Page,
  words: string,
  place: Locator = page.locator('main'),
): Promise<() => Promise<void>> {
  const watch = await place.evaluateHandle((main, wanted) => {
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

/** Where nothing can be read several readings are tried, which takes a busy machine long. */
export const SEVERAL_READINGS_MS = 120_000;

/** A photo that was given was rejected. */
export async function expectRejected(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Take it again' })).toBeVisible({
    timeout: SEVERAL_READINGS_MS,
  });
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

/** Presses Play, and waits until it sounds. */
export async function playAloud(page: Page): Promise<void> {
  await press(page, 'Play');
  await expect.poll(() => isSounding(page)).toBe(true);
}

/** Makes showing any photo crash. @returns the way to mend it */
export async function breakPictures(page: Page): Promise<() => Promise<void>> {
  const pictures = await page.evaluateHandle(() => {
    const original: unknown = Reflect.get(URL, 'createObjectURL');
    Reflect.set(URL, 'createObjectURL', () => {
      throw new Error('The picture frame fell off the wall');
    });
    return { mend: () => void Reflect.set(URL, 'createObjectURL', original) };
  });
  return () => pictures.evaluate(({ mend }) => mend());
}

/** Sends an event with a photo in its data, as a desktop does. */
export async function dropPhoto(
  page: Page,
  event: 'dragover' | 'drop' | 'paste',
  path: string,
): Promise<void> {
  const bytes = (await readFile(path)).toString('base64');
  await page.evaluate(
    ([name, content = '']) => {
      const data = new DataTransfer();
      const file = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
      data.items.add(new File([file], 'label.jpg', { type: 'image/jpeg' }));
      const init = { bubbles: true, cancelable: true };
      const given =
        name === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent(name ?? '', { ...init, dataTransfer: data });
      document.body.dispatchEvent(given);
    },
    [event, bytes],
  );
}

/** The browser offers to install; it notes how often its own dialog was shown, and answers it so. */
export async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((given) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      Reflect.set(window, 'prompts', Number(Reflect.get(window, 'prompts') ?? 0) + 1);
      return { outcome: given };
    };
    window.dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  }, outcome);
}
