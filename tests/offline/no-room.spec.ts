import { expect, type Page } from '@playwright/test';
import {
  expectReadyOffline,
  expectToast,
  lookAtToasts,
  loseSignal,
  notifications,
  openWithLabel,
  press,
  typeLabel,
} from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { expectKept, expectPlaceKept } from '../support/kept.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

/**
 * A phone whose room the test can take away and give back: writes are refused as browsers refuse them. (Chromium's own
 * override of the quota reaches Cache Storage only, see readiness.spec.ts.)
 */
async function openOnPhone(page: Page): Promise<(full: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
    if (typeof put !== 'function') throw new Error('the browser has no IndexedDB');
    Reflect.set(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, ...values: unknown[]) {
      if (Reflect.get(window, 'full') === true) throw new DOMException('no room', 'QuotaExceededError');
      return Reflect.apply(put, this, values);
    });
  });
  await page.goto('/');
  return (full) => page.evaluate((is) => void Reflect.set(window, 'full', is), full);
}

/** The browser keeps no data at all, as some private windows do. */
async function withoutIndexedDb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database', 'InvalidStateError');
    };
  });
}

test('on a full phone the visitor is told once, hears about the label, and rates what they heard', async ({
  page,
}) => {
  const setFull = await openOnPhone(page);
  await setFull(true);
  await lookAtToasts(page);
  await typeLabel(page);
  await expectToast(
    page,
    'This phone is full',
    'Placard goes on, but what is new is lost when you close it.',
  );
  await press(page, 'Dismiss');
  await press(page, 'Sound bite');
  await expect(page.getByText('Made by a machine from the label')).toBeVisible();
  await expect(notifications(page).locator('.toast')).toHaveCount(0);
  await press(page, '4 stars');
  await expect(page.getByText('Thanks for rating!')).toBeVisible();
  await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
});

test.describe('with what works offline kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a request that a full phone could not write down is sent all the same when the signal is back',
    LEFT_TO_ALL,
    async ({ page, context }) => {
      const setFull = await openOnPhone(page);
      await expectReadyOffline(page);
      await setFull(true);
      await typeLabel(page);
      await loseSignal(page);
      await press(page, 'Sound bite');
      await expect(page.getByText('Made on your phone from the label alone')).toBeVisible();
      await expect(page.getByRole('button', { name: '1 request waiting' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Made by a machine from the label')).toBeVisible();
    },
  );
});

test('a phone with room again keeps the next label', async ({ page }) => {
  const setFull = await openOnPhone(page);
  await setFull(true);
  await typeLabel(page, 'Eileen Gray\nArmchair\n1929');
  await expect(page.locator('.work-title')).toHaveText('Armchair');
  await setFull(false);
  await typeLabel(page);
  await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
  await expectKept(page, 'The Harbour at Lorient');
  await expectPlaceKept(page, expect.objectContaining({ visitId: expect.any(String) }));
  await page.reload();
  await expect(page.locator('.work-title')).toHaveText('The Harbour at Lorient');
});

test('where the browser keeps nothing the app goes on in memory and says so', async ({ page }) => {
  await withoutIndexedDb(page);
  await openWithLabel(page);
  await expectToast(
    page,
    'Nothing can be kept',
    'This browser keeps no data. Placard goes on until you close it.',
  );
  await press(page, 'Mini podcast');
  await expect(page.getByText('Made by a machine from the label')).toBeVisible();
});
