/** Counts the requests of each client against a limit for a minute and one for a day. */
export interface ClientLimiter {
  /**
   * Counts one request from this address: the seconds to wait when it is one too many. At once where no database has
   * to be asked, since every request pays for it.
   */
  take(address: string): number | undefined | Promise<number | undefined>;
  /**
   * The client's networks as a store may know them (`networksOf`, the narrowest first): hashes, salted anew every day.
   */
  namesOf(address: string): Promise<readonly string[]>;
}
