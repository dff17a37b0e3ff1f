import { useEffect } from 'react';
import type { ConnectionMonitor } from '../engines/connection/monitor.ts';
import { useServices } from './services.ts';

interface Preloadable {
  /** Never rejects, and does nothing where the view is there. */
  preload: () => Promise<void>;
}

/**
 * Fetches views now, and whenever the signal is back, since one may not have come before it went.
 * @returns the way to stop
 */
export function preloadWithSignal(
  views: readonly Preloadable[],
  { store }: Pick<ConnectionMonitor, 'store'>,
): () => void {
  const preload = () => {
    for (const view of views) void view.preload();
  };
  preload();
  return store.subscribe(({ state }) => {
    if (state === 'connected') preload();
  });
}

/** Fetches views before they are needed, since without signal they could not be: from when they may be `wanted`. */
export function usePreloaded(views: readonly Preloadable[], wanted: boolean): void {
  const { connection } = useServices();
  useEffect(() => (wanted ? preloadWithSignal(views, connection) : undefined), [views, wanted, connection]);
}
