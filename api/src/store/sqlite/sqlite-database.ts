import type { StatementSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { createCheckpointer } from './checkpointer.ts';
import { refuseDamaged } from './damage.ts';
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
  `ALTER TABLE interactions RENAME TO old_interactions;
   ALTER TABLE ratings RENAME TO old_ratings;
   CREATE TABLE texts (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('description', 'conversation')),
     label_text TEXT NOT NULL,
     source TEXT NOT NULL,
     words TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO texts SELECT id, kind, label_text, source, answer, created_at FROM old_interactions;
   CREATE TABLE interactions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('description', 'conversation')),
     idempotency_key TEXT,
     request_hash TEXT NOT NULL,
     text_id TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO interactions SELECT id, kind, idempotency_key, request_hash, id, created_at FROM old_interactions;
   CREATE TABLE ratings (
     interaction_id TEXT PRIMARY KEY,
     stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
     source TEXT NOT NULL CHECK (source IN ('server', 'device')),
     text_source TEXT NOT NULL,
     voice TEXT NOT NULL,
     rated_at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO ratings SELECT r.interaction_id, r.stars, r.source, i.source, 'flite', r.rated_at
     FROM old_ratings r JOIN old_interactions i ON i.id = r.interaction_id;
   DROP TABLE old_ratings;
   DROP TABLE old_interactions;
   CREATE UNIQUE INDEX interactions_by_key ON interactions (kind, idempotency_key)
     WHERE idempotency_key IS NOT NULL;
   CREATE INDEX interactions_by_text ON interactions (text_id);
   CREATE INDEX interactions_by_age ON interactions (created_at);
   CREATE INDEX texts_by_age ON texts (created_at);
   CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;`,
  `CREATE TABLE budgets (name TEXT PRIMARY KEY, spent INTEGER NOT NULL, resets_at INTEGER NOT NULL) STRICT;`,
  // Ids begin with the time: their own index tells the old ones.
  'DROP INDEX interactions_by_age;',
  'ALTER TABLE texts ADD COLUMN grounds TEXT;',
  `ALTER TABLE texts ADD COLUMN written_by TEXT;
   ALTER TABLE ratings ADD COLUMN written_by TEXT;`,
];

/** What is free in the file is used again before it grows. */
const USED = `
  SELECT (page_count - freelist_count) * page_size AS used
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;
const usedRow = z.object({ used: z.number() });

/** A statement with `?` in place of `$1`, `$2`, …, and which value each `?` stands for. */
interface Prepared {
  statement: StatementSync;
  order: number[];
}

/**
 * The embedded database: one SQLite file. A lasting commit is flushed to disk, and what was written before it too.
 * Throws when the file cannot be opened, or is damaged: then it is left as it is.
 */
export function openSqliteDatabase(path: string): Database {
  refuseDamaged(path);
  const database = openDatabase(path, { migrations: MIGRATIONS, synchronous: 'FULL' });
  const statements = new Map<string, Prepared>();
  const checkpointer = createCheckpointer(path);
  let flushing = true;

  function prepared(sql: string): Prepared {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    // SQLite looks numbered values up one by one, which takes long in a statement with hundreds of them.
    const order = [...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
    const made = { statement: database.prepare(sql.replaceAll(/\$\d+/g, '?')), order };
    statements.set(sql, made);
    return made;
  }

  /** Whether the next commits wait for the disk. */
  function flush(wanted: boolean): void {
    if (wanted === flushing) return;
    database.exec(`PRAGMA synchronous = ${wanted ? 'FULL' : 'NORMAL'}`);
    flushing = wanted;
  }

  return {
    listed: 'json_each($1)',
    async query(sql, values) {
      flush(true);
      const { statement, order } = prepared(sql);
      return statement.all(...order.map((at) => values[at] ?? null));
    },
    async change(sql, values, { lasting }) {
      flush(lasting);
      const { statement, order } = prepared(sql);
      const changed = Number(statement.run(...order.map((at) => values[at] ?? null)).changes);
      checkpointer.wrote(changed);
      return changed;
    },
    async bytes() {
      const { used } = usedRow.parse(database.prepare(USED).get());
      return used;
    },
    async dispose() {
      await checkpointer.dispose();
      if (database.isOpen) database.close();
    },
  };
}
