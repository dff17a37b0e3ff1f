import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { walkStates } from '../support/states.ts';

const NAMED_STATES = 14;

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const photos = { good: await labelPhoto('handheld'), bad: await labelPhoto('no-text') };
    const checked = new Set<string>();
    await walkStates(page, photos, async (state) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect.soft(found, state).toEqual([]);
      checked.add(state);
    });
    expect(checked.size).toBeGreaterThanOrEqual(NAMED_STATES);
  });
}
