import type { OfflineFile, OfflineFiles } from '../../engines/readiness/ports.ts';
import { abortable } from '../../lib/abort.ts';
import { isKept, keepFile } from './keep-file.ts';
import { LIST_OFFLINE_FILES } from '../storage/names.ts';
import { findUnfinished } from './unfinished.ts';

/** Longer than this no worker takes to say what it needs. */
const ANSWER_DEADLINE_MS = 10_000;

/** Settles when the worker serves, rejects when it was given up. */
function activation(worker: ServiceWorker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (worker.state === 'activated') resolve();
    if (worker.state === 'redundant') reject(new Error('the service worker was not installed'));
  };
  worker.addEventListener('statechange', look);
  look();
  return promise;
}

async function ask(worker: ServiceWorker, signal: AbortSignal): Promise<readonly OfflineFile[]> {
  const { port1, port2 } = new MessageChannel();
  const answer = Promise.withResolvers<readonly OfflineFile[]>();
  port1.addEventListener('message', ({ data }: MessageEvent<readonly OfflineFile[]>) => answer.resolve(data));
  port1.start();
  try {
    worker.postMessage({ type: LIST_OFFLINE_FILES }, [port2]);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_DEADLINE_MS)]);
    return await abortable(answer.promise, patience);
  } finally {
    port1.close();
  }
}

/** The files of the app in Cache Storage; undefined where there is no service worker (plain http). */
export function createOfflineFiles(): OfflineFiles | undefined {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return undefined;
  const { serviceWorker } = navigator;
  return {
    async installed(signal) {
      const registration =
        (await serviceWorker.getRegistration()) ?? (await serviceWorker.register('/sw.js'));
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (!worker) throw new Error('no service worker');
      await abortable(activation(worker), signal);
    },
    async list(signal) {
      const registration = await serviceWorker.getRegistration();
      const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
      if (!worker) throw new Error('no service worker');
      return ask(worker, signal);
    },
    async share(file) {
      if (await isKept(file)) return 1;
      const { bytes } = await findUnfinished(file.url);
      return Math.min(bytes / file.size, 0.99);
    },
    keep: keepFile,
  };
}
