import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Ticker } from '../../lib/ticker.ts';
import { assess, type ConnectionSign, type NetworkFacts } from './assess.ts';

const POLL_MS = 10_000;

export interface Network {
  facts(): NetworkFacts;
  /** Online, offline and connection-change events. Returns the way to stop listening. */
  onChange(listener: () => void): () => void;
}

export interface ConnectionMonitor {
  readonly store: ReadableStore<{ sign: ConnectionSign }>;
  dispose(): void;
}

/** Checks at start, on events and every 10 s (SPEC section 4). */
export function createConnectionMonitor(network: Network, ticker: Ticker): ConnectionMonitor {
  const store = createStore<{ sign: ConnectionSign }>(() => ({ sign: assess(network.facts()) }));
  const check = () => {
    const sign = assess(network.facts());
    if (sign !== store.getState().sign) store.setState({ sign });
  };
  const off = [network.onChange(check), ticker.every(POLL_MS, check)];
  return {
    store,
    dispose() {
      for (const stop of off) stop();
    },
  };
}
