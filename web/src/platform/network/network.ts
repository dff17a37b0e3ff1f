import type { Network } from '../../engines/connection/ports.ts';
import { isAbort } from '../../lib/abort.ts';
import { isCaptivePortal } from './captive-portal.ts';

/** A probe without an answer for so long has failed. Shorter than the poll, so that probes do not overlap. */
const PROBE_DEADLINE_MS = 5_000;

/** The parts of the Network Information API we read; only Chromium has it. */
interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
  readonly rtt?: number;
  readonly downlink?: number;
  readonly saveData?: boolean;
  readonly type?: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** What the browser knows of the connection, and what a request to our own server finds out. */
export function createNetwork(): Network {
  const { connection } = navigator;
  return {
    facts: () => ({
      online: navigator.onLine,
      effectiveType: connection?.effectiveType,
      rtt: connection?.rtt,
      downlink: connection?.downlink,
    }),
    onChange(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      connection?.addEventListener('change', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        connection?.removeEventListener('change', listener);
      };
    },
    async probe(signal) {
      const deadline = AbortSignal.timeout(PROBE_DEADLINE_MS);
      const start = performance.now();
      try {
        const response = await fetch('/healthz', {
          cache: 'no-store',
          redirect: 'manual',
          signal: AbortSignal.any([signal, deadline]),
        });
        if (isCaptivePortal(response))
          throw new Error('a captive portal has answered in place of the server');
        return performance.now() - start;
      } catch (error) {
        if (deadline.aborted && !isAbort(error, signal)) return Infinity;
        throw error;
      }
    },
  };
}

/** The visitor has told the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether the connection is not metered, as far as the browser knows; false where it does not say. */
export function mayDownloadUnasked(): boolean {
  const { connection } = navigator;
  if (!connection || savesData() || connection.type === 'cellular') return false;
  return connection.effectiveType === '4g';
}
