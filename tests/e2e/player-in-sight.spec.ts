import { expect, type Locator, type Page } from '@playwright/test';
import { holdAnswers, loseSignal, turnOn } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { openPanel, pause, play, position, typeLabel } from '../support/listening.ts';
import { showAt } from '../support/measure-page.ts';

// With all that moves, as most phones have it.
test.use({ contextOptions: {} });

const UPRIGHT = { width: 360, height: 740 };
const LARGE_OR_LOW = [
  { what: 'with text of twice the size', viewport: UPRIGHT, text: '200%' },
  { what: 'on a phone on its side', viewport: { width: 740, height: 360 }, text: '100%' },
];

/** Stop, and the key before it, are to be seen whole. */
async function expectInSight(page: Page, key: Locator): Promise<void> {
  await expect(key).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 });
}

for (const { what, viewport, text } of LARGE_OR_LOW) {
  test(
    `${what} the keys of the player are in sight when the piece comes, and with its script`,
    text === '200%' ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      const letGo = await holdAnswers(page, '**/api/artwork-description');
      await page.goto('/');
      await showAt(page, viewport, text);
      await typeLabel(page);
      await page.getByRole('button', { name: 'Sound bite' }).click();
      await expect(page.getByText('Generating...')).toBeVisible();
      letGo();
      await expectInSight(page, play(page));
      await turnOn(page, 'Show audio script');
      await expect(page.getByRole('region', { name: 'Script' })).toBeVisible();
      await expectInSight(page, play(page));
    },
  );
}

/** Size of what has this name, in pixels. */
async function sizeOf(page: Page, name: string): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } =
    (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
  return { width, height };
}

test('on a phone on its side with a panel open the three keys are in reach, with its script too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  await typeLabel(page);
  for (const piece of ['Sound bite', 'Mini podcast']) {
    await page.getByRole('button', { name: piece }).click();
    await expect(play(page)).toBeVisible();
    for (const key of ['New label', 'Sound bite', 'Mini podcast'])
      await expect(page.getByRole('button', { name: key })).toBeInViewport({ ratio: 1 });
    await expectInSight(page, play(page));
    await expect(page.getByRole('button', { name: '5 stars' })).toBeInViewport({ ratio: 1 });
    if (piece === 'Sound bite') await turnOn(page, 'Show audio script');
  }
});

test('on a narrow screen "Rate this" stands beside its stars', async ({ page }) => {
  const expectBeside = async (words: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: '5 stars' })).toBeInViewport({ ratio: 1 });
    }
  };
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  await expectBeside('Rate this sound bite');
  await page.getByRole('button', { name: '4 stars' }).click();
  await expectBeside('Thanks for rating!');
});

test('stars and skip keys have 44 px, and grow with the text', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  const names = ['Back', 'Forward', '1 star', '5 stars'];
  const drawn = () =>
    page
      .locator('.score-row .icon, .stars .icon')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  // The panel may still be rising, a little smaller than it will be.
  const least = async (name: string): Promise<number> => {
    const { width, height } = await sizeOf(page, name);
    return Math.min(width, height);
  };
  for (const name of names) await expect.poll(() => least(name)).toBeGreaterThanOrEqual(44);
  const before = await drawn();
  await showAt(page, UPRIGHT, '200%');
  await expect.poll(drawn).toEqual(before.map((width) => 2 * width));
  for (const name of names) await expect.poll(() => least(name)).toBeGreaterThan(50);
});

test(
  'a phone that is turned on its side in the middle of a podcast shows Pause and Stop',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    await page.goto('/');
    await turnOn(page, 'Show audio script');
    await openPanel(page, 'Mini podcast');
    await play(page).click();
    await page.setViewportSize({ width: 740, height: 360 });
    await expectInSight(page, pause(page));
  },
);

test('a toast that stays pushes neither the player out of sight nor what the keyboard comes to behind its keys', async ({
  page,
}) => {
  await page.setViewportSize(UPRIGHT);
  await page.goto('/');
  await openPanel(page, 'Sound bite');
  // Its lines make the page long enough to scroll.
  await expect(page.getByRole('heading', { name: 'The Harbour at Lorient' })).toBeVisible();
  await loseSignal(page);
  await expect(page.getByText('No Internet. Turn on Wi-Fi.')).toBeVisible();
  await expectInSight(page, play(page));
  const slider = position(page);
  const apart = async () => {
    const [strokes, key] = [await slider.boundingBox(), await play(page).boundingBox()];
    return strokes && key ? key.y - (strokes.y + strokes.height) : undefined;
  };
  await expect.poll(apart).toBeGreaterThanOrEqual(0);
  await page.locator('.scroll').evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(apart).toBeLessThan(0);
  await slider.focus();
  await expect.poll(apart).toBeGreaterThanOrEqual(0);

  // Where the page itself scrolls it stays in sight, however far down the visitor is.
  await page.setViewportSize({ width: 1024, height: 440 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('No Internet. Turn on Wi-Fi.')).toBeInViewport({ ratio: 1 });
});
