import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';

/** The visitor's toggles, all off at first (docs/behaviour.md#settings). */
export interface SettingsState {
  showText: boolean;
  cropPhoto: boolean;
  showScript: boolean;
  /** The phone speaks, not the server. */
  speakOnPhone: boolean;
}

export interface Settings {
  readonly store: ReadableStore<SettingsState>;
  set(change: Partial<SettingsState>): void;
}

/** Where the toggles outlive a reload. A store that cannot keep anything reads as undefined. */
export interface SettingsStorage {
  read(): unknown;
  write(value: unknown): void;
}

/** Remembers the toggles; whatever else is found in the storage reads as off. */
export function createSettings(storage: SettingsStorage): Settings {
  const saved = storage.read();
  const on = (key: keyof SettingsState) =>
    typeof saved === 'object' && saved !== null && key in saved && Reflect.get(saved, key) === true;
  const store = createStore<SettingsState>(() => ({
    showText: on('showText'),
    cropPhoto: on('cropPhoto'),
    showScript: on('showScript'),
    speakOnPhone: on('speakOnPhone'),
  }));
  return {
    store,
    set(change) {
      store.setState(change);
      storage.write(store.getState());
    },
  };
}
