import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/draw-all.ts',
  outputDir: 'test-results/browser',
  // A reading takes a whole core: two at once on two cores would only wait for each other.
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that is not localhost, reached over plain http: not a secure context.
        '--host-resolver-rules=MAP placard.test 127.0.0.1',
      ],
    },
  },
});
