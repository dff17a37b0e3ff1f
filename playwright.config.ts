import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, knownShell } from './tests/setup/find-browser.ts';
import { WAIT_MS } from './tests/support/expect.ts';
import { isAll, LEFT_TO_ALL } from './tests/support/left-to-all.ts';

/**
 * Files that need a server, a build or a browser of their own, or that hear a whole piece: one worker does all tests of
 * such a file, in turn. They come first, as nothing is left to do beside the last of them otherwise.
 */
const IN_TURN = [
  'dev/dev-server.spec.ts',
  'offline/update.spec.ts',
  'offline/background.spec.ts',
  'offline/fault-matrix.spec.ts',
  'offline/museum.spec.ts',
  'offline/second-listening.spec.ts',
].map((file) => `**/${file}`);

const executablePath = knownShell() ?? process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  globalSetup: ['./tests/support/draw-all.ts', './tests/support/shared-server.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  ...(!isAll && { grepInvert: new RegExp(`${LEFT_TO_ALL.tag}\\b`) }),
  projects: [
    { name: 'in turn', testMatch: IN_TURN },
    { name: 'side by side', testMatch: '**/*.spec.ts', testIgnore: IN_TURN },
  ],
  // Most tests wait more than they work: four keep two cores busy.
  workers: 4,
  forbidOnly: true,
  // Only what hangs takes so long, however busy the machine.
  timeout: 240_000,
  expect: { timeout: WAIT_MS },
  use: {
    viewport: { width: 390, height: 844 },
    // Installing it takes longer than most tests; those that are about it allow it.
    serviceWorkers: 'block',
    // Drawing what moves takes a quarter of a page's time; those whose pages shall move say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...CHROMIUM_FLAGS,
        // Most pages read one photo: what is compiled a second time for speed by then takes longer than it spares.
        '--js-flags=--wasm-tiering-budget=130000000',
        // A name that is not localhost, reached over plain http: not a secure context.
        '--host-resolver-rules=MAP placard.test 127.0.0.1',
      ],
    },
  },
});
