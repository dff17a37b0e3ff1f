// `npm run bench:launch`: how long a first visit takes until all is ready offline, and the installed app from its launch
// until it can be used, with the network off and with it on, by turns in one run. Every launch is a new browser process on one profile, so worker and caches start
// cold, as from the home screen.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { chromium, type BrowserContext } from '@playwright/test';
import { expectReadyOffline } from '../../tests/support/app-page.ts';
import { startServer } from '../../tests/support/server.ts';
import { buildWeb } from '../build/build-web.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../../tests/setup/find-browser.ts';

const LAUNCHES = 10;
const GOAL_MS = 1_000;

/** ms from the start of the navigation to the frame that shows "New label", ready to be pressed. */
async function launchMs(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const usable = Promise.withResolvers<number>();
    Reflect.set(window, 'usable', usable.promise);
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.dock .button-first:enabled')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => usable.resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await page.goto(url);
  return page.evaluate<number>(() => Reflect.get(window, 'usable'));
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

await buildWeb();
const server = await startServer();
const profile = await mkdtemp(`${tmpdir()}/placard-launch-`);
const launch = () =>
  chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 390, height: 844 },
  });
const offline: number[] = [];
const online: number[] = [];
let readyMs = 0;
try {
  const first = await launch();
  const page = await first.newPage();
  const opened = performance.now();
  await page.goto(server.url);
  await expectReadyOffline(page);
  readyMs = performance.now() - opened;
  await first.close();
  for (let i = 0; i < LAUNCHES; i += 1) {
    for (const [off, times] of [
      [true, offline],
      [false, online],
    ] as const) {
      const context = await launch();
      await context.setOffline(off);
      times.push(await launchMs(context, server.url));
      await context.close();
    }
  }
} finally {
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}
console.log(`first visit: ready offline after ${(readyMs / 1000).toFixed(1)} s, over loopback`);
for (const [name, times] of [
  ['network off', offline],
  ['network on', online],
] as const)
  console.log(
    `${name}: usable after ${Math.round(median(times))} ms (median of ${LAUNCHES} launches), ${Math.round(Math.max(...times))} ms at most`,
  );
console.log(`off / on: ${(median(offline) / median(online)).toFixed(2)}`);
console.log(`goal: ${GOAL_MS} ms with the network off; load of this machine: ${loadavg()[0]?.toFixed(1)}`);
if (median(offline) > GOAL_MS) process.exitCode = 1;
