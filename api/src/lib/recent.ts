/** A table of the entries used lately. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

/**
 * Holds entries of `max` weight at most, and at least those of half as much that were used last; each weighs 1
 * unless `weightOf` says otherwise. In two generations, so that reading an entry costs one look-up: to keep a true
 * order, every reading would write.
 */
export function createRecent<T>(max: number, weightOf: (value: T) => number = () => 1): Recent<T> {
  let young = new Map<string, T>();
  let weight = 0;
  let old = new Map<string, T>();

  function remove(key: string): void {
    const value = young.get(key);
    if (value !== undefined) weight -= weightOf(value);
    young.delete(key);
    old.delete(key);
  }

  function set(key: string, value: T): void {
    remove(key);
    const added = weightOf(value);
    if (added > max / 2) return;
    if (weight + added > max / 2) {
      old = young;
      young = new Map();
      weight = 0;
    }
    young.set(key, value);
    weight += added;
  }

  return {
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
    delete: remove,
  };
}
