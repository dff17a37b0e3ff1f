import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { button, dropPhoto, expectLabelRead, givePhoto, typeLabel } from '../support/app-page.ts';
import { expect } from '../support/expect.ts';
import { test } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept } from '../support/kept.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

test.use({ reader: 'kept' });

const FIRST_WORDS = 'Scan the label, not the artwork!';

/** Opens the page, whose scripts wait. @returns the way to let them come, which settles when the app is up */
async function openBeforeApp(page: Page, path = '/'): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-early');
  return async () => {
    gate.resolve();
    await expect(page.locator('html')).not.toHaveAttribute('data-early');
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the first screen is there, in its ${colorScheme} colours`,
      colorScheme === 'light' ? {} : LEFT_TO_ALL,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto('/');
        await expect(page.getByRole('heading', { name: FIRST_WORDS })).toBeVisible();
        for (const name of ['Settings', 'New label', 'Choose a photo'])
          await expect(button(page, name)).toBeVisible();
        await expect(button(page, 'Sound bite')).toBeDisabled();
        const wall = colorScheme === 'light' ? 'rgb(233, 235, 229)' : 'rgb(18, 21, 20)';
        await expect(page.locator('body')).toHaveCSS('background-color', wall);
      },
    );
});

test('a photo that is chosen before the app is up is read', async ({ page }) => {
  const photo = await labelPhoto('clean');
  const start = await openBeforeApp(page);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'New label').click();
  await (await chooser).setFiles(photo.path);
  await start();
  await expectLabelRead(page);
});

test('the app comes once there is a signal, although none of its scripts came at first', async ({ page }) => {
  let signal = false;
  await page.route('**/assets/*.js', (route) => (signal ? route.fallback() : route.abort()));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/', { waitUntil: 'commit' });
  await failed;
  await button(page, 'Settings').click();
  signal = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await expect(page.getByRole('switch', { name: 'Show extracted text' })).toBeVisible();
});

test('a photo is read whose picker was opened before the app was up', async ({ page }) => {
  const photo = await labelPhoto('clean');
  const start = await openBeforeApp(page);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a photo').click();
  const picker = await chooser;
  await start();
  await picker.setFiles(photo.path);
  await expectLabelRead(page);
});

for (const given of ['drop', 'paste'] as const)
  test(
    `a photo that comes by ${given} before the app is up is read`,
    given === 'drop' ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      const photo = await labelPhoto('clean');
      const start = await openBeforeApp(page);
      // The browser keeps a file for itself unless told that it may be dropped.
      const refusals = await page.evaluateHandle(() => {
        const refused: string[] = [];
        for (const name of ['dragover', 'drop'])
          window.addEventListener(name, (event) => event.defaultPrevented || refused.push(name));
        return refused;
      });
      if (given === 'drop') await dropPhoto(page, 'dragover', photo.path);
      await dropPhoto(page, given, photo.path);
      expect(await refusals.jsonValue()).toEqual([]);
      await start();
      await expectLabelRead(page);
    },
  );

test(
  'what is pressed twice before the app is up is as it was, and what is unfolded stays so',
  LEFT_TO_ALL,
  async ({ page }) => {
    const start = await openBeforeApp(page);
    await page.locator('summary', { hasText: 'What is sent' }).click();
    await button(page, 'Settings').click();
    const toggle = (name: string) => page.getByRole('switch', { name });
    await toggle('Show audio script').check();
    await toggle('Show extracted text').check();
    await toggle('Show extracted text').uncheck();
    await start();
    await expect(page.getByRole('switch', { checked: true })).toHaveAccessibleName('Show audio script');
    await expect(page.getByText('Only the text of the label leaves your phone')).toBeVisible();
  },
);

test('what is pressed before the app is up is done when it is', async ({ page }) => {
  const start = await openBeforeApp(page);
  await button(page, 'Settings').click();
  await page.getByRole('switch', { name: 'Show extracted text' }).check();
  await start();
  await expect(page.getByRole('switch', { name: 'Show extracted text' })).toBeChecked();
  // A row that the app alone has: the open menu is known to it.
  await expect(button(page, 'What works offline')).toBeVisible();
  await page.keyboard.press('Escape');
  await typeLabel(page);
  await expect(page.getByRole('heading', { name: 'Extracted text' })).toBeVisible();
});

test('a dialog that is asked for before the app is up opens with it', LEFT_TO_ALL, async ({ page }) => {
  const start = await openBeforeApp(page);
  await button(page, 'Type the label').click();
  await start();
  await expect(page.getByRole('textbox', { name: 'Text of the label' })).toBeFocused();
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(
    `nothing moves and the focus stays when the app takes over, at ${viewport.width} px`,
    viewport.width === 360 ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry))),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      const start = await openBeforeApp(page);
      await button(page, 'New label').focus();
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('#root *')) Reflect.set(element, 'built', true);
      });
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#root .frame *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.localName, element.getAttribute('class'), x, y, width, height].join(' ');
          }),
        );
      const before = await places();
      await start();
      await expect(button(page, 'New label')).toBeFocused();
      expect(await places()).toEqual(before);
      expect(
        await page.evaluate(
          () =>
            [...document.querySelectorAll('#root *')].filter(
              (element) => Reflect.get(element, 'built') !== true,
            ).length,
        ),
      ).toBe(0);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    },
  );

test('of a page that comes in parts nothing is shown before all of it is here', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const parts = createServer((asked, answer) => {
    if (asked.url !== '/') {
      answer.writeHead(404).end();
      return;
    }
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.write(html.slice(0, html.indexOf('class="more"')));
    finish = () => answer.end(html.slice(html.indexOf('class="more"')));
  }).listen(0);
  let finish = () => {};
  await once(parts, 'listening');
  const address = parts.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  await page.goto(`http://localhost:${address.port}/`, { waitUntil: 'commit' });
  const words = page.getByText(FIRST_WORDS);
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  finish();
  await expect(words).toBeVisible();
  parts.close();
});

