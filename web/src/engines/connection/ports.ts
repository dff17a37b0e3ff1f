import type { NetworkFacts } from './assess.ts';

/** The network as the browser and the server tell of it. */
export interface Network {
  facts(): NetworkFacts;
  /** Online, offline and connection-change events. Returns the way to stop listening. */
  onChange(listener: () => void): () => void;
  /**
   * Asks our own server for a sign of life.
   * @returns ms until it answered; Infinity when it stayed silent
   * @throws when it cannot be reached; the signal's reason when aborted
   */
  probe(signal: AbortSignal): Promise<number>;
}

/** Whether anybody looks at the page. */
export interface PageVisibility {
  visible(): boolean;
  /** Shown or hidden. Returns the way to stop listening. */
  onChange(listener: () => void): () => void;
}
