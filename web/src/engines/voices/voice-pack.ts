import { createStore } from 'zustand/vanilla';
import { isAbort } from '../../lib/abort.ts';
import type { ReadableStore } from '../../lib/store.ts';

/** Where the downloaded voices are kept. */
export interface VoicePackStorage {
  /** Bytes that a download would take. @throws when the server does not say */
  size(signal: AbortSignal): Promise<number>;
  isKept(): Promise<boolean>;
  /** Downloads the pack and keeps it. @throws when it did not come whole, or there is no room for it */
  fetch(signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void>;
  erase(): Promise<void>;
}

export interface VoicePackState {
  /** impossible: this browser cannot keep it. */
  phase: 'impossible' | 'absent' | 'downloading' | 'kept' | 'failed';
  /** Bytes of the download, as far as known, and how many have come. */
  size: number | undefined;
  received: number;
}

/** The voices a visitor can download, to be spoken to without a connection. */
export interface VoicePack {
  readonly store: ReadableStore<VoicePackState>;
  /** Looks whether it is still there. Never throws. */
  look(): Promise<void>;
  /** Learns the download's size, for the visitor to decide. */
  askSize(): Promise<void>;
  /** Settles when it is there, failed or was cancelled; does nothing while one is under way. */
  download(): Promise<void>;
  cancel: () => void;
  erase(): Promise<void>;
}

export function createVoicePack(storage: VoicePackStorage | undefined): VoicePack {
  const store = createStore<VoicePackState>(() => ({
    phase: storage ? 'absent' : 'impossible',
    size: undefined,
    received: 0,
  }));
  let running: AbortController | undefined;

  async function look(): Promise<void> {
    try {
      const kept = await storage?.isKept();
      const { phase } = store.getState();
      if (kept === true && phase === 'absent') store.setState({ phase: 'kept' });
      if (kept === false && phase === 'kept') store.setState({ phase: 'absent', received: 0 });
    } catch (error) {
      console.warn('the voice pack was not looked up', error);
    }
  }
  void look();

  return {
    store,
    look,
    async askSize() {
      if (!storage || store.getState().size !== undefined) return;
      try {
        store.setState({ size: await storage.size(new AbortController().signal) });
      } catch (error) {
        console.warn('the size of the voice pack is not known', error);
      }
    },
    async download() {
      const { phase } = store.getState();
      if (!storage || phase === 'downloading' || phase === 'kept') return;
      running = new AbortController();
      const { signal } = running;
      store.setState({ phase: 'downloading', received: 0 });
      try {
        await storage.fetch(signal, (received) => store.setState({ received }));
        store.setState({ phase: 'kept' });
      } catch (error) {
        if (!isAbort(error, signal)) console.warn('the voices were not downloaded', error);
        store.setState({ phase: isAbort(error, signal) ? 'absent' : 'failed' });
      }
    },
    cancel: () => running?.abort(),
    async erase() {
      await storage?.erase();
      if (store.getState().phase === 'kept') store.setState({ phase: 'absent', received: 0 });
    },
  };
}
