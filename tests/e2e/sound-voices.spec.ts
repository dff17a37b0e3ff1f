import { expect, type Page } from '@playwright/test';
import { speechRequestSchema } from '../../api/contract/contract.ts';
import { expectHistoryOf, heardLoudness, playAloud, turnOn } from '../support/app-page.ts';
import { installFakeSpeech, type HeardSpeech, type SpeechFaults } from '../support/fake-speech.ts';
import { test } from '../support/fixtures.ts';
import { expectPlaceKept, keptRecords } from '../support/kept.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import {
  expectPart,
  leavePart,
  openPanel,
  pause,
  play,
  setPace,
  showPanel,
  SLOW_PACE,
} from '../support/listening.ts';
import { recordSound } from '../support/record-sound.ts';
import { turnPauses } from '../support/sound-analysis.ts';

const SPEECH = '**/api/synthesize-speech';

/** How many clips are written down of what was spoken. */
async function clipsKept(page: Page): Promise<number> {
  const records = await keptRecords(page, 'placard-clips', 'clips');
  return records.filter(([key]) => key !== 'index').length;
}

const TWO_VOICES: SpeechFaults = {};

/** What the device's (faked) voices began to say. */
const startedSpeech = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'heardSpeech').started);

/** The words of what was said, without the voice's name. */
const words = (started: string[]) => started.map((line) => line.replace(/^[^:]*: /, '')).join(' ');

/** What is said in each turn, without the marks of where it comes from. */
async function turns(page: Page): Promise<string[]> {
  return page.locator('.script .said').evaluateAll((all) =>
    all.map((turn) => {
      const copy = turn.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const mark of copy.querySelectorAll('button, [popover]')) mark.remove();
      return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    }),
  );
}

test(
  'what was heard once is kept on the phone: the second listening asks nobody',
  LEFT_TO_ALL,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/synthesize-speech'))
        asked.push(speechRequestSchema.parse(request.postDataJSON()).text);
    });
    await page.goto('/');
    await openPanel(page, 'Sound bite');
    await setPace(page, SLOW_PACE);
    await play(page).click();
    await expectPart(page, 2);
    await expect.poll(() => clipsKept(page)).toBeGreaterThanOrEqual(2);
    const heard = asked.splice(0).slice(0, 2);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expectPlaceKept(page, expect.not.objectContaining({ opened: expect.anything() }));
    await expectHistoryOf(page, 0);

    // The same label typed anew would be another work of the visit, told in other words.
    await page.reload();
    await page.route(SPEECH, (route) => route.abort('internetdisconnected'));
    await showPanel(page, 'Sound bite');
    await setPace(page, SLOW_PACE);
    await play(page).click();
    await expect.poll(() => heardLoudness(page)).toBeGreaterThan(0.01);
    await leavePart(page, 1);
    await expectPart(page, 2);
    await expect.poll(() => heardLoudness(page)).toBeGreaterThan(0.01);
    expect(heard).toHaveLength(2);
    expect(asked).not.toEqual(expect.arrayContaining([heard[0]]));
    expect(asked).not.toEqual(expect.arrayContaining([heard[1]]));
  },
);

test('when the server cannot be reached the voices of the phone speak the podcast by turns', async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech, TWO_VOICES);
  await page.route(SPEECH, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await turnOn(page, 'Show audio script');
  await openPanel(page, 'Mini podcast');
  await play(page).click();
  await expectPart(page, 3);
  const started = await startedSpeech(page);
  expect(started[0]).toContain('Samantha: ');
  expect(started.some((line) => line.startsWith('Daniel: '))).toBe(true);
  expect((await turns(page)).join(' ').startsWith(words(started))).toBe(true);

  // In a sentence, not between two.
  await pause(page).evaluate(async (key) => {
    const { started: begun, spoken }: HeardSpeech = Reflect.get(window, 'heardSpeech');
    while (begun.length === spoken.length) await new Promise(requestAnimationFrame);
    if (key instanceof HTMLElement) key.click();
  });
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const before = await startedSpeech(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(async () => (await startedSpeech(page)).length).toBeGreaterThan(before.length);
  // The sentence that was broken off is said again from its start.
  expect((await startedSpeech(page)).at(before.length)).toBe(before.at(-1));
  await page.getByRole('button', { name: 'Stop' }).click();
  const last = await startedSpeech(page);
  await openPanel(page, 'Sound bite');
  expect(await startedSpeech(page)).toEqual(last);
});

test(
  'when the server goes silent in the middle of a podcast, the phone goes on with the very next turn',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.addInitScript(installFakeSpeech, TWO_VOICES);
    let served = 0;
    await page.route(SPEECH, async (route) => {
      served += 1;
      if (served <= 2) await route.fallback();
      else await route.abort('connectionfailed');
    });
    await page.goto('/');
    await turnOn(page, 'Show audio script');
    await openPanel(page, 'Mini podcast');
    const script = await turns(page);
    await play(page).click();
    await expectPart(page, 5);
    const started = await startedSpeech(page);
    expect(script.slice(2).join(' ').startsWith(words(started))).toBe(true);
    await expect(page.getByText('Failed to play')).toHaveCount(0);
  },
);

test('the voices of the voice pack are downloaded on request and speak without the server', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Download voices for offline, 1\d MB$/ }).click();
  await expect(page.getByText('Offline voices are here')).toBeVisible();
  await page.reload();
  await page.route(SPEECH, (route) => route.abort('internetdisconnected'));
  await openPanel(page, 'Mini podcast');
  const recording = await recordSound(page);
  await play(page).click();
  await recording.until((sound) => turnPauses(sound).length > 0);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: /^Download voices for offline/ })).toBeVisible();
});

const PACK = '/voices/flite.wasm.gz';

for (const { what, type, comes } of [
  { what: 'gets the offline voices unasked after its first listening', type: 'wifi', comes: true },
  { what: 'is left alone where each byte may cost', type: 'cellular', comes: false },
]) {
  test(`a phone without any voice ${what}`, async ({ page }) => {
    await page.addInitScript((value) => {
      const connection = Object.getPrototypeOf(Reflect.get(navigator, 'connection'));
      Object.defineProperty(connection, 'type', { value });
      Object.defineProperty(connection, 'effectiveType', { value: '4g' });
      Object.defineProperty(connection, 'rtt', { value: 50 });
    }, type);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await openPanel(page, 'Sound bite');
    await setPace(page, 0);
    await playAloud(page);
    expect(asked).not.toContain(PACK);
    await pause(page).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const here = page.getByText('Offline voices are here');
    const offer = page.getByRole('button', { name: /^Download voices for offline, 1\d MB$/ });
    await expect(comes ? here : offer).toBeVisible();
  });
}
