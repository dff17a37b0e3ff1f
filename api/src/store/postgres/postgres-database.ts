import { Client, Pool, TypeOverrides, types, type QueryResult } from 'pg';
import * as z from 'zod/mini';
import type { Database, SqlValue } from '../database.ts';

const MIGRATIONS = [
  `CREATE TABLE texts (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('description', 'conversation')),
     label_text TEXT NOT NULL,
     source TEXT NOT NULL,
     words TEXT NOT NULL,
     created_at BIGINT NOT NULL
   );
   CREATE INDEX texts_by_age ON texts (created_at);
   CREATE TABLE interactions (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('description', 'conversation')),
     idempotency_key TEXT,
     request_hash TEXT NOT NULL,
     text_id TEXT NOT NULL,
     created_at BIGINT NOT NULL
   );
   CREATE UNIQUE INDEX interactions_by_key ON interactions (kind, idempotency_key)
     WHERE idempotency_key IS NOT NULL;
   CREATE INDEX interactions_by_text ON interactions (text_id);
   CREATE INDEX interactions_by_age ON interactions (created_at);
   CREATE TABLE ratings (
     interaction_id TEXT PRIMARY KEY,
     stars SMALLINT NOT NULL CHECK (stars BETWEEN 1 AND 5),
     source TEXT NOT NULL CHECK (source IN ('server', 'device')),
     text_source TEXT NOT NULL,
     voice TEXT NOT NULL,
     rated_at BIGINT NOT NULL
   );
   CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at BIGINT NOT NULL);`,
  `CREATE TABLE budgets (name TEXT PRIMARY KEY, spent BIGINT NOT NULL, resets_at BIGINT NOT NULL);
   CREATE TABLE limits (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT);
   CREATE TABLE salts (day INTEGER PRIMARY KEY, salt TEXT NOT NULL);`,
  // Ids begin with the time: their own index tells the old ones.
  'DROP INDEX interactions_by_age;',
  'ALTER TABLE texts ADD COLUMN grounds TEXT;',
  `ALTER TABLE texts ADD COLUMN written_by TEXT;
   ALTER TABLE ratings ADD COLUMN written_by TEXT;`,
];

/** Of each pool: nine processes go with the 100 connections that PostgreSQL allows unless told otherwise. */
const CONNECTIONS = 5;
/** A database that does not answer in this time counts as away. */
const DEADLINE_MS = 5_000;
/** Any number that no other program takes as its advisory lock in the same database. */
const MIGRATION_LOCK = 7_052_231;

const BYTES = `
  SELECT sum(pg_total_relation_size(c.oid))::bigint AS bytes FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() AND c.relkind = 'r'`;

const bytesRow = z.object({ bytes: z.number() });
const versionRow = z.object({ version: z.int() });

/** Connections whose commits wait for the disk, and connections whose commits do not. */
export interface PostgresPools {
  /** The address of the database. */
  url: string;
  lasting: Pool;
  quick: Pool;
}

/** Pools of connections to `url`; one that breaks while idle is reported to `onError` and replaced. */
export function openPools(url: string, onError: (error: Error) => void): PostgresPools {
  // A lasting commit flushes what was committed before it, on whatever connection.
  return { url, lasting: openPool(url, onError), quick: openPool(url, onError, '-c synchronous_commit=off') };
}

function openPool(url: string, onError: (error: Error) => void, options?: string): Pool {
  const numbers = new TypeOverrides();
  // int8 as a number: no count and no time of ours comes near 2^53.
  numbers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: DEADLINE_MS,
    statement_timeout: DEADLINE_MS,
    // Of ours too: a server that is frozen, or whose machine is gone, ends no statement.
    query_timeout: DEADLINE_MS,
    ...(options !== undefined && { options }),
    types: numbers,
  });
  pool.on('error', onError);
  return pool;
}

/**
 * A Postgres database, its schema brought up to date under a lock that all processes share. It owns the pools.
 * Rejects when the server cannot be reached, or the schema comes from a newer version of Placard.
 */
export async function openPostgresDatabase({ url, lasting, quick }: PostgresPools): Promise<Database> {
  async function end(): Promise<void> {
    const open = [lasting, quick].filter((pool) => !pool.ended);
    await Promise.all(open.map((pool) => pool.end()));
  }

  try {
    await migrate(url);
  } catch (error) {
    await end();
    throw error;
  }
  const names = new Map<string, string>();

  function run(
    pool: Pool,
    sql: string,
    values: readonly SqlValue[],
  ): Promise<QueryResult<Record<string, unknown>>> {
    const name = names.get(sql) ?? `placard_${names.size + 1}`;
    names.set(sql, name);
    return pool.query({ name, text: sql, values: [...values] });
  }

  return {
    listed: 'jsonb_array_elements(CAST($1 AS jsonb)) AS listed(value)',
    query: async (sql, values) => (await run(lasting, sql, values)).rows,
    change: async (sql, values, how) => (await run(how.lasting ? lasting : quick, sql, values)).rowCount ?? 0,
    async bytes() {
      const { rows } = await run(lasting, BYTES, []);
      return bytesRow.parse(rows[0]).bytes;
    },
    dispose: end,
  };
}

/** On a connection of its own: a new index, or another process that is at it, may take longer than any request has. */
async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: DEADLINE_MS });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS placard_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT coalesce(max(version), 0) AS version FROM placard_schema');
    const { version } = versionRow.parse(rows[0]);
    if (version > MIGRATIONS.length) {
      throw new Error('The database was written by a newer version of Placard; use that version');
    }
    for (const script of MIGRATIONS.slice(version)) await client.query(script);
    await client.query('DELETE FROM placard_schema');
    await client.query('INSERT INTO placard_schema (version) VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } finally {
    // Without a COMMIT nothing of it counts.
    await client.end();
  }
}
