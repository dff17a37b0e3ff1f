import { test as base, type BrowserContext } from '@playwright/test';
import { SETTLING_MS } from '../../web/src/platform/page/service-worker.ts';
import { noteToasts } from './app-page.ts';
import { startServer, type RunningServer } from './server.ts';

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
 * A browser test gets a browser context of its own. The server is that of its worker, which other tests have asked
 * before and will ask again: whoever stops it, counts what it has, or sets it up otherwise starts one by `startServer`.
 */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, provide) => {
      // Many visitors come from one address here.
      const server = await startServer({ CLIENT_REQUESTS_PER_MINUTE: '0', CLIENT_REQUESTS_PER_DAY: '0' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  context: async ({ context, serviceWorkers }, provide) => {
    await noteToasts(context);
    if (serviceWorkers === 'allow') await settleAtOnce(context);
    await provide(context);
  },
});
