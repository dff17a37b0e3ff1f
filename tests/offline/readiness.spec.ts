import { stat } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { root } from '../setup/root.ts';
import {
  deleteKept,
  expectHistoryOf,
  expectLabelRead,
  expectReadyOffline,
  givePhoto,
  loseSignal,
  openReadiness,
  readinessPanel,
} from '../support/app-page.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

test.use({ serviceWorkers: 'allow' });

/** Bytes of a file as a browser is sent it. */
async function bytesOnTheWire(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, resolve).on('error', reject);
  const chunks: Buffer[] = await (await promise).toArray();
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}

/** Bytes the page holds of files whose download broke off. */
function unfinishedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open('placard-unfinished');
    let bytes = 0;
    for (const request of await cache.keys())
      bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
    return bytes;
  });
}

const row = (page: Page, name: string) =>
  readinessPanel(page).getByRole('listitem').filter({ hasText: name });

const PARTS = [
  { name: 'The app', path: '/index.html', files: 1 },
  { name: 'The label reader', path: '/ocr/tesseract-core', files: 2 },
  { name: 'English for the reader', path: '/ocr/eng.traineddata.gz', files: 1 },
];

test('the panel says that what a part needs is gone, and Repair brings it back, so that a label is read offline', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectReadyOffline(page);
  for (const { name, path, files } of PARTS)
    await test.step(name, async () => {
      expect(await deleteKept(page, path)).toBe(files);
      await openReadiness(page);
      await expect(row(page, name)).toContainText(/Missing, (?:\d+\.\d MB|\d+ kB) to fetch/);
      for (const other of PARTS.filter((part) => part.name !== name))
        await expect(row(page, other.name)).toContainText('Ready');
      await expect(readinessPanel(page)).toContainText('Not ready offline');

      await page.getByRole('button', { name: `Repair: ${name}` }).click();
      await expect(row(page, name)).toContainText('Ready');
      await expect(readinessPanel(page)).toContainText('Ready offline');
      await page.getByRole('button', { name: 'Close' }).click();
      await expectHistoryOf(page, 0);
    });
  await context.setOffline(true);
  await page.reload();
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
});

