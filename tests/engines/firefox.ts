import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';
import { watchProblems } from './page-functions.ts';
import { makeScratch } from './scratch.ts';

const DEADLINE = 60_000;

/** Opens Firefox ESR, driven by WebDriver BiDi. */
export async function openFirefox(signal: AbortSignal): Promise<EnginePage> {
  signal.throwIfAborted();
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
    const close = () =>
      scratch.dispose(async () => {
        try {
          await browser.close();
        } finally {
          browser.process()?.kill('SIGKILL');
        }
      });
    // A page under way ends with its browser.
    signal.addEventListener('abort', () => void close(), { once: true });
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(watchProblems);
    const element = async (selector: string) => {
      const found = await page.$(selector);
      if (!found) throw new Error(`The page has no ${selector}`);
      return found;
    };
    return {
      version: await browser.version(),
      goto: async (url) => void (await page.goto(url, { timeout: DEADLINE })),
      evaluate: (expression) => page.evaluate(expression),
      click: async (selector) => (await element(selector)).click(),
      async giveFile(selector, path) {
        const input = await page.$(selector);
        await (await input?.toElement('input'))?.uploadFile(path);
      },
      close,
    };
  } catch (error) {
    await scratch.dispose();
    throw error;
  }
}
