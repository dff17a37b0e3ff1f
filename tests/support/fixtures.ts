import { test as base } from '@playwright/test';
import { startServer, type RunningServer } from './server.ts';

/** Every browser test gets a server of its own, and a base URL to it. */
export const test = base.extend<{ server: RunningServer }>({
  server: async ({}, provide) => {
    const server = await startServer();
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.url),
});
