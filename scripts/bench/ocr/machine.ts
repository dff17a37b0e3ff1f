import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import {
  launchBrowser,
  newProfile,
  openApp,
  readOn,
  type BenchReading,
} from '../../../tests/support/reading-page.ts';
import { median } from './table.ts';
import { longestMainTask } from './tasks.ts';

/** What reading costs the visitor's phone beside time; NaN where it could not be measured. */
export interface MachineCosts {
  /** Milliseconds that the first reading after a cold load takes longer than a later one of the same photo. */
  coldExtraMs: number;
  /** Greatest growth of the renderer's memory during the first reading of a page, in megabytes. */
  peakMegabytes: number;
  /** Longest task of the main thread in milliseconds, the first reading of a page included. */
  longestBlockMs: number;
}

const COLD_RUNS = 3;
const WARM_READINGS = 3;
const MEMORY_RUNS = 3;
const BLOCK_RUNS = 3;
/** Between two looks at a browser that comes to rest. */
const SETTLING_MS = 500;
const SETTLED_MEGABYTES = 2;

function accepted(reading: BenchReading, photo: string): number {
  if (reading.rejected === null) return reading.ms;
  throw new Error(`${photo}: ${reading.rejected.message} A photo that is read was needed.`);
}

/**
 * Each photo gets a browser profile of its own, so nothing is cached, and is given as soon as the page takes it.
 * The browser has come to rest before: a new profile has it load pages of its own for the window, which takes one
 * of two cores for most of a second.
 */
async function coldExtra(browser: Browser, url: string, photos: readonly string[]): Promise<number> {
  const extras: number[] = [];
  for (const photo of Array.from({ length: COLD_RUNS }, () => photos).flat()) {
    const context = await newProfile(browser);
    try {
      const page = await context.newPage();
      await rested(browser);
      await openApp(page, url);
      const cold = accepted(await readOn(page, photo), photo);
      const warm: number[] = [];
      while (warm.length < WARM_READINGS) warm.push(accepted(await readOn(page, photo), photo));
      extras.push(cold - median(warm));
    } finally {
      await context.close();
    }
  }
  return median(extras);
}

/** Proportional set size (Linux, /proc/PID/smaps_rollup) of all renderer processes together, in megabytes. */
async function rendererMegabytes(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      // A spare renderer may end between two looks.
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The browser's processes; `cpuTime` in seconds since each began. */
async function processes(browser: Browser): Promise<{ type: string; id: number; cpuTime: number }[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
}

async function rendererPids(browser: Browser): Promise<number[]> {
  return (await processes(browser)).filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Looks until two looks differ by less than `least`, and gives the last. */
async function settled(look: () => Promise<number>, least: number): Promise<number> {
  for (let before = Number.NaN; ;) {
    const now = await look();
    if (Math.abs(now - before) < least) return now;
    before = now;
    await sleep(SETTLING_MS);
  }
}

/** Resolves once the whole browser takes less than a twentieth of one core. */
async function rested(browser: Browser): Promise<void> {
  const takenSeconds = async () => (await processes(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  await settled(takenSeconds, SETTLING_MS / 1000 / 20);
}

/** Growth from the settled page to the highest look during its first reading, engine and all. */
async function peakGrowth(url: string, photo: string): Promise<number> {
  if (!existsSync('/proc/self/smaps_rollup')) return Number.NaN;
  const browser = await launchBrowser();
  try {
    const context = await newProfile(browser);
    const page = await context.newPage();
    await openApp(page, url);
    const before = await settled(
      async () => rendererMegabytes(await rendererPids(browser)),
      SETTLED_MEGABYTES,
    );
    const pids = await rendererPids(browser);
    let peak = before;
    const over = new AbortController();
    const looking = (async () => {
      while (!over.signal.aborted) {
        peak = Math.max(peak, await rendererMegabytes(pids));
        await sleep(5);
      }
    })();
    try {
      accepted(await readOn(page, photo), photo);
    } finally {
      over.abort();
      await looking;
    }
    return peak - before;
  } finally {
    await browser.close();
  }
}

/**
 * The same photos in the same order on several fresh pages. What another process takes from ours comes and goes,
 * what the app does itself stays: so of each place in the order the shortest counts, and of those the longest.
 */
async function longestBlocks(browser: Browser, url: string, photos: readonly string[]): Promise<number> {
  const shortest = photos.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < BLOCK_RUNS; run++) {
    const context = await newProfile(browser);
    const page = await context.newPage();
    await openApp(page, url);
    for (const [place, photo] of photos.entries()) {
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
      await readOn(page, photo);
      const task = longestMainTask((await browser.stopTracing()).toString());
      shortest[place] = Math.min(shortest[place] ?? 0, task);
    }
    await context.close();
  }
  return Math.max(...shortest);
}

/**
 * Measures the costs in fresh browsers.
 * @param photos readable ones
 * @param large a readable photo of 12 megapixels
 * @throws when one of them is not read
 */
export async function measureCosts(
  url: string,
  photos: readonly string[],
  large: string,
): Promise<MachineCosts> {
  const growths: number[] = [];
  while (growths.length < MEMORY_RUNS) growths.push(await peakGrowth(url, large));
  const browser = await launchBrowser();
  try {
    const coldExtraMs = await coldExtra(browser, url, photos);
    const longestBlockMs = await longestBlocks(browser, url, [...photos, large]);
    return { coldExtraMs, peakMegabytes: median(growths), longestBlockMs };
  } finally {
    await browser.close();
  }
}
