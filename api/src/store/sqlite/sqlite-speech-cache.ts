import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { createRecent } from '../../lib/recent.ts';
import type { Clip, SpeechCache } from '../port.ts';
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
  `CREATE TABLE identity (id TEXT NOT NULL) STRICT;
   INSERT INTO identity (id) VALUES (lower(hex(randomblob(16))));`,
  // Uses were numbered from 1; since then they are told by the clock.
  `UPDATE clips SET used = used - (SELECT max(used) FROM clips) + CAST(unixepoch('subsec') * 1000 AS INTEGER);`,
];

/** Clips that many listeners ask for are answered from memory: an exhibition's texts, not all of a museum's. */
const MEMORY_BYTES = 16_000_000;
/** When the uses of clips are written down: writing each would take longer than reading the clip. */
const NOTE_USES_MS = 30_000;
/** Clips deleted at once, so that listeners never wait for the clean-up. */
const FORGET_STEP = 100;

const clipRow = z.object({
  content_type: z.string(),
  audio: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
});
const useRow = z.object({ last: z.number() });
const keyRow = z.object({ key: z.string() });
const totalRow = z.object({ total: z.number() });
const evictedRow = z.object({ key: z.string(), bytes: z.number() });
const identityRow = z.object({ id: z.string() });

/**
 * Spoken texts in a SQLite file of their own, apart from what must be backed up: losing it costs time only.
 * `maxBytes` bounds the sum of the clips' sizes, `now` is milliseconds since 1970. Throws when the file cannot be opened.
 */
export function createSqliteSpeechCache(path: string, maxBytes: number, now = Date.now): SpeechCache {
  const database = openDatabase(path, { migrations: MIGRATIONS, synchronous: 'NORMAL' });
  const select = database.prepare('SELECT content_type, audio FROM clips WHERE key = ?');
  const touch = database.prepare('UPDATE clips SET used = ? WHERE key = ?');
  const upsert = database.prepare(
    `INSERT INTO clips (key, content_type, bytes, used, audio) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET
       content_type = excluded.content_type, bytes = excluded.bytes, used = excluded.used, audio = excluded.audio`,
  );
  // Both by the index alone: a cache of 1 GB has some 50,000 clips, and requests wait meanwhile.
  const sum = database.prepare('SELECT coalesce(sum(bytes), 0) AS total FROM clips');
  const evict = database.prepare(
    'DELETE FROM clips WHERE key = (SELECT key FROM clips ORDER BY used LIMIT 1) RETURNING key, bytes',
  );
  const forget = database.prepare(
    `DELETE FROM clips WHERE key IN (SELECT key FROM clips WHERE used < ? LIMIT ${FORGET_STEP}) RETURNING key`,
  );
  const { id } = identityRow.parse(database.prepare('SELECT id FROM identity').get());
  let lastUse = useRow.parse(database.prepare('SELECT coalesce(max(used), 0) AS last FROM clips').get()).last;
  const recent = createRecent<Clip>(Math.min(MEMORY_BYTES, maxBytes), ({ audio }) => audio.byteLength);
  const unnoted = new Map<string, number>();
  const timer = setInterval(tryToNoteUses, NOTE_USES_MS);
  timer.unref();

  /** The time, and a little later for two uses in one millisecond: they still have an order. */
  function nextUse(): number {
    lastUse = Math.max(lastUse + 1, now());
    return lastUse;
  }

  function noteUses(): void {
    for (const [key, used] of unnoted) touch.run(used, key);
    unnoted.clear();
  }

  function tryToNoteUses(): void {
    if (unnoted.size === 0) return;
    try {
      inTransaction(database, noteUses);
    } catch {
      // A full disk, or another process that writes: the order of use is not worth an error.
    }
  }

  function evictBeyond(): void {
    let { total } = totalRow.parse(sum.get());
    while (total > maxBytes) {
      const { key, bytes } = evictedRow.parse(evict.get());
      recent.delete(key);
      total -= bytes;
    }
  }

  function read(key: string): Clip | undefined {
    const row = select.get(key);
    if (row === undefined) return undefined;
    const { audio, content_type: contentType } = clipRow.parse(row);
    recent.set(key, { audio, contentType });
    return { audio, contentType };
  }

  return {
    id,
    async get(key, signal) {
      signal.throwIfAborted();
      const clip = recent.get(key) ?? read(key);
      if (clip !== undefined) unnoted.set(key, nextUse());
      return clip;
    },
    async put(key, clip, signal) {
      signal.throwIfAborted();
      if (clip.audio.byteLength > maxBytes) return;
      inTransaction(database, () => {
        noteUses();
        upsert.run(key, clip.contentType, clip.audio.byteLength, nextUse(), clip.audio);
        evictBeyond();
      });
      recent.set(key, clip);
    },
    async forgetBefore(time, signal) {
      inTransaction(database, noteUses);
      let forgotten: unknown[];
      do {
        await turn(undefined, { signal });
        forgotten = forget.all(time);
        for (const clip of forgotten) recent.delete(keyRow.parse(clip).key);
      } while (forgotten.length === FORGET_STEP);
    },
    bytes: async () => totalRow.parse(sum.get()).total,
    async check(signal) {
      signal.throwIfAborted();
      database.prepare('UPDATE identity SET id = id').run();
    },
    async dispose() {
      clearInterval(timer);
      if (!database.isOpen) return;
      tryToNoteUses();
      database.close();
    },
  };
}
