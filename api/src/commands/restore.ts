// `npm run restore -- FILE`: puts a backup in the place of texts, ids and ratings. All servers must be stopped before.
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { makeFolder } from '../lib/make-folder.ts';
import { createRedact } from '../log/redact.ts';
import { refuseDamaged } from '../store/sqlite/damage.ts';
import { openSqliteDatabase } from '../store/sqlite/sqlite-database.ts';
import { runPostgresProgram } from './postgres-program.ts';

const redact = createRedact(process.env);
const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  console.error('npm run restore -- FILE');
  process.exit(2);
}
try {
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === undefined) {
    refuseDamaged(file);
    const target = join(dataDir, 'placard.sqlite');
    makeFolder(dataDir);
    const aside = `${target}.before-restore-${Date.now()}`;
    // The log of the old file belongs to it alone.
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(target + part)) renameSync(target + part, aside + part);
    copyFileSync(file, target);
    await openSqliteDatabase(target).dispose();
  } else {
    const options = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '--single-transaction', file];
    runPostgresProgram('pg_restore', databaseUrl, options);
  }
  process.stdout.write(`Texts, ids and ratings are those of ${file}.\n`);
} catch (error) {
  console.error(redact(`Nothing was restored: ${String(error)}`));
  process.exitCode = 1;
}
