import { configDefaults, defineConfig } from 'vitest/config';
import { isAll } from './tests/support/left-to-all.ts';

/** Tests that start a process, such as a server, PostgreSQL, a browser or the linter, or keep a core busy for long. */
const SYSTEM = ['{api,scripts,tests,web/src}/**/*.system.test.ts', 'tests/wire/**/*.test.ts'];

export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: '100%',
    provide: { isAll },
    setupFiles: ['tests/support/same-cases.ts'],
    // Only what hangs takes so long, however busy the machine; a poll says what it waited for before its test ends.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{scripts,tests,web/src}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...SYSTEM],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-api',
          include: ['api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...SYSTEM],
          // To load the guide takes longer than the tests of most files, which leave nothing behind in what they share.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'system', include: SYSTEM, globalSetup: ['tests/support/postgres-for-run.ts'] },
      },
    ],
  },
});
