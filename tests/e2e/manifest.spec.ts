import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { chromium, expect } from '@playwright/test';
import * as z from 'zod';
import { findBrowser } from '../setup/find-browser.ts';
import { openWithLabel, typeLabel } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept } from '../support/kept.ts';

const picture = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.string().optional(),
  form_factor: z.enum(['narrow', 'wide']).optional(),
});
const manifestSchema = z.object({
  id: z.literal('/'),
  scope: z.literal('/'),
  start_url: z.literal('/'),
  name: z.string(),
  short_name: z.string(),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(picture),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture) })),
  screenshots: z.array(picture.extend({ label: z.string() })),
});

test('every picture of the manifest is there, in the size and type it names, so that the install sheet is whole', async ({
  page,
}) => {
  await page.goto('/');
  const manifest = manifestSchema.parse(await (await page.request.get('/manifest.webmanifest')).json());
  for (const { src, sizes, type } of [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...manifest.screenshots,
  ]) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toContain(type);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
});

test('the browser finds nothing that keeps the app from being installed', async ({ server }) => {
  // A private window, which tests usually get, is itself a reason not to install.
  const profile = await mkdtemp(`${tmpdir()}/placard-install-`);
  const context = await chromium.launchPersistentContext(profile, {
    ...test.info().project.use.launchOptions,
    // The headless shell installs nothing, and so finds nothing.
    executablePath: findBrowser(),
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await page.goto(server.url);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${server.url}/manifest.webmanifest`);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test('the bar around the app has the colour of the wall, by day and in the dark', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [bar, wall] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const named = metas.find(({ media }) => matchMedia(media).matches)?.content;
      const sample = document.createElement('i');
      sample.style.color = named ?? '';
      document.body.append(sample);
      const colours = [getComputedStyle(sample).color, getComputedStyle(document.body).backgroundColor];
      sample.remove();
      return colours;
    });
    expect(bar, colorScheme).toBe(wall);
  }
});

test('the shortcut "New label" starts with an empty frame, and what was read before is kept', async ({
  page,
}) => {
  await openWithLabel(page);
  await expectKept(page, 'The Harbour at Lorient');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();

  const manifest = manifestSchema.parse(await (await page.request.get('/manifest.webmanifest')).json());
  const shortcut = manifest.shortcuts.find(({ name }) => name === 'New label');
  await page.goto(shortcut?.url ?? '');
  await expect(page.locator('summary', { hasText: 'Visits 1' })).toBeVisible();
  await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeDisabled();

  // A page that is ended behind the camera from here on is restored.
  expect(new URL(page.url()).search).toBe('');
  await typeLabel(page, 'Albrecht Dürer\nYoung Hare\n1502');
  await expectKept(page, 'Young Hare');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound bite' })).toBeEnabled();
});
