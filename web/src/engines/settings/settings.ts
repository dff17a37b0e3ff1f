import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';

/** Whose voice speaks (docs/behaviour.md#who-speaks). */
export type VoiceChoice = 'best' | 'museum' | 'phone';

/** The visitor's toggles, all off at first, and the voice (docs/behaviour.md#settings). */
export interface SettingsState {
  showText: boolean;
  cropPhoto: boolean;
  showScript: boolean;
  voice: VoiceChoice;
}

export interface Settings {
  readonly store: ReadableStore<SettingsState>;
  set(change: Partial<SettingsState>): void;
}

/** Where they outlive a reload. A store that cannot keep anything reads as undefined. */
export interface SettingsStorage {
  read(): unknown;
  write(value: unknown): void;
}

/** 'phone' also where an earlier version was told to speak on the phone. */
function savedVoice(saved: unknown): VoiceChoice {
  if (typeof saved !== 'object' || saved === null) return 'best';
  if ('voice' in saved && (saved.voice === 'museum' || saved.voice === 'phone')) return saved.voice;
  return !('voice' in saved) && 'speakOnPhone' in saved && saved.speakOnPhone === true ? 'phone' : 'best';
}

/** Remembers the settings; whatever else is found in the storage reads as off, and as the best voice. */
export function createSettings(storage: SettingsStorage): Settings {
  const saved = storage.read();
  const on = (key: keyof SettingsState) =>
    typeof saved === 'object' && saved !== null && key in saved && Reflect.get(saved, key) === true;
  const store = createStore<SettingsState>(() => ({
    showText: on('showText'),
    cropPhoto: on('cropPhoto'),
    showScript: on('showScript'),
    voice: savedVoice(saved),
  }));
  return {
    store,
    set(change) {
      store.setState(change);
      storage.write(store.getState());
    },
  };
}
