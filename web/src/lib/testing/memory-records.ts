import type { Records } from '../records.ts';

/** Records that are kept as long as the test runs. */
export function memoryRecords<Value>(): Records<Value> {
  const kept = new Map<string, Value>();
  return {
    get: async (key) => kept.get(key),
    all: async () => [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value),
    put: async (key, value) => void kept.set(key, value),
    async change(key, by) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.set(key, by(value));
      return kept.get(key);
    },
    remove: async (key) => void kept.delete(key),
  };
}
