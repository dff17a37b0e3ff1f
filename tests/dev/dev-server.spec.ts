import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { expect, test as base } from '@playwright/test';
import { root } from '../setup/root.ts';
import { expectLabelRead, givePhoto, press } from '../support/app-page.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { STATES } from '../../web/dev/states/states.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('no output');
  for await (const line of createInterface(server.stdout)) {
    const url = /^Placard for development: (\S+)\/$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('the development server ended before it listened');
}

/** `npm run dev`, one for all tests of this file. */
const test = base.extend<object, { dev: string }>({
  dev: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(`${tmpdir()}/placard-dev-`);
      const server = spawn(process.execPath, [`${root}scripts/dev.ts`], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: dataDir },
      });
      await provide(await addressOf(server));
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ dev }, provide) => provide(dev),
});

// In turn: side by side each would start a server of its own, which prepares the whole app anew.
test.describe.configure({ mode: 'default' });

/** As an editor does that saves a file. */
function save(file: string): void {
  const now = new Date();
  utimesSync(root + file, now, now);
}

test('the app and the API have one address; a photo is read and heard; nothing is kept by a worker', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toBeUndefined();
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await givePhoto(page, (await labelPhoto('clean')).path);
  await expectLabelRead(page);
  await press(page, 'Sound bite');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a view that is saved is drawn anew without loading the page again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'New label' })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'before', true));
  const updated = page.waitForEvent('console', (message) => message.text().includes('hot updated'));
  save('web/src/features/dock/dock.tsx');
  await updated;
  await expect(page.getByRole('button', { name: 'New label' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBe(true);
});

test(
  'the API starts anew when a source of it is saved, and what is asked meanwhile is answered',
  LEFT_TO_ALL,
  async ({ request }) => {
    const startedAt = async () => {
      const metrics = await (await request.get('/metrics')).text();
      return /^process_start_time_seconds (\d+)/m.exec(metrics)?.[1];
    };
    const before = await startedAt();
    expect(before).toBeDefined();
    save('api/src/log/log.ts');
    await expect.poll(startedAt).not.toBe(before);
    expect((await request.get('/api/config')).ok()).toBe(true);
  },
);

test('the states of the page of states are reached', LEFT_TO_ALL, async ({ page, context, dev }) => {
  const names = Object.keys(STATES);
  await page.goto('/states');
  await expect(page.getByRole('navigation', { name: 'States' }).getByRole('link')).toHaveText(names);
  const origin = dev.replace('localhost', 'states.localhost');
  for (const name of names) {
    const state = await context.newPage();
    await state.goto(`${origin}${name === 'not-found' ? '/no/such/page' : '/'}?state=${name}&theme=dark`);
    await expect(state.locator('html'), name).toHaveAttribute('data-state', '✓');
    await state.close();
  }
});

test('a state is shown in both themes at three sizes', LEFT_TO_ALL, async ({ page }) => {
  // A frame out of sight is not drawn, and goes no further.
  await page.setViewportSize({ width: 2800, height: 2800 });
  await page.goto('/states');
  await page.getByRole('link', { name: 'settings', exact: true }).click();
  await expect(page.locator('figcaption')).toHaveText(
    ['360x740', '390x844', '1280x800'].flatMap((size) => [`${size}-light ✓`, `${size}-dark ✓`]),
  );
});
