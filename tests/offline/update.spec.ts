import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { APP_VERSION } from '../../api/contract/limits.ts';
import { root } from '../setup/root.ts';
import {
  button,
  expectLabelRead,
  expectReadyOffline,
  givePhoto,
  holdReading,
  typeLabel,
} from '../support/app-page.ts';
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy.ts';
import { test as base } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { lostContent, smallTargets } from '../support/measure-page.ts';
import { buildNextVersion, NEXT_VERSION } from '../support/next-version.ts';
import { onServer } from '../support/server-records.ts';
import { serveBuild, type RunningServer } from '../support/server.ts';

const TODAY = `${root}web/dist`;
const TEXTS = /\/api\/artwork/;
const TITLES = ['The Harbour at Lorient', 'Young Hare', 'Armchair'];

/** A place where versions of the app are deployed, with whatever is between it and the visitor. */
interface Site {
  proxy: FaultyProxy;
  dataDir: string;
  deploy(folder: string): Promise<void>;
}

const test = base.extend<{ site: Site }, { next: string }>({
  next: [
    async ({}, provide) => {
      const folder = await mkdtemp(`${tmpdir()}/placard-next-`);
      await buildNextVersion(folder);
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({}, provide) => {
    const dataDir = await mkdtemp(`${tmpdir()}/placard-site-`);
    let server: RunningServer = await serveBuild(TODAY, dataDir, '0');
    const { port } = new URL(server.url);
    const proxy = await startFaultyProxy(server.url);
    await provide({
      proxy,
      dataDir,
      async deploy(folder) {
        await server.stop();
        server = await serveBuild(folder, dataDir, port);
      },
    });
    await proxy.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ site }, provide) => provide(site.proxy.url),
});

test.use({ serviceWorkers: 'allow' });
// The next version is built once, by the worker that runs them all.
test.describe.configure({ mode: 'default' });

const offer = (page: Page) => page.getByText('A new version is ready.');
const version = (page: Page, name: string) => page.getByRole('contentinfo').getByText(name, { exact: true });

async function openApp(page: Page): Promise<void> {
  await page.goto('/');
  await expect(version(page, APP_VERSION)).toBeAttached();
  await expectReadyOffline(page);
}

/** The browser looks for a newer version, as it does when the page is shown again. */
async function lookForUpdate(page: Page): Promise<'waiting' | 'failed'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const settled = Promise.withResolvers<'waiting' | 'failed'>();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () =>
        settled.resolve(installing.state === 'redundant' ? 'failed' : 'waiting'),
      );
    });
    await registration.update();
    return settled.promise;
  });
}

/** Closes the page, and waits until the worker that waited is in the place of the old one, which had to finish. */
async function leaveToNextVersion(page: Page, elsewhere: Page): Promise<void> {
  const session = await elsewhere.context().newCDPSession(elsewhere);
  const waiting = new Set<string>();
  const done = Promise.withResolvers<void>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === 'installed') waiting.add(versionId);
      if (status === 'activated' && waiting.has(versionId)) done.resolve();
    }
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => waiting.size).toBe(1);
  await page.close();
  await done.promise;
  await session.detach();
}

const BACK_OFF_MS = 120_000;

