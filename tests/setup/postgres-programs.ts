import { existsSync, globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installDebianPackages } from './debian-packages.ts';

function find(): string | undefined {
  const newestFirst = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin']).toSorted(newestFirst),
  ];
  const folder = folders.find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')));
  // A link on PATH may stand there without its neighbours.
  return folder === undefined ? undefined : dirname(realpathSync(join(folder, 'initdb')));
}

/**
 * The folder of PostgreSQL's server programs.
 * @throws when they are not installed
 */
export function postgresPrograms(): string {
  const folder = find();
  if (folder !== undefined) return folder;
  throw new Error(
    'The tests need a PostgreSQL server: run npm test as root on Debian, or install one and put initdb on PATH.',
  );
}

/** Installs PostgreSQL where it is missing and can be installed; throws where it cannot. */
export function installPostgres(): void {
  if (find() === undefined) installDebianPackages(['postgresql']);
  postgresPrograms();
}
