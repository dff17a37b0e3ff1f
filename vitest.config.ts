import { configDefaults, defineConfig } from 'vitest/config';
import { isAll } from './tests/support/left-to-all.ts';

/** Tests that start a process, such as a server, PostgreSQL, a browser or the linter, or keep a core busy for long. */
const SYSTEM = ['{api,scripts,tests,web/src}/**/*.system.test.ts', 'tests/wire/**/*.test.ts'];

/** Unit tests that leave nothing behind in the modules that they test: one process runs several of their files. */
const SHARING = ['api/**/*.test.ts', 'web/src/{engines,features,lib,platform}/**/*.test.ts'];

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
          exclude: [...configDefaults.exclude, ...SYSTEM, ...SHARING],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-sharing',
          include: SHARING,
          exclude: [...configDefaults.exclude, ...SYSTEM],
          // To load the guide, or the engines, takes longer than the tests of most files.
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
