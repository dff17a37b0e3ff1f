import type { InstallBrowser } from '../../engines/install/install.ts';
import { EARLY_OFFER } from './early-offer.ts';

/** Only Chromium has it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Navigator {
    /** Only Safari on iOS has it. */
    readonly standalone?: boolean;
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
}

const isOffer = (given: unknown): given is BeforeInstallPromptEvent =>
  given instanceof Event && 'prompt' in given;

/** What the browser tells about installing. Over plain http from another device nothing can be installed. */
export function createInstallBrowser(): InstallBrowser {
  return {
    installed: navigator.standalone === true || matchMedia('(display-mode: standalone)').matches,
    byHand: navigator.standalone === false && window.isSecureContext,
    onOffer(listener) {
      const pass = (event: BeforeInstallPromptEvent): void =>
        listener(async () => (await event.prompt()).outcome === 'accepted');
      const early: unknown = Reflect.get(window, EARLY_OFFER);
      if (isOffer(early)) pass(early);
      window.addEventListener('beforeinstallprompt', (event) => {
        // The browser's own banner would appear at any moment, over the buttons.
        event.preventDefault();
        pass(event);
      });
    },
    onInstalled: (listener) => window.addEventListener('appinstalled', listener),
  };
}
