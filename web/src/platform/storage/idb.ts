import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { abortable } from '../../lib/abort.ts';
import type { Records, StorageFault } from '../../lib/records.ts';

/** Safari can leave an open request unanswered for good. */
const OPEN_DEADLINE_MS = 3_000;
const STORE = 'records';

const keyText = (key: IDBValidKey | undefined) => (typeof key === 'string' ? key : '');

function faultOf(error: unknown): StorageFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}

/** One database; a connection that the browser has closed is opened again. */
function openDatabase(name: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, work) => {
    const run = () => {
      store ??= createStore(name, STORE);
      return abortable(Promise.resolve(store(mode, work)), AbortSignal.timeout(OPEN_DEADLINE_MS));
    };
    try {
      return await run();
    } catch (error) {
      if (faultOf(error) === 'full') throw error;
      store = undefined;
      return run();
    }
  };
}

/**
 * Records in an IndexedDB database of their own (never idb-keyval's default one: clearing it would delete what
 * others keep there). What the browser refuses to keep is held in memory, and `onFault` hears why.
 */
export function openRecords<Value>(
  database: string,
  onFault: (fault: StorageFault, cause: unknown) => void,
): Records<Value> {
  const stored = openDatabase(database);
  const held = new Map<string, Value>();

  async function tryStored<T>(
    fallback: T,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ) {
    try {
      return await stored(mode, work);
    } catch (error) {
      onFault(faultOf(error), error);
      return fallback;
    }
  }

  return {
    async get(key) {
      return (
        held.get(key) ??
        tryStored<Value | undefined>(undefined, 'readonly', (store) => promisifyRequest(store.get(key)))
      );
    },
    async all() {
      const found = await tryStored<[string, Value][]>([], 'readonly', async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys()),
          promisifyRequest<Value[]>(store.getAll()),
        ]);
        return values.map((value, i) => [keyText(keys[i]), value]);
      });
      return [...new Map([...found, ...held])]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value);
    },
    async put(key, value) {
      held.set(key, value);
      const kept = await tryStored(false, 'readwrite', async (store) => {
        store.put(value, key);
        await promisifyRequest(store.transaction);
        return true;
      });
      if (kept && held.get(key) === value) held.delete(key);
    },
    async change(key, by) {
      const holding = held.get(key);
      if (holding !== undefined) {
        const changed = by(holding);
        await this.put(key, changed);
        return changed;
      }
      let changed: Value | undefined;
      const kept = await tryStored(false, 'readwrite', async (store) => {
        const refused = Promise.withResolvers<never>();
        const request: IDBRequest<Value | undefined> = store.get(key);
        request.addEventListener('success', () => {
          if (request.result === undefined) return;
          changed = by(request.result);
          try {
            store.put(changed, key);
          } catch (error) {
            refused.reject(error);
          }
        });
        await Promise.race([promisifyRequest(store.transaction), refused.promise]);
        return true;
      });
      if (!kept && changed !== undefined) held.set(key, changed);
      return changed;
    },
    async remove(key) {
      held.delete(key);
      await tryStored(undefined, 'readwrite', async (store) => {
        store.delete(key);
        await promisifyRequest(store.transaction);
      });
    },
  };
}
