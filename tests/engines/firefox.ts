import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';
import { watchProblems } from './page-functions.ts';
import { makeScratch } from './scratch.ts';

/** Longest time of one command, in milliseconds. */
const DEADLINE = 60_000;

/** Opens Firefox ESR, driven by WebDriver BiDi. */
export async function openFirefox(signal: AbortSignal): Promise<EnginePage> {
  const scratch = await makeScratch();
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      userDataDir: `${scratch.folder}/profile`,
      env: scratch.env,
      // Without a sound device Firefox fails every sound; this one of its own keeps time and is silent.
      extraPrefsFirefox: { 'media.cubeb.force_mock_context': true },
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
    await page.evaluateOnNewDocument(watchProblems);
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
