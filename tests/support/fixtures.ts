import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { KNOWLEDGE_AFTER_MS } from '../../web/src/app/guide/device-made.ts';
import { SETTLING_MS } from '../../web/src/platform/page/service-worker.ts';
import { noteToasts } from './app-page.ts';
import { expect } from './expect.ts';
import { keepNames } from './kept-names.ts';
import { keepReadings } from './kept-reader.ts';
import type { RunningServer } from './server.ts';
import { SHARED_SERVER } from './shared-server.ts';

/** Lets the pages to come fetch at once what works offline, and not after they have settled for a visitor's first photo. */
async function settleAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript((settling) => {
    const later = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (callback: () => void, ms?: number, ...more: unknown[]) => {
      if (ms !== settling) return later(callback, ms, ...more);
      // Others that are as long keep their time.
      Reflect.set(window, 'setTimeout', later);
      return later(callback, 0, ...more);
    });
  }, SETTLING_MS);
}

/**
 * Lets the pages to come load what the phone's own guide knows when they ask for it, and not after each name of a label:
 * it takes a third of a test's time, and most pages hear the server.
 */
export async function loadKnowledgeWhenAsked(context: BrowserContext): Promise<void> {
  await context.addInitScript((knowledgeAfter) => {
    const later = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (callback: () => void, ms?: number, ...more: unknown[]) =>
      ms === knowledgeAfter ? 0 : later(callback, ms, ...more),
    );
  }, KNOWLEDGE_AFTER_MS);
}

/** Has the page's address open until the app is up, unless a test waits for less: what it then does is not kept for the app but done by it. */
function waitForApp(page: Page): void {
  const isUp = () => expect(page.locator('html')).not.toHaveAttribute('data-early');
  const [go, again] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const reply = await go(url, options);
    if (options?.waitUntil === undefined) await isUp();
    return reply;
  };
  page.reload = async (options) => {
    const reply = await again(options);
    if (options?.waitUntil === undefined) await isUp();
    return reply;
  };
}

interface Options {
  /**
   * `kept` where the reading of a photo is not the test's subject: a picture that Tesseract has read in this run is not read
   * by it again (`keepReadings`). With a service worker, which answers in place of the test, every one is read.
   */
  reader: 'real' | 'kept';
  /** `kept`: a label that the page's own guide has named in this run is not named by it again (`keepNames`), but likewise. */
  guide: 'real' | 'kept';
}

/**
 * A browser test gets a browser context of its own. The server is that of the run, which other tests ask
 * before, meanwhile and afterwards: whoever stops it, counts what it has, or sets it up otherwise starts one by `startServer`.
 */
export const test = base.extend<Options, { server: Pick<RunningServer, 'url'> }>({
  reader: ['real', { option: true }],
  guide: ['kept', { option: true }],
  server: [async ({}, provide) => provide({ url: process.env[SHARED_SERVER] ?? '' }), { scope: 'worker' }],
  baseURL: async ({ server }, provide) => provide(server.url),
  context: async ({ context, serviceWorkers, reader, guide }, provide) => {
    await noteToasts(context);
    await loadKnowledgeWhenAsked(context);
    if (serviceWorkers === 'allow') await settleAtOnce(context);
    if (reader === 'kept' && serviceWorkers === 'block') await keepReadings(context);
    if (guide === 'kept' && serviceWorkers === 'block') await keepNames(context);
    await provide(context);
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForApp(page);
    await provide(page);
  },
});
