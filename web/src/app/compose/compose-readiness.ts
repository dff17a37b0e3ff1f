import type { ConnectionMonitor } from '../../engines/connection/monitor.ts';
import { createReadiness, type Readiness } from '../../engines/readiness/readiness.ts';
import { intervalTicker } from '../../platform/timing/clock.ts';
import { createLocks } from '../../platform/storage/locks.ts';
import { savesData } from '../../platform/network/network.ts';
import { createOfflineFiles } from '../../platform/downloads/offline-files.ts';
import { offlineStorage } from '../../platform/storage/storage.ts';

/** What is here for a start without a connection; undefined where there can be none (plain http). */
export function composeReadiness(
  connection: ConnectionMonitor,
  log: (message: string, cause: unknown) => void,
): Readiness | undefined {
  const files = createOfflineFiles();
  if (!files) return undefined;
  const readiness = createReadiness({
    files,
    storage: offlineStorage,
    locks: createLocks(),
    ticker: intervalTicker,
    mayFetchUnasked: () => !savesData(),
    log,
  });
  // A download that the connection ended goes on by itself.
  connection.store.subscribe(({ state }) => {
    const { all } = readiness.store.getState();
    if (state === 'connected' && all.phase === 'missing') void readiness.prepare();
  });
  return readiness;
}
