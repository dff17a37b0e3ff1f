import type { Breaker } from '../../lib/breaker.ts';
import type { SpeechCache } from '../port.ts';
import { isDamage, moveAside } from './damage.ts';

interface Mending {
  breaker: Breaker;
  /** Told under which name a damaged file was put aside. */
  onDamage: (aside: string, error: unknown) => void;
}

/**
 * The clips in the file `path`, which may be lost: a damaged file is put aside and a new one begun, and while the disk
 * fails nothing is found and nothing kept. `open` opens the file; what it throws at the start, but for damage, is thrown.
 */
export function createMendingSpeechCache(
  path: string,
  open: () => SpeechCache,
  { breaker, onDamage }: Mending,
): SpeechCache {
  let cache = openAnew();

  function openAnew(): SpeechCache {
    try {
      return open();
    } catch (error) {
      if (!isDamage(error)) throw error;
      onDamage(moveAside(path), error);
      return open();
    }
  }

  async function mend(damage: unknown): Promise<void> {
    const damaged = cache;
    await damaged.dispose().catch(() => undefined);
    // Several calls may have met the same damage.
    if (cache !== damaged) return;
    onDamage(moveAside(path), damage);
    cache = open();
  }

  /** What `work` gives; undefined after damage, which is mended. */
  async function mending<T>(work: (cache: SpeechCache) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(cache);
    } catch (error) {
      if (!isDamage(error)) throw error;
      await mend(error);
      return undefined;
    }
  }

  /** The same, and undefined where it fails: `breaker` tells the operator. */
  async function tolerant<T>(
    signal: AbortSignal,
    work: (cache: SpeechCache) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await breaker.run(() => mending(work));
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }

  return {
    get id() {
      return cache.id;
    },
    get: (key, signal) => tolerant(signal, (one) => one.get(key, signal)),
    async put(key, clip, signal) {
      await tolerant(signal, (one) => one.put(key, clip, signal));
    },
    async forgetBefore(time, signal) {
      await tolerant(signal, (one) => one.forgetBefore(time, signal));
    },
    bytes: async () => (await tolerant(new AbortController().signal, (one) => one.bytes())) ?? Number.NaN,
    check: (signal) => breaker.run(() => cache.check(signal)),
    dispose: () => cache.dispose(),
  };
}
