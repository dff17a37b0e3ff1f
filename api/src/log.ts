/** One finished request. `route` is the pattern that matched, so no id and no text of a visitor is in it. */
export interface RequestLine {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** Where the server writes what an operator needs to know: JSON, one line each. */
export interface Log {
  request(line: RequestLine): void;
  /** A failure that is ours: the visitor gets a plain sentence, the operator the stack. */
  failure(where: string, error: unknown): void;
}

/** A log that hands lines to `write`; requests are only written when asked for (`LOG=requests`). */
export function createLog(options: { requests: boolean; write: (line: string) => void }): Log {
  const write = (entry: Record<string, unknown>) =>
    options.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  return {
    request(line) {
      if (options.requests) write({ level: 'info', ...line });
    },
    failure(where, error) {
      write({
        level: 'error',
        where,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    },
  };
}
