import type { Page } from '@playwright/test';
import { button, typeLabel } from '../support/app-page.ts';
import { expect } from '../support/expect.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { startServer } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser tells of a line like this, whether or not anything comes through. */
async function haveBadLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const line: unknown = Reflect.get(navigator, 'connection');
    if (!(line instanceof EventTarget)) throw new Error('the browser tells nothing of the line');
    for (const [name, value] of Object.entries({ rtt: 850, downlink: 0.25 }))
      Object.defineProperty(line, name, { get: () => value });
  });
}

/** When this page asked for the path so far, in ms since it began. */
async function askedAt(page: Page, path: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(wanted));
    return asked.map(({ startTime }) => startTime);
  }, path);
}

test(
  'on a bad line with the server out of reach a request is sent at growing distances, and the sign stands still',
  LEFT_TO_ALL,
  async ({ page, context }) => {
    const server = await startServer();
    await haveBadLine(page);
    await page.goto(server.url);
    await typeLabel(page);
    await expect(page.getByText('Unstable', { exact: true })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await server.stop();
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();

    const signs = await page.evaluateHandle(() => {
      const changes: (string | null)[] = [];
      const sign = document.querySelector('.connection[data-state]');
      if (!sign) throw new Error('there is no sign of the connection');
      new MutationObserver(() => changes.push(sign.getAttribute('data-state'))).observe(sign, {
        attributes: true,
        attributeFilter: ['data-state'],
      });
      return changes;
    });
    const byAnyone: string[] = [];
    context.on('request', (request) => void byAnyone.push(new URL(request.url()).pathname));
    const began = await page.evaluate(() => performance.now());
    await button(page, 'Sound bite').click();
    await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
    const tries = async () => (await askedAt(page, '/api/artwork-description')).length;
    // The distances are as long as for a visitor.
    await expect.poll(tries, { timeout: 120_000 }).toBe(4);

    const times = await askedAt(page, '/api/artwork-description');
    const distances = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    for (const [i, distance] of distances.entries()) expect(distance).toBeGreaterThanOrEqual(1_000 * 2 ** i);
    // One after each try, and one every ten seconds; the worker sends nothing beside the page.
    const probes = (await askedAt(page, '/healthz')).filter((time) => time > began);
    const polls = Math.ceil(((await page.evaluate(() => performance.now())) - began) / 10_000);
    expect(probes.length).toBeLessThanOrEqual(times.length + polls);
    expect(byAnyone.filter((path) => path === '/api/artwork-description')).toHaveLength(times.length);
    expect(await signs.jsonValue()).toEqual([]);
  },
);
