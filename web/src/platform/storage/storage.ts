import type { OfflineStorage } from '../../engines/readiness/ports.ts';

/** What the browser says of the room it gives, and the way to ask it not to clear what is kept here by itself. */
export const offlineStorage: OfflineStorage = {
  async facts() {
    const storage: StorageManager | undefined = navigator.storage;
    if (!storage) return undefined;
    const [persisted, { usage, quota }] = await Promise.all([storage.persisted(), storage.estimate()]);
    if (usage === undefined || quota === undefined) return undefined;
    return { persisted, used: usage, free: Math.max(0, quota - usage) };
  },
  async persist() {
    try {
      return (await navigator.storage?.persisted()) || (await navigator.storage?.persist()) || false;
    } catch {
      return false;
    }
  },
};
