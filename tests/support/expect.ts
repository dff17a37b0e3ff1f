import { expect as impatient } from '@playwright/test';

/** Only what hangs takes so long, however busy the machine. */
export const WAIT_MS = 30_000;

/** Outside of a test run, in a script, Playwright's own waits 5 s whatever the configuration says. */
export const expect = impatient.configure({ timeout: WAIT_MS });
