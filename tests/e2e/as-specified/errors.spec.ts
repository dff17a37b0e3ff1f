import { expect, type Page, type Route } from '@playwright/test';
import { speechRequestSchema } from '../../../api/contract/contract.ts';
import {
  button,
  expectToast,
  isSounding,
  notifications,
  openWithLabel,
  playAloud,
  typeLabel,
} from '../../support/app-page.ts';
import { test } from '../../support/fixtures.ts';
import { isAll, LEFT_TO_ALL } from '../../support/left-to-all.ts';
import { setPace } from '../../support/listening.ts';

const DESCRIPTION = '**/api/artwork-description';
const CONVERSATION = '**/api/artwork-conversation';
const SPEECH = '**/api/synthesize-speech';

/** The error stands in a destructive toast titled 'Error', and where it happened. */
async function expectTold(page: Page, message: string): Promise<void> {
  await expectToast(page, 'Error', message);
  await expect(notifications(page).locator('.toast-destructive')).toBeVisible();
  await expect(page.locator('main .fault').getByText(message, { exact: true })).toBeVisible();
}

const answer =
  (status: number, body = '') =>
  (route: Route) =>
    route.fulfill({ status, body });
const lost = (route: Route) => route.abort('connectionreset');

type Failure = [what: string, key: string, path: string, how: (route: Route) => Promise<void>, told: string];

/** Told as others of their kind are. */
const FURTHER: Failure[] = [
  ['a 401 for a description', 'Sound bite', DESCRIPTION, answer(401), 'Error: 401'],
  ['a 404 for a description', 'Sound bite', DESCRIPTION, answer(404), 'Error: 404'],
  ['a page for a description', 'Sound bite', DESCRIPTION, answer(200, '<p>'), 'Sign in to the Wi-Fi'],
];

const GENERATING: Failure[] = [
  ['a 503 for a description', 'Sound bite', DESCRIPTION, answer(503), 'Error: 503'],
  ['a 429 for a conversation', 'Mini podcast', CONVERSATION, answer(429), 'Error: 429'],
  ['a lost network on a description', 'Sound bite', DESCRIPTION, lost, 'No Internet. Turn on Wi-Fi.'],
  ['a lost network on a conversation', 'Mini podcast', CONVERSATION, lost, 'No Internet. Turn on Wi-Fi.'],
  ['a 403 for a conversation', 'Mini podcast', CONVERSATION, answer(403), 'Error: 403'],
  [
    'nonsense for a description',
    'Sound bite',
    DESCRIPTION,
    answer(200, '{}'),
    'An unexpected error occurred',
  ],
  [
    'nonsense for a conversation',
    'Mini podcast',
    CONVERSATION,
    answer(200, '{}'),
    'Failed to generate conversation',
  ],
  ...(isAll ? FURTHER : []),
];

for (const piece of ['Sound bite', 'Mini podcast'])
  test(
    `what goes wrong with a ${piece.toLowerCase()} is told, in a toast and inline; the phone speaks until the server does`,
    piece === 'Sound bite' ? {} : LEFT_TO_ALL,
    async ({ page }) => {
      await page.goto('/');
      for (const [what, key, path, how, told] of GENERATING.filter(([, made]) => made === piece))
        await test.step(`${what} is told as '${told}'`, async () => {
          await page.route(path, how);
          // A label of its own, of which nothing is made yet.
          await typeLabel(page, `Berthe Morisot\n${what}\n1869\nOil on canvas`);
          await button(page, key).click();
          await expectTold(page, told);
          await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
          await button(page, 'Stop').click();
          await expect(button(page, key)).toBeEnabled();
          await page.unroute(path);
          await button(page, key).click();
          await expect(page.getByText('Made by a machine from the label')).toBeVisible();
          await expect(page.locator('main .fault')).toHaveCount(0);
        });
    },
  );

test('a refusal that will not change is told with its reason, and closes the panel', async ({ page }) => {
  const details = 'This text is too long. Please photograph one label only.';
  await page.route(
    DESCRIPTION,
    answer(413, JSON.stringify({ code: 'payload_too_large', message: '', details })),
  );
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  await expectTold(page, 'Error: 413');
  await expect(page.locator('main .fault').getByText(details)).toBeVisible();
  await expect(button(page, 'Sound bite')).toBeEnabled();
  await expect(page.getByRole('button', { name: /waiting$/ })).toHaveCount(0);
});

test("a sound bite that cannot be spoken: 'Failed to play audio description', the server's details logged", async ({
  page,
}) => {
  const details = 'The voice has gone home';
  const logged = page.waitForEvent('console', (line) => line.text().includes(details));
  await page.route(SPEECH, answer(500, JSON.stringify({ code: 'speech_failed', message: 'no', details })));
  await openWithLabel(page);
  await button(page, 'Sound bite').click();
  await button(page, 'Play').click();
  await expectTold(page, 'Failed to play audio description');
  await logged;
  await expect(button(page, 'Play')).toBeVisible();
  expect(await isSounding(page)).toBe(false);
});

test(
  "speech that fails without a reason is logged as 'Failed to synthesize speech with Azure'",
  LEFT_TO_ALL,
  async ({ page }) => {
    const logged = page.waitForEvent('console', (line) =>
      line.text().includes('Failed to synthesize speech with Azure'),
    );
    await page.route(SPEECH, answer(502));
    await openWithLabel(page);
    await button(page, 'Sound bite').click();
    await button(page, 'Play').click();
    await logged;
  },
);

test("a podcast of which nothing can be spoken: 'Failed to play audio', and playback stops", async ({
  page,
}) => {
  await page.route(SPEECH, answer(500));
  await openWithLabel(page);
  await button(page, 'Mini podcast').click();
  await button(page, 'Play').click();
  await expectTold(page, 'Failed to play audio');
  await expect(button(page, 'Play')).toBeVisible();
});

test('a podcast segment that cannot be spoken is skipped', async ({ page }) => {
  let first: string | undefined;
  await page.route(SPEECH, async (route) => {
    const { text } = speechRequestSchema.parse(route.request().postDataJSON());
    first ??= text;
    await (text === first ? answer(500)(route) : route.fallback());
  });
  await openWithLabel(page);
  await button(page, 'Mini podcast').click();
  await setPace(page, 0);
  await playAloud(page);
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^Part 2/);
  await expect(page.locator('main .fault')).toHaveCount(0);
});
