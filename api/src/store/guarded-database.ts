import { ApiError } from '../lib/api-error.ts';
import { createBreaker, type Breaker } from '../lib/breaker.ts';
import type { Database } from './database.ts';

/** Short enough that all is well again soon after the disk or the server is. */
const REST_MS = 5_000;
const CALM_MS = 60_000;
/** What a client is told to wait. */
const RETRY_S = 30;
const SQLITE_CONSTRAINT = 19;

/** Before a database: reading may go on where writing does not, as with a full disk. */
export interface DatabaseBreakers {
  reading: Breaker;
  writing: Breaker;
}

/** `onChange` hears of each that fails, and of each that works again (undefined). */
export function createDatabaseBreakers(
  onChange: (what: 'reading' | 'writing', failure: unknown) => void,
  now = Date.now,
): DatabaseBreakers {
  const breaker = (what: 'reading' | 'writing') =>
    createBreaker({
      restMs: REST_MS,
      calmMs: CALM_MS,
      isFailure: (error) => !isOfConstraint(error),
      onChange: (failure) => onChange(what, failure),
      now,
    });
  return { reading: breaker('reading'), writing: breaker('writing') };
}

/**
 * The same database. What it cannot do, because it or its disk fails, is ApiError `store_unavailable`; for some seconds
 * then calls fail at once. A row that a constraint refuses is thrown as it is.
 */
export function guardDatabase(database: Database, { reading, writing }: DatabaseBreakers): Database {
  async function guarded<T>(breaker: Breaker, work: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(work);
    } catch (cause) {
      if (isOfConstraint(cause)) throw cause;
      throw new ApiError('store_unavailable', 'The database cannot be used', { cause, retryAfterS: RETRY_S });
    }
  }

  return {
    ...database,
    query: (sql, values) =>
      guarded(/^\s*SELECT/.test(sql) ? reading : writing, () => database.query(sql, values)),
    bytes: () => guarded(reading, () => database.bytes()),
    change: (sql, values, how) => guarded(writing, () => database.change(sql, values, how)),
  };
}

/** A unique index or a check said no: class 23 of SQLSTATE, SQLITE_CONSTRAINT in its low byte. */
function isOfConstraint(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  const number: unknown = Reflect.get(error, 'errcode');
  if (typeof number === 'number') return (number & 0xff) === SQLITE_CONSTRAINT;
  return typeof code === 'string' && /^23\d{3}$/.test(code);
}