test('everything for offline costs at most 8 MB on the wire', async ({ page, server }) => {
  await page.goto('/');
  await expectReadyOffline(page);
  const paths = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  const sizes = await Promise.all(paths.map((path) => bytesOnTheWire(server.url + path)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`ready offline: ${(bytes / 1_000_000).toFixed(2)} MB on the wire in ${paths.length} files`);
  expect(paths.some((path) => path.includes('eng.traineddata'))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(8_000_000);
});

test('the panel gives the focus back to the key of the settings', async ({ page }) => {
  await page.goto('/');
  await openReadiness(page);
  await page.keyboard.press('Escape');
  await expect(readinessPanel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test(
  'a row of the panel takes the focus from its key, which goes when it was pressed; what was cut short is missing too; without a connection the panel says that it needs one, and goes on by itself when it is back',
  LEFT_TO_ALL,
  async ({ page, context }) => {
    const english = row(page, 'English for the reader');
    await page.goto('/');
    await expectReadyOffline(page);
    await deleteKept(page, '/ocr/eng.traineddata.gz');
    await openReadiness(page);
    await english.getByRole('button').press('Enter');
    await expect(english.getByRole('status')).toHaveText('Ready');
    await expect(english).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.evaluate(async () => {
      const cache = await caches.open('placard-reader');
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (kept && request.url.includes('eng.traineddata'))
          await cache.put(request, new Response((await kept.blob()).slice(0, 1000)));
      }
    });
    await openReadiness(page);
    await expect(english).toContainText('Missing');
    await page.getByRole('button', { name: 'Repair: English for the reader' }).click();
    await expect(english).toContainText('Ready');
    await page.getByRole('button', { name: 'Close' }).click();

    await deleteKept(page, '/ocr/eng.traineddata.gz');
    await loseSignal(page);
    await openReadiness(page);
    await expect(english).toContainText('Missing. Needs a connection');
    await expect(english.getByRole('button')).toHaveCount(0);
    await context.setOffline(false);
    await expect(english).toContainText('Ready');
  },
);

test('a download that broke off in the language data goes on in its middle: nothing is fetched again', async ({
  page,
  server,
}) => {
  const proxy = await startFaultyProxy(server.url);
  try {
    const english = row(page, 'English for the reader');
    proxy.set({
      method: 'GET',
      path: /traineddata/,
      moment: 'during the reply',
      deed: 'break off',
      // A browser drops what it was sent and the page has not read yet.
      act: () => expect(english).toContainText('Fetching 1.0 of 2.0 MB'),
    });
    await page.goto(proxy.url);
    await openReadiness(page);
    await expect(english).toContainText('Missing, 1.0 MB to fetch');
    await page.getByRole('button', { name: 'Close' }).click();
    const download = page.getByRole('button', { name: 'Download 1.0 MB' });
    await expect(download).toBeVisible();
    await expect(page.getByRole('main').getByText('Not ready offline')).toBeVisible();
    await proxy.clear();
    const before = proxy.asked().length;
    const whole = (await stat(`${root}public/ocr/eng.traineddata.gz`)).size;
    const answered = proxy.answered(/traineddata/);
    const kept = await unfinishedBytes(page);
    expect(kept).toBeGreaterThan(0.9 * (whole / 2));
    await download.click();
    await expectReadyOffline(page);
    const after = proxy.asked().slice(before);
    expect(after.filter((path) => path !== '/healthz')).toEqual(['/ocr/eng.traineddata.gz']);
    // What had come is not sent a second time.
    expect(proxy.answered(/traineddata/) - answered).toBe(whole - kept);
  } finally {
    await proxy.stop();
  }
});

const WAYS_ON = [
  ['at the next visit', (page: Page) => page.reload()],
  [
    'when the visitor tries again',
    (page: Page) => page.getByRole('button', { name: /^(?:Download|Try again)/ }).click(),
  ],
] as const;

for (const [when, goOn] of WAYS_ON) {
  test(
    `an installation that broke off goes on ${when}: what came is not fetched again`,
    when === 'at the next visit' ? {} : LEFT_TO_ALL,
    async ({ page, server }) => {
      const proxy = await startFaultyProxy(server.url);
      try {
        proxy.set({
          method: 'GET',
          path: /\/crop-dialog-.*js$/,
          moment: 'during the reply',
          deed: 'break off',
        });
        await page.goto(proxy.url);
        await expect(page.getByRole('main').getByText('Not ready offline')).toBeVisible();
        await proxy.clear();
        const kept = await page.evaluate(async () => {
          const urls: string[] = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
          return urls;
        });
        expect(kept.length).toBeGreaterThan(10);
        const before = proxy.asked().length;
        await goOn(page);
        await expectReadyOffline(page);
        // The document and its icon are the browser's own to ask for.
        const again = proxy
          .asked()
          .slice(before)
          .filter((path) => kept.includes(path) && !['/', '/icons/icon.svg'].includes(path));
        expect(again).toEqual([]);
      } finally {
        await proxy.stop();
      }
    },
  );
}

test(
  'a service worker that cannot be had is told, and tried again',
  LEFT_TO_ALL,
  async ({ page, server }) => {
    const proxy = await startFaultyProxy(server.url);
    try {
      proxy.set({ method: 'GET', path: /^\/sw\.js$/, moment: 'while sending', deed: 500 });
      await page.goto(proxy.url);
      await expect(page.getByRole('main').getByText('Not ready offline')).toBeVisible();
      await proxy.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectReadyOffline(page);
    } finally {
      await proxy.stop();
    }
  },
);

test('a full phone is named as such, and what was missing is fetched once there is room', async ({
  page,
  context,
  server,
}) => {
  const session = await context.newCDPSession(page);
  const room = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: server.url,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await page.goto('/');
  await expectReadyOffline(page);
  await deleteKept(page, '/ocr/eng.traineddata.gz');
  await room(1_000_000);
  await openReadiness(page);
  const english = row(page, 'English for the reader');
  await english.getByRole('button').click();
  await expect(english).toContainText('This phone is full');
  await room();
  await english.getByRole('button').click();
  await expect(english).toContainText('Ready');
});

test(
  'where the visitor saves data the large parts are fetched only when they say so',
  LEFT_TO_ALL,
  async ({ page, context, server }) => {
    const proxy = await startFaultyProxy(server.url);
    try {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      await page.goto(proxy.url);
      const download = page.getByRole('button', { name: /^Download \d\.\d MB$/ });
      await expect(download).toBeVisible();
      await page.reload();
      await expect(download).toBeVisible();
      expect(proxy.forwarded(/traineddata|tesseract-core/)).toBe(0);
      await download.click();
      await expectReadyOffline(page);
      expect(proxy.forwarded(/traineddata|tesseract-core/)).toBe(3);
      await context.setOffline(true);
      await page.reload();
      await givePhoto(page, (await labelPhoto('clean')).path);
      await expectLabelRead(page);
    } finally {
      await proxy.stop();
    }
  },
);
