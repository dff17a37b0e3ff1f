import { expect, type Locator } from '@playwright/test';
import { APP_VERSION } from '../../../api/contract/limits.ts';
import {
  breakPictures,
  button,
  expectHistoryOf,
  expectLabelRead,
  expectRejected,
  expectReadyOffline,
  expectToast,
  givePhoto,
  isSounding,
  openWithLabel,
  playAloud,
  stopClock,
  turnOn,
  typeLabel,
} from '../../support/app-page.ts';
import { test } from '../../support/fixtures.ts';
import { labelPhoto } from '../../support/label-photos.ts';
import { LEFT_TO_ALL } from '../../support/left-to-all.ts';

// With all that moves, as most phones have it.
test.use({ contextOptions: {}, reader: 'kept' });

test("any other path shows '404 Page Not Found', and a way back", async ({ page }) => {
  for (const path of ['/no/such/page', '/visits', '/index', '/about'])
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404 Page Not Found')).toBeVisible();
      await expect(page.getByText('Connected', { exact: true })).toBeAttached();
      await page.getByRole('link', { name: 'Back to Placard' }).click();
      await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
    });
});

test("a render crash shows 'Something went wrong', its message, and 'Try again', which resets", async ({
  page,
}) => {
  await page.goto('/');
  const mend = await breakPictures(page);
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
  await expect(page.getByText('The picture frame fell off the wall')).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeAttached();
  await mend();
  await button(page, 'Try again').click();
  await expectLabelRead(page);
});

test('a crash outside of the screen, here of a toast, shows the same, and never a blank page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() =>
    Object.defineProperty(HTMLButtonElement.prototype, 'setAttribute', {
      configurable: true,
      value(this: HTMLButtonElement, name: string, value: string) {
        if (value === 'Dismiss') throw new Error('The sign fell off its nail');
        Element.prototype.setAttribute.call(this, name, value);
      },
    }),
  );
  await page.context().setOffline(true);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
  await expect(page.getByText('The sign fell off its nail')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'setAttribute'));
  await button(page, 'Try again').click();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expectToast(page, 'Unstable Connection', 'No Internet. Turn on Wi-Fi.');
});

test.describe('a panel whose part of the app cannot be fetched', () => {
  test('a crash inside a panel takes neither the label nor the keys with it, and Try again opens the panel', async ({
    page,
  }) => {
    await page.route(/sound-bite-panel.*\.js/, (route) => route.abort('connectionreset'));
    await openWithLabel(page);
    await button(page, 'Sound bite').click();
    const fault = page.getByRole('alert');
    await expect(fault).toContainText('Something went wrong');
    await expect(fault).toContainText('This part of the app could not be loaded. Check the connection');
    await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
    await expect(button(page, 'New label')).toBeEnabled();
    await page.unroute(/sound-bite-panel.*\.js/);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(button(page, 'Play')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  });

  test('a panel that crashed can be closed, and the other one opened', LEFT_TO_ALL, async ({ page }) => {
    await page.route(/sound-bite-panel.*\.js/, (route) => route.abort('connectionreset'));
    await openWithLabel(page);
    await button(page, 'Sound bite').click();
    await button(page, 'Close').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(button(page, 'Sound bite')).toBeFocused();
    await button(page, 'Mini podcast').click();
    await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toBeVisible();
  });
});

test('the header holds the logo and the settings; the footer a copyright line, the website link and the version', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Placard' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Settings' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('©');
  await expect(footer).toContainText(APP_VERSION);
  await expect(footer.getByRole('link')).toHaveAttribute('href', '/about.html');
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the connection indicator is at the top left of every screen, in words too', async ({
    page,
    context,
  }) => {
    const sign = page.getByRole('banner').getByText('Offline', { exact: true });
    await page.goto('/');
    await expect(page.getByRole('banner').getByText('Connected', { exact: true })).toBeAttached();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    for (const path of ['/', '/no/such/page']) {
      await page.goto(path);
      await expect(sign).toBeVisible();
      const box = await sign.boundingBox();
      expect(box && box.x < 100 && box.y < 60).toBe(true);
      expect(
        await page.locator('.connection .icon').evaluate((icon) => getComputedStyle(icon).animationName),
      ).toBe('breath');
    }
  });
});

