import { spawnSync } from 'node:child_process';

/** Runs a program of PostgreSQL on a database; the password goes by the environment, which no other user sees. Throws Error with what it says. */
export function runPostgresProgram(program: string, databaseUrl: string, options: string[]): void {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  const { status, stderr, error } = spawnSync(program, [`--dbname=${url.href}`, ...options], {
    env,
    encoding: 'utf8',
  });
  if (error) throw new Error(`${program} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${program}: ${stderr.trim()}`);
}
