import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import {
  deleteKept,
  expectReadyOffline,
  loseSignal,
  openReadiness,
  press,
  readinessPanel,
  turnOn,
  typeLabel,
} from '../support/app-page.ts';
import { expect } from '../support/expect.ts';
import { test as base } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { root } from '../setup/root.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>parent.pwned = window.pwned = 1</script><circle cx="20" cy="20" r="16"/></svg>';
const LABEL = 'Ines Okoro\nBritish, born 1961\nThe Last Ferry, 1987\nScreenprint on paper\nPurchased 1990';
const SAYS = /museum says.*: The ferry made its last crossing on 2 March 1986\./;

/** A server of the invented house of docs/museum-notes.md, with a folder of its own. */
const test = base.extend<object, { folder: string; server: RunningServer }>({
  folder: [
    async ({}, provide) => {
      const folder = await mkdtemp(`${tmpdir()}/placard-house-`);
      await cp(`${root}docs/museum-notes-example`, `${folder}/notes`, { recursive: true });
      await writeFile(`${folder}/logo.svg`, LOGO);
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ folder }, provide) => {
      const server = await startServer({
        NOTES_DIR: `${folder}/notes`,
        MUSEUM_NAME: 'Lantern Quay Museum',
        MUSEUM_LOGO: `${folder}/logo.svg`,
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
// One server for all of them: each costs seconds of the machine.
test.describe.configure({ mode: 'default' });
// What is told offline comes from what the service worker and the page have kept.
test.use({ serviceWorkers: 'allow' });

const script = (page: Page): Locator => page.getByRole('region', { name: 'Script' });
const row = (page: Page): Locator =>
  readinessPanel(page).getByRole('listitem').filter({ hasText: 'The museum’s notes' });
const logo = (page: Page): Locator => page.locator('.house img');

/** Whether a picture has come whole and is drawn. */
const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

/** The day of the last crossing in each version of the notes that the phone has. */
const kept = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('placard-museum');
    const all = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
    return all.map((text) => /\d March 1986/.exec(text ?? '')?.[0]);
  });

async function expectMuseumTold(page: Page): Promise<void> {
  for (const piece of ['Sound bite', 'Mini podcast']) {
    await press(page, piece);
    await expect(script(page)).toContainText(SAYS);
    const said = page.locator('.said').filter({ hasText: SAYS });
    await said.getByRole('button', { name: 'beyond the label', exact: true }).first().click();
    await expect(page.getByRole('group', { name: 'Beyond the label' })).toContainText('Lantern Quay Museum');
    await page.keyboard.press('Escape');
  }
}

test('what the museum wrote is in the script of both pieces, online and then offline', async ({ page }) => {
  await page.goto('/');
  await turnOn(page, 'Show audio script');
  // The server has said by then what its house has.
  await expect(page.getByText('Lantern Quay Museum')).toBeVisible();
  await expectReadyOffline(page);
  await typeLabel(page, LABEL);
  await expectMuseumTold(page);

  await loseSignal(page);
  // Another label of the same work: nothing of the first is told again.
  await typeLabel(page, `${LABEL}\nRoom 4`);
  await expectMuseumTold(page);
});

test('the house stands on the first screen with its name and logo, offline too, and its logo runs no script', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Lantern Quay Museum')).toBeVisible();
  await expect.poll(() => isDrawn(logo(page))).toBe(true);
  await expectReadyOffline(page);
  await loseSignal(page);
  await page.reload();
  await expect(page.getByText('Lantern Quay Museum')).toBeVisible();
  await expect.poll(() => isDrawn(logo(page))).toBe(true);
  const address = await logo(page).getAttribute('src');
  await page.context().setOffline(false);
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  await page.goto(address ?? '', { waitUntil: 'load' });
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
});

test(
  'the panel shows how large the museum’s notes are, and Repair brings them back',
  LEFT_TO_ALL,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Lantern Quay Museum')).toBeVisible();
    await expectReadyOffline(page);
    await openReadiness(page);
    await expect(row(page)).toContainText(/Ready, \d+ kB/);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await deleteKept(page, '/api/museum-notes')).toBe(1);
    await openReadiness(page);
    await expect(row(page)).toContainText(/Missing, \d+ kB to fetch/);
    await page.getByRole('button', { name: 'Repair: The museum’s notes' }).click();
    await expect(row(page)).toContainText(/Ready, \d+ kB/);
  },
);

test(
  'notes that the museum has changed take the place of the old ones once the server was started anew',
  LEFT_TO_ALL,
  async ({ page, folder }) => {
    const NOTES_DIR = `${folder}/changed`;
    await cp(`${folder}/notes`, NOTES_DIR, { recursive: true });
    const first = await startServer({ NOTES_DIR });
    await page.goto(first.url);
    await expect.poll(() => kept(page)).toEqual(['2 March 1986']);
    const port = new URL(first.url).port;
    await first.stop();
    const file = `${NOTES_DIR}/pictures.csv`;
    await writeFile(file, (await readFile(file, 'utf8')).replace('2 March 1986', '3 March 1986'));
    const second = await startServer({ NOTES_DIR, PORT: port });
    await page.reload();
    await expect.poll(() => kept(page)).toEqual(['3 March 1986']);
    await second.stop();
  },
);