test("an unstable connection has an amber sign that says 'Unstable'", async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '2g', rtt: 100, downlink: 5 });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/');
  const sign = page.getByRole('banner').getByText('Unstable', { exact: true });
  await expect(sign).toBeVisible();
  const hue = await sign.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return { amber: red > green && green > blue * 2 };
  });
  expect(hue).toEqual({ amber: true });
});

test('the capture area: two hidden inputs for pictures, the first for the rear camera, and a 4:3 preview', async ({
  page,
}) => {
  await page.goto('/');
  const inputs = page.locator('input[type=file]');
  await expect(inputs).toHaveCount(2);
  for (const index of [0, 1]) {
    await expect(inputs.nth(index)).toBeHidden();
    await expect(inputs.nth(index)).toHaveAttribute('accept', 'image/*');
  }
  await expect(inputs.nth(0)).toHaveAttribute('capture', 'environment');
  expect(await inputs.nth(1).getAttribute('capture')).toBeNull();
  const box = await page.locator('.preview').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 2);
});

/** The sign that this text is of stands where the one in the bar does, is exposed, and nothing lies over it. */
async function expectSignOnTop(within: Locator, text: string): Promise<void> {
  const sign = within.getByText(text, { exact: true }).locator('..');
  await expect(sign).toBeVisible();
  const seen = await sign.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const bar = document.querySelector('.bar .connection')?.getBoundingClientRect();
    const off = bar ? Math.hypot(bar.left - left, bar.top + bar.height / 2 - top - height / 2) : 0;
    return { off, onTop: element.contains(there), corner: left < 60 && top < 60 };
  });
  expect(seen).toEqual({ off: expect.closeTo(0, 0), onTop: true, corner: true });
}

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    test(
      `the connection indicator keeps its place over every dialog, on a screen of ${width} by ${height}`,
      width === 360 ? {} : LEFT_TO_ALL,
      async ({ page, context }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        // What is opened below comes without a connection from then on.
        await expectReadyOffline(page);
        await button(page, 'Type the label').click();
        await expectSignOnTop(page.getByRole('dialog', { name: 'Type the label' }), 'Connected');
        await button(page, 'Cancel').click();
        await expectHistoryOf(page, 0);
        await turnOn(page, 'Enable image cropping');
        await givePhoto(page, (await labelPhoto('clean')).path);
        const crop = page.getByRole('dialog', { name: 'Crop Image' });
        await expect(crop.getByRole('group', { name: /^Selection/ })).toBeVisible();
        await expectSignOnTop(crop, 'Connected');
        await context.setOffline(true);
        await expectSignOnTop(crop, 'Offline');
        await button(page, 'Cancel').click();
        await typeLabel(page);
        await button(page, 'Sound bite').click();
        await button(page, '1 request waiting').click();
        await expectSignOnTop(page.getByRole('dialog', { name: 'Waiting to be sent' }), 'Offline');
        await button(page, 'Close').click();
        await page.locator('summary', { hasText: 'Visits' }).click();
        await button(page, 'Erase all').click();
        await expectSignOnTop(page.getByRole('dialog', { name: 'Erase all visits?' }), 'Offline');
      },
    );
  }
});

test('the intro plays until the first photo, and ends by itself after 4 s', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await expect(page.locator('.scene')).not.toHaveClass(/scene-still/);
  await page.clock.runFor(3_900);
  await expect(page.locator('.scene')).not.toHaveClass(/scene-still/);
  await page.clock.runFor(200);
  await expect(page.locator('.scene')).toHaveClass(/scene-still/);
});

test(
  'the first photo stops the intro: it does not play again after a failure',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    await givePhoto(page, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.locator('main').getByText('This file is not a picture.')).toBeVisible();
    await expect(page.locator('.scene')).toHaveClass(/scene-still/);
  },
);

test('a new reading stops the sound, keeps nothing of the old text, and a failure keeps the picture only', async ({
  page,
}) => {
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await typeLabel(page);
  await button(page, 'Sound bite').click();
  await playAloud(page);
  await givePhoto(page, (await labelPhoto('blurry')).path);
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(button(page, 'Stop')).toBeHidden();
  await expect(page.getByText('The Harbour at Lorient')).toHaveCount(0);
  await expectRejected(page);
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Extracted text' })).toHaveCount(0);
  await expect(button(page, 'Sound bite')).toBeDisabled();
  await expect(button(page, 'Mini podcast')).toBeDisabled();
  await expect(button(page, 'New label')).toBeEnabled();
});
