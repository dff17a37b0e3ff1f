import { expect } from '@playwright/test';
import { expectHistoryOf, turnOn } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';

const TOGGLES = ['Show extracted text', 'Enable image cropping', 'Show audio script'];

test('three settings are all off at first, in their order, and remembered after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(TOGGLES.length);
  for (const [index, toggle] of TOGGLES.entries()) {
    await expect(switches.nth(index)).toHaveAccessibleName(toggle);
    await expect(switches.nth(index)).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(switches.first()).toBeHidden();
  await expectHistoryOf(page, 0);

  await turnOn(page, 'Enable image cropping');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Enable image cropping' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show extracted text' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show audio script' })).not.toBeChecked();

  // In colours of the visitor's own, too, a switch looks on or off, by its ground and by its knob.
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = await switches.evaluateAll((boxes) =>
    boxes.map((box) => {
      const [ground, knob] = [getComputedStyle(box), getComputedStyle(box, '::after')];
      return { ground: ground.backgroundColor, knob: knob.backgroundColor };
    }),
  );
  const [off, on] = looks;
  expect(on?.ground).not.toBe(off?.ground);
  expect(on?.knob).not.toBe(off?.knob);
});
