import type { Network } from '../engines/connection/monitor.ts';

/** The parts of the Network Information API we read; only Chromium has it. */
interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
  readonly rtt?: number;
  readonly downlink?: number;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** What the browser knows of the connection. */
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
  };
}
