/** Makes sure that only one page or worker does a thing at a time; a holder that dies lets go. */
export interface Locks {
  /** @throws the signal's reason when aborted while waiting */
  hold(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
}
