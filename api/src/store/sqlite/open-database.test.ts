import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test-support/test-server.ts';
import { openDatabase } from './open-database.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'deep/er/test.sqlite');
});
afterEach(() => folder.remove());

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

test('the folder is made, and the file is in WAL mode with the durability asked for', () => {
  for (const [synchronous, level] of [
    ['FULL', 2],
    ['NORMAL', 1],
  ] as const) {
    const database = openDatabase(path, { migrations: [], synchronous });
    expect(pragma(database, 'journal_mode')).toBe('wal');
    expect(pragma(database, 'synchronous')).toBe(level);
    expect(pragma(database, 'foreign_keys')).toBe(1);
    database.close();
  }
});

test('an older file gets the migrations it lacks, each once', () => {
  const first = 'CREATE TABLE one (a INTEGER)';
  const second = 'ALTER TABLE one ADD COLUMN b INTEGER';
  openDatabase(path, { migrations: [first], synchronous: 'FULL' }).close();
  for (let starts = 0; starts < 2; starts += 1) {
    const database = openDatabase(path, { migrations: [first, second], synchronous: 'FULL' });
    expect(pragma(database, 'user_version')).toBe(2);
    database.prepare('INSERT INTO one (a, b) VALUES (1, 2)').run();
    database.close();
  }
});

test('a migration that fails leaves the file as it was', () => {
  const good = 'CREATE TABLE one (a INTEGER)';
  expect(() => openDatabase(path, { migrations: [good, 'NONSENSE'], synchronous: 'FULL' })).toThrow(/syntax/);
  const database = new DatabaseSync(path);
  expect(pragma(database, 'user_version')).toBe(0);
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([]);
  database.close();
});

test('a file of a newer version is left alone', () => {
  const database = openDatabase(path, { migrations: [], synchronous: 'FULL' });
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openDatabase(path, { migrations: [], synchronous: 'FULL' })).toThrow(
    /newer version of Placard/,
  );
});

test('a file that is no database is refused', () => {
  writeFiles(folder.path, { 'deep/er/test.sqlite': 'x'.repeat(5_000) });
  expect(() => openDatabase(path, { migrations: [], synchronous: 'FULL' })).toThrow(/not a database/);
});
