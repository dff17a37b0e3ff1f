import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isStoreAway } from '../lib/api-error.ts';
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
   * `make` rejects; then the next one who waits makes it. While the store is away everybody makes it for themselves.
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
  /** Takes the name, and gives what gives it back; undefined while another holds it. */
  async function take(name: string, signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
    const owner = randomUUID();
    const claim = () => store.claim({ name, owner, now: now(), expiresAt: now() + LEASE_MS }, signal);
    if (!(await claim())) return undefined;
    // A renewal that fails only means that another process may do the same.
    const renewal = setInterval(() => void claim().catch(() => undefined), RENEW_MS);
    return async () => {
      clearInterval(renewal);
      await store.release(name, owner).catch(() => undefined);
    };
  }

  return {
    async findOrMake(name, signal, { find, make }) {
      for (;;) {
        const found = await find();
        if (found !== undefined) return found;
        const release = await take(name, signal).catch((error: unknown) => {
          if (isStoreAway(error)) return 'alone' as const;
          throw error;
        });
        if (release === 'alone') return make();
        if (release !== undefined) {
          try {
            // Looked up again: the one before us may just have finished.
            return (await find()) ?? (await make());
          } finally {
            await release();
          }
        }
        await delay(LOOK_MS, undefined, { signal });
      }
    },
    async inPlace(name, places, signal, work) {
      for (let place = 0; ; place = (place + 1) % places) {
        const release = await take(`${name} ${place}`, signal);
        if (release !== undefined) {
          try {
            return await work();
          } finally {
            await release();
          }
        }
        if (place === places - 1) await delay(LOOK_MS, undefined, { signal });
      }
    },
  };
}
