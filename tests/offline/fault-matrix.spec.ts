import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { button, expectReadyOffline, isSounding, typeLabel } from '../support/app-page.ts';
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy.ts';
import { loadKnowledgeWhenAsked } from '../support/fixtures.ts';
import { isAll } from '../support/left-to-all.ts';
import { expectPlaceKept } from '../support/kept.ts';
import { onServer } from '../support/server-records.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import {
  CELLS,
  DEEDS,
  isRefusedRating,
  nameOf,
  ONCE_IN_A_BROWSER,
  PATHS,
  toldOf,
  type Cell,
} from './fault-table.ts';

const FROM_PHONE = 'Made on your phone from the label alone';
const FROM_SERVER = 'Made by a machine from the label';
const KEYS = {
  description: 'Sound bite',
  conversation: 'Mini podcast',
  rating: 'Sound bite',
  'speech clip': 'Sound bite',
};

interface Life {
  context: BrowserContext;
  page: Page;
  /** Opens the app again, in the page of another browser if this one was killed. */
  again: () => Promise<void>;
  kill: () => Promise<void>;
  end: () => Promise<void>;
}

/** The main process of the browser that holds this profile. */
async function browserPids(profile: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return words.includes(`--user-data-dir=${profile}`) && !words.includes('--type=')
        ? Number(pid)
        : undefined;
    }),
  );
  return found.filter((pid) => pid !== undefined);
}

async function launchOn(profile: string, url: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...test.info().project.use.launchOptions,
    serviceWorkers: 'allow',
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  await loadKnowledgeWhenAsked(context);
  return context;
}

/** The profile of a browser that has visited once and is ready offline. */
async function visitedProfile(url: string): Promise<string> {
  const profile = await mkdtemp(`${tmpdir()}/placard-visited-`);
  const context = await launchOn(profile, url);
  const page = await context.newPage();
  await page.goto('/');
  await expectReadyOffline(page);
  await context.close();
  return profile;
}

