import type { SettingsStorage } from '../engines/settings/settings.ts';

const KEY = 'placard-settings';

/** Toggles in localStorage; where the browser refuses it they last as long as the page. */
export function createSettingsStorage(): SettingsStorage {
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(KEY) ?? 'null');
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        localStorage.setItem(KEY, JSON.stringify(value));
      } catch (error) {
        console.warn('the settings are not remembered', error);
      }
    },
  };
}
