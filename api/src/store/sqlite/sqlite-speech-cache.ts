import * as z from 'zod/mini';
import type { SpeechCache } from '../port.ts';
import { inTransaction, openDatabase } from './open-database.ts';

const MIGRATIONS = [
  `CREATE TABLE clips (
     key TEXT PRIMARY KEY,
     content_type TEXT NOT NULL,
     bytes INTEGER NOT NULL,
     used INTEGER NOT NULL,
     audio BLOB NOT NULL
   ) STRICT;
   CREATE INDEX clips_by_use ON clips (used, bytes);`,
];

const clipRow = z.object({
  content_type: z.string(),
  audio: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
});
const useRow = z.object({ last: z.number() });

/**
 * Spoken texts in a SQLite file of their own, apart from what must be backed up: losing it costs time only.
 * `maxBytes` bounds the sum of the clips' sizes. Throws when the file cannot be opened.
 */
export function createSqliteSpeechCache(path: string, maxBytes: number): SpeechCache {
  const database = openDatabase(path, { migrations: MIGRATIONS, synchronous: 'NORMAL' });
  const select = database.prepare('SELECT content_type, audio FROM clips WHERE key = ?');
  const touch = database.prepare('UPDATE clips SET used = ? WHERE key = ?');
  const upsert = database.prepare(
    `INSERT INTO clips (key, content_type, bytes, used, audio) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET
       content_type = excluded.content_type, bytes = excluded.bytes, used = excluded.used, audio = excluded.audio`,
  );
  const evict = database.prepare(
    `DELETE FROM clips WHERE key IN (
       SELECT key FROM (SELECT key, sum(bytes) OVER (ORDER BY used DESC, key) AS total FROM clips)
       WHERE total > ?)`,
  );
  // A counter, not a clock: two uses in one millisecond still have an order.
  let uses = useRow.parse(database.prepare('SELECT coalesce(max(used), 0) AS last FROM clips').get()).last;

  return {
    async get(key, signal) {
      signal.throwIfAborted();
      const row = select.get(key);
      if (row === undefined) return undefined;
      touch.run(++uses, key);
      const { audio, content_type: contentType } = clipRow.parse(row);
      return { audio, contentType };
    },
    async put(key, clip, signal) {
      signal.throwIfAborted();
      if (clip.audio.byteLength > maxBytes) return;
      inTransaction(database, () => {
        upsert.run(key, clip.contentType, clip.audio.byteLength, ++uses, clip.audio);
        evict.run(maxBytes);
      });
    },
    async dispose() {
      if (database.isOpen) database.close();
    },
  };
}
