import { randomUUID } from 'node:crypto';
import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import type { BufferedRequest } from './buffered-request.ts';
import type { RequestLine } from '../log/log.ts';
import { secureHeaders } from './secure-headers.ts';

/** Not sent to anyone, as the client is gone or the server is stopping: it marks an abandoned request in log and metrics. */
export const CLIENT_CLOSED_REQUEST = 499;
/** What Node itself answers to a request that takes too long to arrive. */
const REQUEST_TIMEOUT = 408;

/** What a server does with its answers. */
export interface Serving {
  /** Told of each request once. */
  report: (line: RequestLine) => void;
  /** Whether the connection ends with an answer, asked when its head is written. */
  isLast: () => boolean;
}

const NOT_SERVING: Serving = { report: () => undefined, isLast: () => false };

/**
 * Any answer of this server: with an id (`X-Request-Id`), by which the log names its request, and the security headers
 * of its path. They join the others when the head is written: each set before, they took a tenth of a cached
 * description's time.
 *
 * It is reported when its head is written, and so is a request that breaks off before it can be answered.
 */
export class Answer extends ServerResponse<BufferedRequest> {
  readonly id = randomUUID();
  readonly #since = performance.now();
  /** The pattern of the route that is meant; never an address, which may hold an interaction's id. */
  route = '*';
  /**
   * One object for all answers of a server. With a function made for each request V8 held every request until its next
   * full collection, and collecting took an eighth of a cached answer's time.
   */
  serving = NOT_SERVING;

  override writeHead(status: number, given: string | OutgoingHttpHeader[] | OutgoingHttpHeaders = {}): this {
    if (typeof given === 'string') throw new TypeError('No reason phrase is written here');
    const head: OutgoingHttpHeaders = { 'x-request-id': this.id, ...secureHeaders(this.req.url ?? '') };
    const fields = Array.isArray(given) ? paired(given) : given;
    // A header of the route's own stands in the place of ours, in whatever case it is written.
    for (const name in fields) head[name.toLowerCase()] = fields[name];
    if (this.serving.isLast()) this.shouldKeepAlive = false;
    super.writeHead(status, head);
    this.#tell(this.destroyed ? CLIENT_CLOSED_REQUEST : status);
    return this;
  }

  /** For a request that broke off, or was cut off, before its end: no answer can be sent. */
  abandon(): void {
    const error: unknown = this.req.socket.errored;
    const timedOut = error instanceof Error && 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    this.#tell(timedOut ? REQUEST_TIMEOUT : CLIENT_CLOSED_REQUEST);
  }

  #tell(status: number): void {
    const { id, route } = this;
    this.serving.report({
      id,
      method: this.req.method ?? '',
      route,
      status,
      ms: performance.now() - this.#since,
    });
  }
}

/** Node's own refusals list names and values by turns. */
function paired(list: OutgoingHttpHeader[]): OutgoingHttpHeaders {
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[String(name), list[at + 1]]] : [])));
}
