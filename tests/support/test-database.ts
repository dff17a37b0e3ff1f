import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { postgresUrl, USER } from './postgres.ts';
import { postgresPrograms } from '../setup/postgres-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the socket of this run's server is. */
    postgresFolder: string;
  }
}

/** Makes an empty database on the PostgreSQL server of this test run; its DATABASE_URL. */
export function createDatabase(): string {
  const folder = inject('postgresFolder');
  const name = `test_${randomUUID()}`;
  execFileSync(join(postgresPrograms(), 'createdb'), ['-h', folder, '-U', USER, name]);
  return postgresUrl(folder, name);
}

/** Everything that stands in a database, as text. */
export function dumpDatabase(url: string): string {
  return execFileSync(join(postgresPrograms(), 'pg_dump'), [url], { encoding: 'utf8' });
}