test('another address shows nothing of the first screen', async ({ page }) => {
  const start = await openBeforeApp(page, '/no/such/page');
  await expect(page.getByText(FIRST_WORDS)).toBeHidden();
  await start();
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(button(page, 'New label')).toHaveCount(0);
});

test('where a label comes back its place is kept for it, and the first words are not shown meanwhile', async ({
  page,
}) => {
  await page.goto('/');
  await typeLabel(page);
  await expectKept(page, 'The Harbour at Lorient');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  const start = await openBeforeApp(page);
  await expect(button(page, 'New label')).toBeVisible();
  await expect(page.getByText(FIRST_WORDS)).toBeHidden();
  await start();
  await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
  await expect(page.locator('html')).not.toHaveAttribute('data-start');
});

test('what is pressed while a label is about to come back is done when it is there', async ({ page }) => {
  await page.goto('/');
  await typeLabel(page);
  await expectKept(page, 'The Harbour at Lorient');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  const start = await openBeforeApp(page);
  await button(page, 'Type the label').click();
  await start();
  await expect(page.locator('html')).not.toHaveAttribute('data-start');
  await expect(page.getByRole('textbox', { name: 'Text of the label' })).toBeFocused();
});

test('what is pressed before the app is up is pressed by its words, where other buttons stand around it by then', async ({
  page,
}) => {
  const start = await openBeforeApp(page);
  await button(page, 'Type the label').click();
  // As where the screen that the build has drawn is not the one that the app draws first.
  await page.evaluate(() => document.querySelector('.ways button')?.remove());
  await start();
  await expect(page.getByRole('textbox', { name: 'Text of the label' })).toBeFocused();
});

test('where no label comes back the whole screen is shown all the same', LEFT_TO_ALL, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('placard-label-shown', String(Date.now())));
  const start = await openBeforeApp(page);
  await expect(page.getByText(FIRST_WORDS)).toBeHidden();
  await start();
  await expect(page.getByText(FIRST_WORDS)).toBeVisible();
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
});
