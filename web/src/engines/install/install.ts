import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { CaptureState } from '../capture/capture.ts';

/** How the browser lets an app be installed, as far as it tells. */
export interface InstallBrowser {
  /** The app runs installed already. */
  readonly installed: boolean;
  /** The visitor has to do it in the browser's own menu (iOS). */
  readonly byHand: boolean;
  /** The browser offers to ask; `ask` shows its own dialog once and says whether the visitor agreed. */
  onOffer(listener: (ask: () => Promise<boolean>) => void): void;
  onInstalled(listener: () => void): void;
}

/** Keeps a refusal beyond the visit. */
export interface RefusalStorage {
  read(): unknown;
  write(value: unknown): void;
}

export interface InstallState {
  /** What the hint offers: nothing, the browser's own dialog, or an explanation. */
  offer: 'none' | 'dialog' | 'by_hand';
}

export interface InstallHint {
  readonly store: ReadableStore<InstallState>;
  /** Shows the browser's dialog. Does nothing unless that is on offer. */
  install(): Promise<void>;
  /** The visitor does not want it; it is never offered again. */
  refuse(): void;
}

/** Offers to install the app: not before the first label was read, not after a no, not once it is installed. */
export function createInstallHint(
  browser: InstallBrowser,
  capture: Pick<ReadableStore<CaptureState>, 'subscribe'>,
  refusal: RefusalStorage,
): InstallHint {
  const store = createStore<InstallState>(() => ({ offer: 'none' }));
  let ask: (() => Promise<boolean>) | undefined;
  let done = browser.installed || refusal.read() === true;
  let labelRead = false;

  const tell = () => {
    const offer = done || !labelRead ? 'none' : ask ? 'dialog' : browser.byHand ? 'by_hand' : 'none';
    if (offer !== store.getState().offer) store.setState({ offer });
  };
  const refuse = () => {
    done = true;
    refusal.write(true);
    tell();
  };

  browser.onOffer((given) => {
    ask = given;
    tell();
  });
  browser.onInstalled(() => {
    done = true;
    tell();
  });
  capture.subscribe(({ phase }) => {
    labelRead ||= phase === 'captured';
    tell();
  });

  return {
    store,
    refuse,
    async install() {
      const asking = ask;
      if (store.getState().offer !== 'dialog' || !asking) return;
      // The browser's dialog can be shown once for an offer.
      ask = undefined;
      tell();
      if (!(await asking())) refuse();
    },
  };
}
