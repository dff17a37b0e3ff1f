import { expect } from '@playwright/test';
import { readOn } from '../support/reading-page.ts';
import { characterErrors, errorRate, lenient } from '../label-corpus/error-rate.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';
import { FURTHER_KINDS, READ_IN_EVERY_RUN } from '../support/kinds-of-photo.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

const AT_ONE_VISIT = 8;

/** All of these kinds by one visitor: the reader starts once for them. */
function testReading(kinds: readonly (typeof FURTHER_KINDS)[number][], run: { tag?: string }): void {
  test(
    `photos of these kinds are read with at most 5 % of the characters wrong: ${kinds.map(([name]) => name).join(', ')}`,
    run,
    async ({ page }) => {
      await page.goto('/');
      for (const [name, kind] of kinds)
        await test.step(`a photo ${kind}`, async () => {
          const label = await labelPhoto(name);
          const { text, rejected } = await readOn(page, label.path);
          expect.soft(rejected, kind).toBeNull();
          const errors = characterErrors(text, label.truth.text, lenient);
          expect.soft(errorRate(errors), `a photo ${kind}, read: ${text}`).toBeLessThanOrEqual(0.05);
        });
    },
  );
}

testReading(READ_IN_EVERY_RUN, {});
for (let from = 0; from < FURTHER_KINDS.length; from += AT_ONE_VISIT)
  testReading(FURTHER_KINDS.slice(from, from + AT_ONE_VISIT), LEFT_TO_ALL);
