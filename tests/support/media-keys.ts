import type { Page } from '@playwright/test';

/** Catches what the page to come registers for the lock screen's keys. @returns the way to press one of them */
export async function mediaKeys(page: Page): Promise<(action: string, seekTime?: number) => Promise<void>> {
  await page.addInitScript(() => {
    const handlers = new Map<string, (details: object) => void>();
    const original = Object.getOwnPropertyDescriptor(MediaSession.prototype, 'setActionHandler');
    Object.defineProperty(MediaSession.prototype, 'setActionHandler', {
      value(action: string, handler: (details: object) => void) {
        handlers.set(action, handler);
        original?.value.call(this, action, handler);
      },
    });
    Reflect.set(window, 'pressMediaKey', (action: string, seekTime?: number) =>
      handlers.get(action)?.({ action, seekTime }),
    );
  });
  return (action, seekTime) =>
    page.evaluate(([name, time]) => Reflect.get(window, 'pressMediaKey')(name, time), [action, seekTime]);
}

/** What the lock screen shows. */
export function mediaSession(page: Page): Promise<{
  title?: string | undefined;
  artist?: string | undefined;
  icon?: string | undefined;
  playbackState: string;
}> {
  return page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    const icon = metadata?.artwork.at(-1)?.src;
    return { title: metadata?.title, artist: metadata?.artist, icon, playbackState };
  });
}
