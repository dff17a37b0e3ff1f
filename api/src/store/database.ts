/** What a statement's parameters may be. Text is well-formed and holds no NUL, which Postgres cannot keep. */
export type SqlValue = string | number | null;

/**
 * A database that answers one statement at a time, in the SQL that SQLite and Postgres share: `$1`, `$2`, … for
 * values, `RETURNING` for what was changed, quoted names for columns in capitals. Whole numbers come as `number`.
 */
export interface Database {
  /** For a FROM: a row for each element of a JSON list that is the value $1, in the column `value`. */
  readonly listed: string;
  /** Rows of a statement. What it changed survives a crash of the machine once the promise resolves. */
  query(sql: string, values: readonly SqlValue[]): Promise<unknown[]>;
  /**
   * Changes rows, and says how many. `lasting` as for `query`; what is not survives a crash of the process, but the
   * last of it may be lost with the machine's power.
   */
  change(sql: string, values: readonly SqlValue[], how: { lasting: boolean }): Promise<number>;
  /** Bytes that the tables take, without room that is free inside them. */
  bytes(): Promise<number>;
  /** Lets running statements finish, then closes. */
  dispose(): Promise<void>;
}
