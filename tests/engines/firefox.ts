import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';
import { watchProblems, watchSpeech } from './page-functions.ts';
import { makeScratch, type Scratch } from './scratch.ts';
import { openSoundRoom, type SoundRoom } from './sound-room.ts';

/** Longest time of one command, in milliseconds. */
const DEADLINE = 60_000;

/** Opens Firefox ESR, driven by WebDriver BiDi, without a sound device. */
export async function openFirefox(signal: AbortSignal): Promise<EnginePage> {
  const scratch = await makeScratch();
  return launch(signal, scratch, async () => ({
    env: scratch.env,
    // Without a sound device Firefox fails every sound; this one of its own keeps time and is silent.
    prefs: { 'media.cubeb.force_mock_context': true },
    before: [watchProblems],
  }));
}

/** Opens Firefox ESR in a room where what it plays is recorded, with the voices of speech-dispatcher. */
export async function openSpeakingFirefox(
  signal: AbortSignal,
): Promise<{ page: EnginePage; room: SoundRoom }> {
  const scratch = await makeScratch();
  let opened: SoundRoom | undefined;
  const page = await launch(signal, scratch, async () => {
    opened = await openSoundRoom(scratch, signal);
    return { env: opened.env, prefs: {}, before: [watchProblems, watchSpeech] };
  });
  if (!opened) throw new Error('there is no room');
  return { page, room: opened };
}

interface Surroundings {
  env: Record<string, string>;
  prefs: Record<string, boolean>;
  /** Run in the page before its own scripts. */
  before: (() => void)[];
}

async function launch(
  signal: AbortSignal,
  scratch: Scratch,
  surround: () => Promise<Surroundings>,
): Promise<EnginePage> {
  try {
    const { env, prefs, before } = await surround();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      userDataDir: `${scratch.folder}/profile`,
      env,
      extraPrefsFirefox: prefs,
      defaultViewport: { width: 390, height: 844 },
      timeout: DEADLINE,
      protocolTimeout: DEADLINE,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    const firefox = browser.process();
    if (firefox) scratch.adopt(firefox);
    // A command under way fails when its browser ends.
    signal.addEventListener('abort', () => void scratch.dispose(), { once: true });
    const page = await browser.newPage();
    for (const watch of before) await page.evaluateOnNewDocument(watch);
    return {
      version: await browser.version(),
      goto: async (url) => void (await page.goto(url, { timeout: DEADLINE })),
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      async giveFile(selector, path) {
        const element = await page.$(selector);
        const input = await element?.toElement('input');
        if (!input) throw new Error(`The page has no ${selector}`);
        await input.uploadFile(path);
      },
      close: () => scratch.dispose(),
    };
  } catch (error) {
    await scratch.dispose();
    throw error;
  }
}
