import type { Museum } from '@placard/api/contract';
import type { ConnectionMonitor } from '../../engines/connection/monitor.ts';
import { createReadiness, type Readiness } from '../../engines/readiness/readiness.ts';
import type { ReadableStore } from '../../lib/store.ts';
import { intervalTicker } from '../../platform/timing/clock.ts';
import { createLocks } from '../../platform/storage/locks.ts';
import { savesData } from '../../platform/network/network.ts';
import { dropOtherMuseumFiles, museumFiles } from '../../platform/downloads/museum-files.ts';
import { createOfflineFiles } from '../../platform/downloads/offline-files.ts';
import { offlineStorage } from '../../platform/storage/storage.ts';

/** What is here for a start without a connection; undefined where there can be none (plain http). */
export function composeReadiness(
  connection: ConnectionMonitor,
  museum: ReadableStore<Museum>,
  log: (message: string, cause: unknown) => void,
): Readiness | undefined {
  const files = createOfflineFiles();
  if (!files) return undefined;
  const ofMuseum = () => museumFiles(museum.getState());
  const readiness = createReadiness({
    files: { ...files, list: async (signal) => [...(await files.list(signal)), ...ofMuseum()] },
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
  // The server's word of a new version comes at any time; what is fetched then may have been listed before it.
  const prepareAnew = async () => {
    if (readiness.store.getState().all.phase === 'unknown') return;
    await readiness.prepare();
    if (readiness.store.getState().parts.museum.phase === 'missing') await readiness.prepare();
  };
  museum.subscribe(() => void prepareAnew());
  // Older versions serve until the new one is here.
  readiness.store.subscribe(({ parts }, before) => {
    if (parts.museum.phase === 'ready' && before.parts.museum.phase !== 'ready')
      dropOtherMuseumFiles(ofMuseum()).catch((error: unknown) => log('old notes were not erased', error));
  });
  return readiness;
}
