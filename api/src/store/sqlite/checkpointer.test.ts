import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test-support/test-server.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

const INSERT = 'INSERT INTO leases (name, owner, expires_at) VALUES ($1, $2, $3)';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'placard.sqlite');
});
afterEach(() => folder.remove());

/** How many leases stand in the database's file itself, whatever its log holds beside them. */
function carriedOver(): number {
  const alone = join(folder.path, 'alone.sqlite');
  copyFileSync(path, alone);
  const database = new DatabaseSync(alone);
  try {
    const row = database.prepare('SELECT count(*) AS count FROM leases').get();
    return Number(row?.['count']);
  } catch {
    // Before the first checkpoint the file has no tables, and during one it may be torn.
    return 0;
  } finally {
    database.close();
  }
}

test('after a thousand rows the log is carried into the file, while the connection that wrote them stays open', async () => {
  const database = openSqliteDatabase(path);
  for (let at = 0; at < 999; at += 1)
    await database.change(INSERT, [`lease ${at}`, 'me', 1], { lasting: false });
  expect(carriedOver()).toBe(0);
  await database.change(INSERT, ['lease 999', 'me', 1], { lasting: true });
  await vi.waitFor(() => expect(carriedOver()).toBe(1_000), { timeout: 30_000 });
  await database.dispose();
});

test('what is written without a pause does not let the log grow on', async () => {
  const database = openSqliteDatabase(path);
  const owner = 'x'.repeat(2_000);
  for (let at = 0; at < 20_000; at += 1)
    await database.change(INSERT, [`lease ${at}`, owner, 1], { lasting: false });
  // Twice what SQLite takes for a full log: its own checkpoint waits for one that runs.
  expect(statSync(`${path}-wal`).size).toBeLessThan(2 * 4_000 * 4_200);
  await database.dispose();
  expect(carriedOver()).toBe(20_000);
});
