import type { Locks } from '../../lib/locks.ts';
import { abortable } from '../../lib/abort.ts';

/** Within one page only: over plain http browsers have no Web Locks, and no worker to share with. */
function pageLocks(): Locks {
  const last = new Map<string, Promise<void>>();
  return {
    async hold(name, signal, work) {
      const before = last.get(name) ?? Promise.resolve();
      const mine = abortable(before, signal).then(work);
      const settled = mine.then(
        () => undefined,
        () => undefined,
      );
      last.set(
        name,
        Promise.all([before, settled]).then(() => undefined),
      );
      await mine;
    },
  };
}

/** Web Locks: held across pages and the worker, let go when their holder dies. */
export function createLocks(): Locks {
  if (!('locks' in navigator)) return pageLocks();
  return {
    hold: (name, signal, work) => navigator.locks.request(name, { signal }, work),
  };
}
