// `npm run backup -- FILE`: a whole copy of texts, ids and ratings, also while servers run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from '../config/config.ts';
import { createRedact } from '../log/redact.ts';
import { refuseDamaged } from '../store/sqlite/damage.ts';
import { runPostgresProgram } from './postgres-program.ts';

const redact = createRedact(process.env);
const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  console.error('npm run backup -- FILE');
  process.exit(2);
}
try {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === undefined) {
    const source = join(dataDir, 'placard.sqlite');
    if (!existsSync(source)) throw new Error(`${source} is not there`);
    const database = new DatabaseSync(source, { readOnly: true });
    await backup(database, file);
    database.close();
    refuseDamaged(file);
  } else {
    runPostgresProgram('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`]);
  }
  process.stdout.write(`${file} holds all texts, ids and ratings.\n`);
} catch (error) {
  console.error(redact(`No backup was made: ${String(error)}`));
  process.exitCode = 1;
}