test(
  'an outbox full of the old version’s requests is delivered by the new one: nothing is lost or doubled',
  LEFT_TO_ALL,
  async ({ page, context, site, next }) => {
    await openApp(page);
    site.proxy.set({ path: TEXTS, moment: 'while sending', deed: 'break off' });
    for (const title of TITLES) {
      await typeLabel(page, `Berthe Morisot\n${title}\n1869\nOil on canvas`);
      await button(page, 'Sound bite').click();
      await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
    }
    await expect(button(page, '3 requests waiting')).toBeVisible();

    await site.deploy(next);
    expect(await lookForUpdate(page)).toBe('waiting');
    await expect(offer(page)).toBeHidden();
    await expect(version(page, APP_VERSION)).toBeAttached();

    const again = await context.newPage();
    await leaveToNextVersion(page, again);
    await again.goto('/');
    await expect(version(again, NEXT_VERSION)).toBeAttached();
    await expect(button(again, '3 requests waiting')).toBeVisible();
    await site.proxy.clear();
    // What failed often on a busy machine waits long for its next try.
    await expect(again.getByRole('button', { name: /requests? waiting$/ })).toBeHidden({
      timeout: BACK_OFF_MS,
    });
    expect(TITLES.map((title) => onServer(site.dataDir, title).answers)).toEqual([1, 1, 1]);
    await again.locator('summary', { hasText: 'Visits' }).click();
    for (const title of TITLES) await expect(again.locator('.visit-title', { hasText: title })).toBeVisible();
    await expectReadyOffline(again);
  },
);

test('the newer version is offered, never while something is read, made, played or waits, and comes when asked for', async ({
  page,
  context,
  site,
  next,
}) => {
  await openApp(page);
  await site.deploy(next);
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await lostContent(page)).toEqual([]);
  }

  const letGo = await holdReading(page);
  await givePhoto(page, (await labelPhoto('handheld')).path);
  await expect(page.getByText('Processing image...').first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await letGo();
  await expectLabelRead(page);
  await expect(offer(page)).toBeVisible();

  site.proxy.set({ path: TEXTS, moment: 'while sending', deed: 'break off' });
  await button(page, 'Sound bite').click();
  await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
  await expect(button(page, '1 request waiting')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await site.proxy.clear();
  await expect(button(page, '1 request waiting')).toBeHidden();
  await expect(offer(page)).toBeHidden();

  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await button(page, 'Stop').click();
  await expect(offer(page)).toBeVisible();

  await expect(version(page, APP_VERSION)).toBeAttached();
  await button(page, 'Update now').click();
  await expect(version(page, NEXT_VERSION)).toBeAttached();
  await expect(page.getByRole('img', { name: 'Captured artwork label' })).toBeVisible();

  // Its reader, another one than the old version's, came before it took over.
  await context.setOffline(true);
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
});

test(
  'a second page that has something to play is not reloaded with the first, and can follow when it likes',
  LEFT_TO_ALL,
  async ({ page, context, site, next }) => {
    await openApp(page);
    const second = await context.newPage();
    await openApp(second);
    await typeLabel(second);
    await site.deploy(next);
    await lookForUpdate(page);
    await expect(offer(second)).toBeVisible();
    await button(page, 'Update now').click();
    await expect(version(page, NEXT_VERSION)).toBeAttached();
    await expect(version(second, APP_VERSION)).toBeAttached();
    await button(second, 'Update now').click();
    await expect(version(second, NEXT_VERSION)).toBeAttached();
    await expect(button(second, 'Sound bite')).toBeEnabled();
  },
);

test('a deployment with half of its files missing leaves the version that works, online and offline', async ({
  page,
  context,
  site,
  next,
}) => {
  await openApp(page);
  const half = await mkdtemp(`${tmpdir()}/placard-half-`);
  try {
    await cp(next, half, { recursive: true });
    const files = (await readdir(`${half}/assets`)).toSorted();
    for (const name of files.filter((_, i) => i % 2 === 0)) await rm(`${half}/assets/${name}`);
    await site.deploy(half);
    expect(await lookForUpdate(page)).toBe('failed');
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await page.reload();
      await expect(version(page, APP_VERSION)).toBeAttached();
      await expect(offer(page)).toBeHidden();
      await givePhoto(page, (await labelPhoto('clean')).path);
      await expectLabelRead(page);
      await button(page, 'Sound bite').click();
      await expect(page.getByText(/^Made (?:by a machine|on your phone)/)).toBeVisible();
    }
  } finally {
    await rm(half, { recursive: true, force: true });
  }
});
