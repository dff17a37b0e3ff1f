import * as z from 'zod/mini';
import { textSourceSchema } from '../../../contract/contract.ts';
import type { Interaction, InteractionKind, Store } from '../port.ts';
import { openDatabase } from './open-database.ts';

const MIGRATIONS = [
  `CREATE TABLE interactions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('description', 'conversation')),
     idempotency_key TEXT,
     request_hash TEXT NOT NULL,
     label_text TEXT NOT NULL,
     source TEXT NOT NULL,
     answer TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX interactions_by_key ON interactions (kind, idempotency_key)
     WHERE idempotency_key IS NOT NULL;
   CREATE TABLE ratings (
     interaction_id TEXT PRIMARY KEY REFERENCES interactions (id) ON DELETE CASCADE,
     stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
     source TEXT NOT NULL CHECK (source IN ('server', 'device')),
     rated_at INTEGER NOT NULL
   ) STRICT;`,
];

const interactionRow = z.object({
  id: z.string(),
  kind: z.enum(['description', 'conversation']),
  idempotencyKey: z.nullable(z.string()),
  requestHash: z.string(),
  labelText: z.string(),
  source: textSourceSchema,
  answer: z.string(),
  createdAt: z.number(),
});

/**
 * The embedded store: one SQLite file, every commit flushed to disk before its promise resolves.
 * Throws when the file cannot be opened.
 */
export function createSqliteStore(path: string): Store {
  const database = openDatabase(path, { migrations: MIGRATIONS, synchronous: 'FULL' });
  const selectByKey = database.prepare(
    `SELECT id, kind, idempotency_key AS idempotencyKey, request_hash AS requestHash, label_text AS labelText,
            source, answer, created_at AS createdAt
     FROM interactions WHERE kind = ? AND idempotency_key = ?`,
  );
  const insert = database.prepare(
    `INSERT INTO interactions
       (id, kind, idempotency_key, request_hash, label_text, source, answer, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`,
  );
  const upsertRating = database.prepare(
    `INSERT INTO ratings (interaction_id, stars, source, rated_at)
     SELECT id, ?, ?, ? FROM interactions WHERE id = ?
     ON CONFLICT (interaction_id) DO UPDATE SET
       stars = excluded.stars, source = excluded.source, rated_at = excluded.rated_at`,
  );
  const ping = database.prepare('SELECT count(*) FROM sqlite_schema');

  function findByKey(kind: InteractionKind, key: string): Interaction | undefined {
    const row = selectByKey.get(kind, key);
    return row === undefined ? undefined : interactionRow.parse(row);
  }

  return {
    async findByKey(kind, key, signal) {
      signal.throwIfAborted();
      return findByKey(kind, key);
    },
    async keep(interaction, signal) {
      signal.throwIfAborted();
      const { id, kind, idempotencyKey, requestHash, labelText, source, answer, createdAt } = interaction;
      insert.run(id, kind, idempotencyKey, requestHash, labelText, source, answer, createdAt);
      const kept = idempotencyKey === null ? undefined : findByKey(kind, idempotencyKey);
      return kept ?? interaction;
    },
    async rate({ interactionId, stars, source, ratedAt }, signal) {
      signal.throwIfAborted();
      return upsertRating.run(stars, source, ratedAt, interactionId).changes === 1;
    },
    async check(signal) {
      signal.throwIfAborted();
      ping.get();
    },
    async dispose() {
      if (database.isOpen) database.close();
    },
  };
}
