import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, findBrowser } from '../setup/find-browser.ts';
import { button, typeLabel } from '../support/app-page.ts';
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy.ts';
import { test as base } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept } from '../support/kept.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { onServer } from '../support/server-records.ts';
import { startServer } from '../support/server.ts';

const TEXTS = /\/api\/artwork/;
const FROM_PHONE = 'Made on your phone from the label alone';
const FROM_SERVER = 'Made by a machine from the label';

const test = base.extend<{ dataDir: string; line: FaultyProxy }>({
  dataDir: async ({}, provide) => {
    const dataDir = await mkdtemp(`${tmpdir()}/placard-background-`);
    await provide(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  line: async ({ dataDir }, provide) => {
    const server = await startServer({ DATA_DIR: dataDir });
    const proxy = await startFaultyProxy(server.url);
    await provide(proxy);
    await proxy.stop();
    await server.stop();
  },
  baseURL: async ({ line }, provide) => provide(line.url),
});

// In turn, by one whole browser: they wait more than they work.
test.describe.configure({ mode: 'default' });
// The headless shell has no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: findBrowser(), args: CHROMIUM_FLAGS } });

const answers = (dataDir: string) => onServer(dataDir, '').answers;

/** A request waits for the server, and the visitor has the phone's own version. */
async function leaveWaiting(page: Page, line: FaultyProxy): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  line.set({ path: TEXTS, moment: 'while sending', deed: 'break off' });
  await typeLabel(page);
  await button(page, 'Sound bite').click();
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  await expect(button(page, '1 request waiting')).toBeVisible();
}

/** The browser's word to the worker that there is a network again, with no page of the app open. */
async function syncInBackground(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
    if (ours) found.resolve(ours.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await found.promise,
    tag: 'placard-outbox',
    lastChance: false,
  });
  await blank.close();
}

/** The worker sends what waits. What has failed a moment ago rests, and the browser calls again as long as anything waits. */
async function expectSentInBackground(
  context: BrowserContext,
  origin: string,
  dataDir: string,
  count: number,
): Promise<void> {
  await expect
    .poll(async () => {
      await syncInBackground(context, origin);
      return answers(dataDir);
    })
    .toBe(count);
}

test(
  'with the page closed the worker sends what waits, and the answer is there without a network',
  LEFT_TO_ALL,
  async ({ page, context, line, dataDir }) => {
    await leaveWaiting(page, line);
    await expectPlaceKept(page, expect.objectContaining({ opened: expect.objectContaining({ open: true }) }));
    await page.close();
    expect(answers(dataDir)).toBe(0);
    await line.clear();
    await expectSentInBackground(context, line.url, dataDir, 1);

    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto('/');
    await expect(again.getByRole('button', { name: /requests? waiting$/ })).toBeHidden();
    // The panel that was open comes back.
    await expect(again.getByText(FROM_SERVER)).toBeVisible();
    expect(answers(dataDir)).toBe(1);
  },
);

test(
  'the visitor is asked for notifications only where they see that something waits',
  LEFT_TO_ALL,
  async ({ page, line }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'asked', 0);
      Object.defineProperty(Notification, 'permission', {
        get: () => Reflect.get(window, 'answer') ?? 'default',
      });
      Object.defineProperty(Notification, 'requestPermission', {
        value: async () => {
          Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1);
          Reflect.set(window, 'answer', 'granted');
          return 'granted';
        },
      });
    });
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
    await leaveWaiting(page, line);
    expect(await asked()).toBe(0);
    await button(page, '1 request waiting').click();
    await button(page, 'Notify me when it is here').click();
    await expect.poll(asked).toBe(1);
    await expect(button(page, 'Notify me when it is here')).toBeHidden();
    await button(page, 'Close').click();
    await line.clear();
    await expect(button(page, '1 request waiting')).toBeHidden();
  },
);

/** Titles and texts of the notifications that are on the screen. */
async function notified(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });
}

test('a full version that comes while the app is closed is told by a notification; one that is seen is not', async ({
  page,
  context,
  line,
  dataDir,
}) => {
  await context.grantPermissions(['notifications'], { origin: line.url });
  await leaveWaiting(page, line);
  await line.clear();
  await expect(page.getByText(FROM_SERVER)).toBeVisible();
  expect(await notified(page)).toEqual([]);

  line.set({ path: TEXTS, moment: 'while sending', deed: 'break off' });
  await typeLabel(page, 'Albrecht Dürer\nYoung Hare\n1502\nWatercolour on paper');
  await button(page, 'Mini podcast').click();
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  // The notification has the title from there.
  await expectKept(page, 'Young Hare');
  await page.close();
  await line.clear();
  await expectSentInBackground(context, line.url, dataDir, 2);
  const again = await context.newPage();
  await again.goto('/');
  await expect.poll(() => notified(again)).toEqual(['The full version is here: Young Hare']);
});

test(
  'a full version that comes while the app is open behind another page is told by a notification',
  LEFT_TO_ALL,
  async ({ line }) => {
    // Playwright keeps every page in view: only another driver can put one behind another.
    const browser = await puppeteer.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
    try {
      await browser.defaultBrowserContext().overridePermissions(line.url, ['notifications']);
      const app = await browser.newPage();
      await app.goto(line.url);
      await app.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      line.set({ path: TEXTS, moment: 'while sending', deed: 'break off' });
      await app.locator('aria/Type the label[role="button"]').click();
      await app.locator('aria/Text of the label[role="textbox"]').fill('Albrecht Dürer\nYoung Hare\n1502');
      await app.locator('aria/Use this text[role="button"]').click();
      await app.locator('aria/Sound bite[role="button"]').click();
      await app.locator(`::-p-text(${FROM_PHONE})`).wait();

      const other = await browser.newPage();
      await other.bringToFront();
      expect(await app.evaluate(() => document.visibilityState)).toBe('hidden');
      await line.clear();
      const titles = () =>
        app.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
        });
      await expect.poll(titles).toEqual(['The full version is here: Young Hare']);
    } finally {
      await browser.close();
    }
  },
);
