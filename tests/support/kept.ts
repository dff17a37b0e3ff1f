import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * What the app has written down in one of its databases by now: keys and values, Maps as their entries. A database that
 * is not there yet is left to the app to make, which would find it without stores.
 */
export async function keptRecords(page: Page, database: string, store: string): Promise<[string, unknown][]> {
  const json = await page.evaluate(
    async ([name, storeName]) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      const opened = new Promise<IDBDatabase | undefined>((resolve) => {
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => resolve(undefined));
      });
      const open = await opened;
      if (!open) return '[]';
      const records = open.transaction(storeName).objectStore(storeName);
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const [keys, values] = await Promise.all([settled(records.getAllKeys()), settled(records.getAll())]);
      open.close();
      return JSON.stringify(values.map((value, i) => [keys[i], value instanceof Map ? [...value] : value]));
    },
    [database, store] as const,
  );
  return JSON.parse(json);
}

/** Waits until the visit with this title, and what else is said of it, is written down, and so outlives the page. */
export async function expectKept(page: Page, title: string, more: object = {}): Promise<void> {
  await expect
    .poll(async () => (await keptRecords(page, 'placard-visits', 'records')).map(([, visit]) => visit))
    .toContainEqual(expect.objectContaining({ title, ...more }));
}

/** Waits until a tab has written down a place like this, and so comes back there. */
export async function expectPlaceKept(page: Page, place: unknown): Promise<void> {
  await expect
    .poll(async () => (await keptRecords(page, 'placard-places', 'records')).map(([, kept]) => kept))
    .toContainEqual(place);
}
