import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set([11, 26]);
/** The file, its log and the log's index. */
const PARTS = ['', '-wal', '-shm'];

/** Whether SQLite says that a file does not hold what it should. */
export function isDamage(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' && DAMAGED.has(code & 0xff);
}

/** Puts a damaged database beside its place, and gives its new name. */
export function moveAside(path: string, now = Date.now()): string {
  const aside = `${path}.damaged-${now}`;
  for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, aside + part);
  return aside;
}

/** Reads a database through, without writing. Throws Error, which names the file, when it is damaged. */
export function refuseDamaged(path: string): void {
  if (!existsSync(path)) return;
  let found: unknown;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  } catch (error) {
    if (!isDamage(error)) throw error;
    found = error;
  } finally {
    database.close();
  }
  if (found === 'ok') return;
  throw new Error(
    `${path} is damaged (${String(found).replaceAll(/\s+/g, ' ')}). It was not touched: put a backup in its place, or move it away to begin anew`,
  );
}
