import { expect, type Locator, type Page } from '@playwright/test';
import { speechRequestSchema } from '../../api/contract/contract.ts';
import { button } from '../support/app-page.ts';
import { installFakeSpeech, type SpeechFaults } from '../support/fake-speech.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { expectPart, openPanel, play } from '../support/listening.ts';

const GOOD: SpeechFaults = {
  voices: [
    { name: 'Ava (Premium)', lang: 'en-US', localService: true },
    { name: 'Evan (Enhanced)', lang: 'en-US', localService: true },
  ],
};
const NONE: SpeechFaults = { voices: [] };
const SAMPLE = /^This is the voice/;

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();
const choice = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Voice' }).getByRole('radio', { name });
const started = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'heardSpeech').started);

/** What the server is asked to speak from now on. */
function asked(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/synthesize-speech'))
      texts.push(speechRequestSchema.parse(request.postDataJSON()).text);
  });
  return texts;
}

async function choose(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await choice(page, name).check();
  await page.keyboard.press('Escape');
}

/** The page goes behind another, as its script is told; what a phone does to it besides is not to be had here. */
async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Whether the recorded voice and the phone's speech were ever heard at once, looked at in every frame. */
async function watchBoth(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const look = () => {
      const audio = document.querySelector('audio');
      const clip = audio !== null && !audio.paused && !audio.ended && audio.duration > 0.2;
      if (clip && speechSynthesis.speaking) Reflect.set(window, 'bothSpoke', true);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'bothSpoke') === true);
}

test('the best voice is chosen at first, each is heard with one sentence by whoever would speak it, the arrow keys choose another, and it outlives a reload', async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech, GOOD);
  const texts = asked(page);
  await page.goto('/');
  await openSettings(page);
  await expect(choice(page, 'Best at hand')).toBeChecked();
  await button(page, 'Hear Best at hand').click();
  await expect
    .poll(() => started(page))
    .toEqual([expect.stringContaining('Ava (Premium): This is the voice')]);
  await expect(button(page, 'Hear Best at hand')).toBeVisible();
  expect(texts).toEqual([]);
  await button(page, 'Hear The museum’s').click();
  await expect.poll(() => texts).toEqual([expect.stringMatching(SAMPLE)]);
  await button(page, 'Silence The museum’s').click();
  await button(page, 'Hear This phone’s').click();
  await expect.poll(async () => (await started(page)).length).toBe(2);
  expect(texts).toHaveLength(1);

  await choice(page, 'Best at hand').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'The museum’s')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'This phone’s')).toBeChecked();
  await page.reload();
  await openSettings(page);
  await expect(choice(page, 'This phone’s')).toBeChecked();
});

test('a sample pauses what plays, and ends when the piece goes on', LEFT_TO_ALL, async ({ page }) => {
  await page.addInitScript(installFakeSpeech, GOOD);
  await page.goto('/');
  await openPanel(page, 'Mini podcast');
  await play(page).click();
  await expect.poll(async () => (await started(page)).length).toBeGreaterThan(0);
  await openSettings(page);
  await button(page, 'Hear The museum’s').click();
  await expect(button(page, 'Resume')).toBeVisible();
  await expect(button(page, 'Silence The museum’s')).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await page.keyboard.press('Escape');
  await button(page, 'Resume').click();
  await openSettings(page);
  await expect(button(page, 'Hear The museum’s')).toBeVisible();
});

test('good voices of the phone speak before the server’s Flite, by turns, and nothing is asked for', async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech, GOOD);
  const texts = asked(page);
  await page.goto('/');
  await openPanel(page, 'Mini podcast');
  await play(page).click();
  await expectPart(page, 3);
  const lines = await started(page);
  expect(lines[0]).toMatch(/^Ava \(Premium\): /);
  expect(lines.some((line) => line.startsWith('Evan (Enhanced): '))).toBe(true);
  expect(texts).toEqual([]);
});

test('poor voices of the phone are silent while the server speaks', LEFT_TO_ALL, async ({ page }) => {
  await page.addInitScript(installFakeSpeech, {});
  const texts = asked(page);
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  await play(page).click();
  await expectPart(page, 2);
  expect(texts.length).toBeGreaterThan(0);
  expect(await started(page)).toEqual([]);
});

for (const { what, change } of [
  {
    what: 'a voice chosen in the middle speaks',
    change: (page: Page) => choose(page, 'The museum’s'),
  },
  { what: 'in a page that nobody sees a clip sounds', change: hidePage },
])
  test(`${what} from the next sentence on, and never two at once`, LEFT_TO_ALL, async ({ page }) => {
    await page.addInitScript(installFakeSpeech, GOOD);
    const texts = asked(page);
    await page.goto('/');
    await openPanel(page, 'Mini podcast');
    const both = await watchBoth(page);
    await play(page).click();
    await expect.poll(async () => (await started(page)).length).toBeGreaterThan(0);
    await change(page);
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.duration > 0.2),
      )
      .toBe(true);
    expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
    const spoken = await started(page);
    await expectPart(page, 4);
    expect(await started(page)).toEqual(spoken);
    expect(await both()).toBe(false);
  });

test('where the phone has no voice, its choice cannot be made and says why', async ({ page }) => {
  await page.addInitScript(installFakeSpeech, NONE);
  await page.goto('/');
  await openSettings(page);
  const phones = choice(page, 'This phone’s');
  await expect(phones).toBeDisabled();
  await expect(phones).toHaveAccessibleName(/It has none yet/);
  await expect(button(page, 'Hear This phone’s')).toBeDisabled();
});
