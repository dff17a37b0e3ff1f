// Starts the one PostgreSQL server of a test run: a global set-up of Vitest.
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

export default async function startForRun({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  provide('postgresFolder', postgres.folder);
  return () => postgres.stop();
}
