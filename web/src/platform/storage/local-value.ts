import type { LocalValue } from '../../lib/local-value.ts';

/** Where the browser refuses the storage, the value lasts as long as the page. */
export function createLocalValue(key: string): LocalValue {
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch (error) {
        console.warn(`${key} is not remembered`, error);
      }
    },
  };
}
