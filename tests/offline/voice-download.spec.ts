import { stat } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { root } from '../setup/root.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { test } from '../support/fixtures.ts';

const PACK = /flite\.wasm\.gz/;
/** As much may have come since the last piece that was written down. */
const PIECE_BYTES = 1_000_000;

const download = (page: Page) => page.getByRole('button', { name: /^Download voices for offline/ });

/** The share that has come, in percent, as the visitor is told. */
async function percent(page: Page): Promise<number> {
  const told = await page.getByText(/^Downloading voices, \d+ %$/).textContent();
  return Number(told?.match(/\d+/)?.[0]);
}

test('voices whose download ended with the page go on where they were when the visitor asks again', async ({
  context,
  server,
}) => {
  const { size } = await stat(`${root}public/voices/flite.wasm.gz`);
  const proxy = await startFaultyProxy(server.url);
  try {
    proxy.set({ method: 'GET', path: PACK, moment: 'during the reply', deed: 'fall silent' });
    const page = await context.newPage();
    await page.goto(proxy.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    await download(page).click();
    await expect.poll(() => percent(page)).toBeGreaterThanOrEqual(49);
    await page.close();

    await proxy.clear();
    const before = proxy.answered(PACK);
    const again = await context.newPage();
    await again.goto(proxy.url);
    await again.getByRole('button', { name: 'Settings' }).click();
    await download(again).click();
    await expect(again.getByText('Offline voices are here')).toBeVisible();
    const sent = proxy.answered(PACK) - before;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(size / 2 + PIECE_BYTES + 1);
    const unfinished = await again.evaluate(async () => {
      const cache = await caches.open('placard-unfinished');
      return (await cache.keys()).length;
    });
    expect(unfinished).toBe(0);
  } finally {
    await proxy.stop();
  }
});
