import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../lib/api-error.ts';

/** What a route finds in the context: the request's whole body, empty when there is none. */
export interface BodyEnv {
  Variables: { body: Uint8Array };
}

/** A sender of a body up to this size is heard out, so that it can read the refusal on the same connection. */
const HEARD_OUT_BYTES = 8_000_000;

/**
 * Reads the body before any route answers. Throws ApiError `payload_too_large` beyond `maxBytes`, whether the
 * sender announced the length or not; never holds more than that in memory.
 */
export function readBody(maxBytes: number): MiddlewareHandler<BodyEnv> {
  return async (c, next) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size <= maxBytes) chunks.push(chunk);
      if (size > HEARD_OUT_BYTES) {
        c.header('Connection', 'close');
        break;
      }
    }
    if (size > maxBytes) {
      throw new ApiError('payload_too_large', `The body must not be larger than ${maxBytes} bytes`);
    }
    c.set('body', Buffer.concat(chunks));
    await next();
  };
}
