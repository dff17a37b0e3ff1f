import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { ClipStore } from '../../engines/voices/ports.ts';
import type { Segment } from '../../engines/playback/ports.ts';
import type { Undo } from '../../lib/records.ts';

/** About four hours of speech as the server's own voices send it. */
const MAX_BYTES = 60_000_000;
/** Size and last use of every clip, beside the clips, so that none has to be read to find the oldest. */
const INDEX = 'index';

interface Entry {
  bytes: number;
  /** Milliseconds since 1970. */
  usedAt: number;
}

const keyOf = ({ text, role }: Segment) => `${role}\n${text}`;

/** Clips in an IndexedDB database of their own. `maxBytes` bounds them all together. */
export function createClipStore({ maxBytes = MAX_BYTES, now = Date.now } = {}): ClipStore {
  let opened: UseStore | undefined;

  /** Changes index and clips in one transaction, so that they always agree. Settles when it is written. */
  async function change(edit: (index: Map<string, Entry>, clips: IDBObjectStore) => void): Promise<void> {
    opened ??= createStore('placard-clips', 'clips');
    await opened('readwrite', (clips) => {
      const read = clips.get(INDEX);
      read.addEventListener('success', () => {
        const index: Map<string, Entry> = read.result instanceof Map ? read.result : new Map();
        edit(index, clips);
        clips.put(index, INDEX);
      });
      return promisifyRequest(clips.transaction);
    });
  }

  /** Erases the clips that `choose` names of those that are there, in the transaction that reads them. */
  async function erase(choose: (index: ReadonlyMap<string, Entry>) => Iterable<string>): Promise<Undo> {
    const erased: { key: string; entry: Entry; read: IDBRequest<unknown> }[] = [];
    await change((index, clips) => {
      for (const key of choose(index)) {
        const entry = index.get(key);
        if (!entry) continue;
        erased.push({ key, entry, read: clips.get(key) });
        index.delete(key);
        clips.delete(key);
      }
    });
    return () =>
      change((index, clips) => {
        for (const { key, entry, read } of erased) {
          if (index.has(key)) continue;
          index.set(key, entry);
          clips.put(read.result, key);
        }
      });
  }

  return {
    async find(segment) {
      const key = keyOf(segment);
      let found: unknown;
      await change((index, clips) => {
        const entry = index.get(key);
        if (!entry) return;
        entry.usedAt = now();
        const read = clips.get(key);
        read.addEventListener('success', () => (found = read.result));
      });
      return found instanceof Blob ? found : undefined;
    },
    async keep(segment, clip) {
      if (clip.size > maxBytes) return;
      const key = keyOf(segment);
      await change((index, clips) => {
        index.set(key, { bytes: clip.size, usedAt: now() });
        clips.put(clip, key);
        let bytes = 0;
        const newestFirst = [...index].toSorted(([, a], [, b]) => b.usedAt - a.usedAt);
        for (const [other, entry] of newestFirst) {
          bytes += entry.bytes;
          if (bytes <= maxBytes || other === key) continue;
          index.delete(other);
          clips.delete(other);
        }
      });
    },
    forget: (segments) => erase(() => segments.map(keyOf)),
    clear: () => erase((index) => index.keys()),
  };
}
