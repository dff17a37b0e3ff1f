import { expect, type Page } from '@playwright/test';
import { speechRequestSchema } from '../../api/contract/contract.ts';
import {
  expectLabelRead,
  heardLoudness,
  isSounding,
  playAloud,
  playedSeconds,
  turnOn,
  typeLabel,
  watchFor,
} from '../support/app-page.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { setPace, SLOW_PACE } from '../support/listening.ts';

// With all that moves, as most phones have it.
test.use({ serviceWorkers: 'allow', contextOptions: {} });

interface Sent {
  url: string;
  method: string;
  bytes: number;
  type: string;
}

/** Whether a request may carry something: GET and HEAD ask. */
const isCarrying = ({ method }: Sent): boolean => method !== 'GET' && method !== 'HEAD';

/** What the page sends from now on. */
function sentBy(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    sent.push({
      url: request.url(),
      method: request.method(),
      bytes: request.postDataBuffer()?.length ?? 0,
      type: request.headers()['content-type'] ?? '',
    });
  });
  return sent;
}

/** The errors that the page logs or throws from now on. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

test('a visitor photographs a label and hears about the work; the photo never leaves the page, which obeys its Content-Security-Policy and logs no error', async ({
  page,
  server,
}) => {
  const label = await labelPhoto('handheld');
  const sent = sentBy(page);
  const problems = problemsOf(page);
  await page.goto('/');
  await turnOn(page, 'Show extracted text');
  await turnOn(page, 'Show audio script');
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Mini podcast' })).toBeDisabled();

  const processing = await watchFor(page, 'Processing image...');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'New label' }).click();
  await (await chooser).setFiles(label.path);
  await processing();
  await expectLabelRead(page);
  await expect(page.getByRole('heading', { name: 'Extracted text' })).toBeVisible();

  expect(sent.filter(isCarrying)).toEqual([]);

  const generating = await watchFor(page, 'Generating...');
  await page.getByRole('button', { name: 'Sound bite' }).click();
  await generating();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeDisabled();
  await expect(page.locator('main')).toContainText(label.truth.fields.artist ?? '?');

  await setPace(page, SLOW_PACE);
  await playAloud(page);
  const start = await playedSeconds(page);
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(start);
  await expect.poll(() => heardLoudness(page)).toBeGreaterThan(0.01);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => isSounding(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();

  const elsewhere = sent.filter(({ url }) => !url.startsWith(server.url) && !url.startsWith('blob:'));
  expect(elsewhere).toEqual([]);
  // Requests carry the label's text and nothing larger.
  for (const request of sent.filter(isCarrying)) {
    expect(request.url).toMatch(/\/api\/(?:artwork-description|synthesize-speech)$/);
    expect(request.type).toBe('application/json');
    expect(request.bytes).toBeLessThan(10_000);
  }
  expect(problems).toEqual([]);
});

test.describe('without what works offline', () => {
  test.use({ serviceWorkers: 'block' });

  test('the mini podcast is spoken by two voices and silences the sound bite', async ({ page }) => {
    const voices = new Set<string>();
    // Voices on the phone would speak some turns themselves; here each is asked of the server, where it is seen.
    await page.route('**/voices/**', (route) => route.abort());
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/synthesize-speech')) return;
      voices.add(speechRequestSchema.parse(request.postDataJSON()).voice);
    });
    await page.goto('/');
    await turnOn(page, 'Show audio script');
    await typeLabel(page);
    await page.getByRole('button', { name: 'Sound bite' }).click();
    await playAloud(page);

    await page.getByRole('button', { name: 'Mini podcast' }).click();
    await expect.poll(() => isSounding(page)).toBe(false);
    await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toBeVisible();
    await expect(page.getByText('Anna:').first()).toBeVisible();
    await expect(page.getByText('Ben:').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();

    await playAloud(page);
    await expect.poll(() => [...voices].toSorted()).toEqual(['friend1', 'friend2', 'soundbite']);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: 'Mini-podcast' })).toBeHidden();
  });

  test('a new label silences and closes what the last one opened', LEFT_TO_ALL, async ({ page }) => {
    await page.goto('/');
    await typeLabel(page);
    await page.getByRole('button', { name: 'Sound bite' }).click();
    await playAloud(page);
    await page.getByRole('button', { name: 'New label' }).click();
    await expect.poll(() => isSounding(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  });
});
