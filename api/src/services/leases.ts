import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../store/port.ts';

/** Who dies while holding a lease blocks the others this long at most; who lives renews in time. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** How often a process looks whether another one has finished. */
const LOOK_MS = 100;

/** Lets the processes that share a store take turns. What waits holds no connection. */
export interface Leases {
  /**
   * Finds a thing, or makes it, once for all who ask for it under this name at the same time. Rejects with what
   * `make` rejects; then the next one who waits makes it.
   */
  findOrMake<T>(
    name: string,
    signal: AbortSignal,
    how: { find: () => Promise<T | undefined>; make: () => Promise<T> },
  ): Promise<T>;
  /** Runs `work` as soon as fewer than `places` pieces of work run under this name. */
  inPlace<T>(name: string, places: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Deps {
  store: Pick<Store, 'claim' | 'release'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Leases in a store. */
export function createLeases({ store, now }: Deps): Leases {
  /** The outcome of `work`, or undefined while another holds the name. */
  async function hold<T>(
    name: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<{ outcome: T } | undefined> {
    const owner = randomUUID();
    const claim = () => store.claim({ name, owner, now: now(), expiresAt: now() + LEASE_MS }, signal);
    if (!(await claim())) return undefined;
    // A renewal that fails only means that another process may do the same.
    const renewal = setInterval(() => void claim().catch(() => undefined), RENEW_MS);
    try {
      return { outcome: await work() };
    } finally {
      clearInterval(renewal);
      await store.release(name, owner).catch(() => undefined);
    }
  }

  return {
    async findOrMake(name, signal, { find, make }) {
      for (;;) {
        const found = await find();
        if (found !== undefined) return found;
        // Looked up again inside: the one before us may just have finished.
        const held = await hold(name, signal, async () => (await find()) ?? (await make()));
        if (held !== undefined) return held.outcome;
        await delay(LOOK_MS, undefined, { signal });
      }
    },
    async inPlace(name, places, signal, work) {
      for (let place = 0; ; place = (place + 1) % places) {
        const held = await hold(`${name} ${place}`, signal, work);
        if (held !== undefined) return held.outcome;
        if (place === places - 1) await delay(LOOK_MS, undefined, { signal });
      }
    },
  };
}
