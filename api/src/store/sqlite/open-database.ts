import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { makeFolder } from '../../lib/make-folder.ts';

/** 16 MB: each checkpoint waits for the disk, and more of them would write the same pages again and again. */
const CHECKPOINT_PAGES = 4_000;

const versionRow = z.object({ user_version: z.int() });

interface DatabaseOptions {
  /** One SQL script for each version of the schema, oldest first; never edited once released. */
  migrations: readonly string[];
  /** FULL: a commit survives loss of power. NORMAL: the last commits may be lost, the file stays whole. */
  synchronous: 'FULL' | 'NORMAL';
}

/**
 * Opens or creates a SQLite file and brings its schema up to date under a write lock.
 * Throws when the folder cannot be written, or the file comes from a newer version of Placard.
 */
export function openDatabase(path: string, { migrations, synchronous }: DatabaseOptions): DatabaseSync {
  makeFolder(dirname(path));
  const database = new DatabaseSync(path);
  try {
    database.exec(`
      PRAGMA busy_timeout = 5000;
      PRAGMA journal_mode = WAL;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
      PRAGMA synchronous = ${synchronous};
      PRAGMA foreign_keys = ON;
    `);
    inTransaction(database, () => migrate(database, migrations, path));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs `work` under SQLite's write lock; all of it counts, or none of it. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk ends it by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync, migrations: readonly string[], path: string): void {
  const { user_version: version } = versionRow.parse(database.prepare('PRAGMA user_version').get());
  if (version > migrations.length) {
    throw new Error(
      `${path} was written by a newer version of Placard; use that version, or another DATA_DIR`,
    );
  }
  for (const script of migrations.slice(version)) database.exec(script);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}
