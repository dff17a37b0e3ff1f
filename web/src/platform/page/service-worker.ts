import type { Workbox } from 'workbox-window';
import { OUTBOX } from '../storage/names.ts';
import { pageLoaded } from '../timing/at-rest.ts';

/** Background Sync; only Chromium has it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: SyncManager;
  }
}

/** A newer version of the app that waits until this one may go. */
export interface AppUpdate {
  /** Puts the newer version in place and loads the page anew. */
  apply: () => void;
}

async function register(onUpdate: (update: AppUpdate) => void): Promise<void> {
  const { Workbox: WorkboxClass } = await import('workbox-window');
  const workbox: Workbox = new WorkboxClass('/sw.js');
  let asked = false;
  workbox.addEventListener('waiting', () =>
    onUpdate({
      apply() {
        asked = true;
        workbox.messageSkipWaiting();
      },
    }),
  );
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (asked) location.reload();
    // Another page had it put in place; what this one has not fetched yet of its own version is gone.
    else if (isUpdate === true) onUpdate({ apply: () => location.reload() });
  });
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing newer to be found.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  await workbox.register();
}

/**
 * How long a page settles before it fetches what works offline, in milliseconds: a visitor who takes a photo at once
 * needs line and processor for the reading, which precaching would slow by a third.
 */
export const SETTLING_MS = 3_000;

/**
 * Registers the service worker where the browser has one, once the page has settled. It looks for a newer version
 * then and whenever the page is shown again. `onSettled`: it is there, on its way, or has failed.
 */
export function registerServiceWorker(onUpdate: (update: AppUpdate) => void, onSettled: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  void pageLoaded().then(() => {
    setTimeout(() => {
      register(onUpdate)
        .catch((error: unknown) => console.warn('not available offline', error))
        .finally(onSettled);
    }, SETTLING_MS);
  });
}

/** Has the worker drain the outbox once there is a network, also when this page is gone. Never throws. */
export function requestBackgroundSync(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.sync?.register(OUTBOX))
    .catch((error: unknown) => console.warn('no background sync', error));
}
