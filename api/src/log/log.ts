import { ApiError } from '../lib/api-error.ts';

/** One request, answered or given up. `route` is the pattern that matched, so no id and no text of a visitor is in it. */
export interface RequestLine {
  /** The request's own id, made here; its answer carries it as `X-Request-Id`. */
  id: string;
  method: string;
  route: string;
  status: number;
  /** From the request's head to the answer's, or to the end of the connection. */
  ms: number;
}

/** Where the server writes what an operator needs to know: JSON, one line each, without any secret. */
export interface Log {
  request(line: RequestLine): void;
  /** A failure that is ours: the visitor gets a plain sentence, the operator the stack, of an ApiError its cause's. */
  failure(where: string, error: unknown, requestId?: string): void;
  /** Something that an operator has to know and that is no failure. */
  notice(where: string, message: string): void;
}

interface LogOptions {
  /** Requests are only written when asked for (`LOG=requests`). */
  requests: boolean;
  /** Takes secrets out of a line. */
  redact: (line: string) => string;
  write: (line: string) => void;
}

/** A log that hands lines to `write`. */
export function createLog({ requests, redact, write }: LogOptions): Log {
  const line = (entry: Record<string, unknown>) =>
    `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
  const put = (entry: Record<string, unknown>) => write(redact(line(entry)));
  return {
    request(told) {
      // Of our own words and numbers alone, and there are thousands a second: nothing in it could be a secret.
      if (requests) write(line({ level: 'info', ...told, ms: Math.round(told.ms) }));
    },
    notice: (where, message) => put({ level: 'warn', where, message }),
    failure(where, error, requestId) {
      put({
        level: 'error',
        where,
        ...(requestId === undefined ? {} : { id: requestId }),
        error: described(error instanceof ApiError ? (error.cause ?? error) : error),
      });
    },
  };
}

/** Lines on their way to a file or a pipe. */
interface Gathered {
  put: (line: string) => void;
  /** Writes now what waits. */
  flush: () => void;
}

/**
 * Hands to `write`, at once, what was put in one turn of the event loop: a call of the system for each line
 * took a twentieth of a cached answer's time.
 */
export function gatherLines(write: (lines: string) => void): Gathered {
  let lines = '';
  function flush(): void {
    if (lines !== '') write(lines);
    lines = '';
  }
  return {
    put(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
    flush,
  };
}

function described(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
