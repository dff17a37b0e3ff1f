/**
 * Values kept under string keys, one concern a store. Nothing here is lost while the page lives: what cannot be
 * written down is held in memory.
 */
export interface Records<Value> {
  get(key: string): Promise<Value | undefined>;
  /** In the order of their keys. */
  all(): Promise<Value[]>;
  put(key: string, value: Value): Promise<void>;
  /** Replaces a value in one step; a key that is not there stays so. @returns the new value */
  change(key: string, by: (value: Value) => Value): Promise<Value | undefined>;
  remove(key: string): Promise<void>;
}

/** Brings back what was erased. */
export type Undo = () => Promise<void>;

/** Why something could not be written down. */
export type StorageFault = 'full' | 'unavailable';
