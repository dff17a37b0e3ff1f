import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['web/src/**/*.test.{ts,tsx}', 'api/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/support/same-cases.ts'],
    // Only what hangs takes so long, however busy the machine; a poll says what it waited for before its test ends.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