/** A browser of its own over a copy of a profile, which outlives it. */
async function begin(url: string, visited: string): Promise<Life> {
  const profile = await mkdtemp(`${tmpdir()}/placard-profile-`);
  await cp(visited, profile, { recursive: true });
  const launch = () => launchOn(profile, url);
  const first = await launch();
  const life: Life = {
    context: first,
    page: await first.newPage(),
    async again() {
      life.page = await life.context.newPage();
      await life.page.goto('/');
    },
    async kill() {
      const gone = life.context.waitForEvent('close');
      for (const pid of await browserPids(profile)) process.kill(pid, 'SIGKILL');
      await gone;
      life.context = await launch();
    },
    async end() {
      await life.context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
  return life;
}

async function stopWorkers(life: Life): Promise<void> {
  const session = await life.context.newCDPSession(life.page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Has the fault meet the request. @returns the way to wait until it has */
async function spoil(proxy: FaultyProxy, life: Life, cell: Cell): Promise<() => Promise<void>> {
  const { moment, request, fault } = cell;
  const offline = () => life.context.setOffline(true);
  if (moment === 'before sending') {
    if (fault === 'connection reset') await proxy.refuse();
    else if (fault === 'worker stopped') await stopWorkers(life);
    else {
      await offline();
      await expect(life.page.getByText('Offline', { exact: true })).toBeVisible();
    }
    return async () => undefined;
  }
  const came = Promise.withResolvers<void>();
  const act = async () => {
    came.resolve();
    if (fault === 'network off') await offline();
    if (fault === 'worker stopped') await stopWorkers(life);
  };
  proxy.set({ path: PATHS[request], moment, deed: DEEDS[fault], act });
  return () => came.promise;
}

/** What the visitor sees while the fault lasts. */
async function expectTruth(page: Page, cell: Cell): Promise<void> {
  const { request, fault } = cell;
  const beside = page.locator('main .fault');
  if (fault === 'worker stopped') {
    // The page asks by itself; the visitor sees nothing of it.
    if (request === 'rating') await expect(page.getByText('Thanks for rating!')).toBeVisible();
    else await expect(page.getByText(FROM_SERVER)).toBeVisible();
    await expect(beside).toHaveCount(0);
  } else if (isRefusedRating(cell)) {
    await expect(page.getByText('Thanks for rating!')).toBeHidden();
    await expect(button(page, '4 stars')).toBeVisible();
  } else if (request === 'rating') {
    await expect(page.getByText('Thanks for rating!')).toBeVisible();
  } else {
    await expect(beside.getByText(toldOf(cell))).toBeVisible();
    if (request !== 'speech clip') await expect(page.getByText(FROM_PHONE)).toBeVisible();
  }
}

/** The panel comes back by itself where the place was written down before the page ended; else its key opens it. */
async function openAgain(page: Page, key: string, title: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Label', exact: true })).toContainText(title);
  await expect(async () => {
    if (await button(page, key).isEnabled()) await button(page, key).click();
    await expect(page.getByText(FROM_SERVER).or(page.getByText(FROM_PHONE))).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Presses what makes the request, which meets the fault. @returns the way to wait until it has */
async function ask(cell: Cell, proxy: FaultyProxy, life: Life): Promise<() => Promise<void>> {
  const { moment, request, fault } = cell;
  const { page } = life;
  const key = button(page, KEYS[request]);
  if (request === 'rating') {
    await key.click();
    await expect(page.getByText(FROM_SERVER)).toBeVisible();
  }
  const came = await spoil(proxy, life, cell);
  if (request === 'rating') await button(page, '4 stars').click();
  else await key.click();
  if (request === 'speech clip') {
    // The first clip is fetched as soon as the text is there.
    const byPhone = moment === 'before sending' && fault !== 'worker stopped';
    await expect(page.getByText(byPhone ? FROM_PHONE : FROM_SERVER)).toBeVisible();
    await button(page, 'Play').click();
  }
  return came;
}

async function live(
  cell: Cell,
  { proxy, dataDir, visited }: { proxy: FaultyProxy; dataDir: string; visited: string },
  title: string,
): Promise<void> {
  const { moment, request, fault } = cell;
  const life = await begin(proxy.url, visited);
  try {
    const config = life.page.waitForResponse('**/api/config');
    await life.page.goto('/');
    await config;
    await life.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await typeLabel(life.page, `Berthe Morisot\n${title}\n1869\nOil on canvas`);
    // A page that ends takes nothing along that the next one shall show.
    await expectPlaceKept(life.page, expect.objectContaining({ visitId: expect.any(String) }));
    const came = await ask(cell, proxy, life);

    const reopened = fault === 'page closed' || fault === 'browser killed';
    if (reopened) {
      if (moment === 'before sending') await expect(life.page.getByText(FROM_PHONE)).toBeVisible();
      else await came();
      if (fault === 'page closed') await life.page.close();
      else await life.kill();
      await proxy.clear();
      await life.context.setOffline(false);
      await life.again();
    } else {
      await came();
      await expectTruth(life.page, cell);
      await proxy.clear();
      await life.context.setOffline(false);
    }

    const { page } = life;
    await expect(page.getByRole('button', { name: /requests? waiting$/ })).toBeHidden();
    if (request === 'rating') {
      await expect
        .poll(() => onServer(dataDir, title).stars)
        .toEqual(isRefusedRating(cell) && moment === 'while sending' ? [] : [4]);
    } else if (request === 'speech clip') {
      if (reopened) await openAgain(page, KEYS[request], title);
      // With two seconds for a clip a busy machine may need a second press, as a visitor on a bad line does.
      await expect(async () => {
        const play = button(page, 'Play');
        if (!(await isSounding(page)) && (await play.isVisible())) await play.click();
        expect(await isSounding(page)).toBe(true);
      }).toPass();
    } else {
      await expect.poll(() => onServer(dataDir, title).answers).toBe(1);
      if (reopened) await openAgain(page, KEYS[request], title);
      await expect(page.getByText(FROM_SERVER)).toBeVisible();
    }
    expect(onServer(dataDir, title).answers).toBe(1);
  } finally {
    await life.end();
  }
}

test.describe('the fault matrix', () => {
  // One server and one visited profile for all of a worker's cells.
  test.describe.configure({ mode: 'default' });
  let server: RunningServer;
  let dataDir: string;
  let proxy: FaultyProxy;
  let visited: string;
  test.beforeAll(async () => {
    dataDir = await mkdtemp(`${tmpdir()}/placard-matrix-`);
    server = await startServer({ DATA_DIR: dataDir, ANSWER_DEADLINE_MS: '2000' });
    proxy = await startFaultyProxy(server.url);
    visited = await visitedProfile(proxy.url);
  });
  test.afterEach(() => proxy.clear());
  test.afterAll(async () => {
    await proxy.stop();
    await server.stop();
    await rm(visited, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });

  const chosen = CELLS.filter((cell) => ONCE_IN_A_BROWSER.has(nameOf(cell)));
  if (chosen.length < ONCE_IN_A_BROWSER.size) throw new Error('a chosen cell has no such name');
  const cells = isAll ? CELLS : chosen;
  for (const [i, cell] of cells.entries()) {
    test(nameOf(cell), async () => {
      await live(cell, { proxy, dataDir, visited }, `Harbour ${i} end`);
    });
  }
});
