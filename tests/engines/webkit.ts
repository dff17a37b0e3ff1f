import { once } from 'node:events';
import { createServer } from 'node:net';
import { callOf, type EnginePage } from './engine-page.ts';
import { watchProblems } from './page-functions.ts';
import { makeScratch } from './scratch.ts';
import { until } from './until.ts';
import { createWebDriver, elementId, textAt, type WebDriver } from './webdriver.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function answers(driver: WebDriver): Promise<boolean> {
  try {
    await driver('GET', '/status');
    return true;
  } catch (error) {
    // Refused until the driver listens.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Opens WebKitGTK's MiniBrowser on a virtual screen, driven by its WebDriver. */
export async function openWebkit(signal: AbortSignal): Promise<EnginePage> {
  const scratch = await makeScratch();
  try {
    let display = '';
    const screen = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '480x960x24'];
    scratch.start('/usr/bin/Xvfb', screen, {}, (text) => (display += text));
    await until(
      'Xvfb names its display',
      async () => display,
      () => display.endsWith('\n'),
      signal,
    );

    const port = await freePort();
    scratch.start('/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display.trim()}` });
    const driver = createWebDriver(`http://127.0.0.1:${port}`, signal);
    await until('WebKitWebDriver listens', () => answers(driver), Boolean, signal);
    const opened = await driver('POST', '/session', { capabilities: { alwaysMatch: {} } });
    const session = `/session/${textAt(opened, 'sessionId')}`;
    const version = textAt(opened, 'capabilities', 'browserVersion');
    await driver('POST', `${session}/window/rect`, { width: 390, height: 844 });

    const evaluate = (expression: string) =>
      driver('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    const element = async (selector: string) => {
      const found = await driver('POST', `${session}/element`, { using: 'css selector', value: selector });
      return `${session}/element/${elementId(found)}`;
    };
    return {
      version: `WebKitGTK ${version}`,
      async goto(url) {
        await driver('POST', `${session}/url`, { url });
        // This WebDriver cannot run anything before the page's own scripts.
        await evaluate(callOf(watchProblems));
      },
      evaluate,
      click: async (selector) => void (await driver('POST', `${await element(selector)}/click`, {})),
      async giveFile(selector, path) {
        await driver('POST', `${await element(selector)}/value`, { text: path });
      },
      close: () => scratch.dispose(),
    };
  } catch (error) {
    await scratch.dispose();
    throw error;
  }
}
