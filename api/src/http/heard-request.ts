import { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';

const decoder = new TextDecoder();

/** A sender of a body up to this size is heard out, so that it can read the refusal on the same connection. */
const HEARD_OUT_BYTES = 8_000_000;

/** A request with its whole body. */
export class HeardRequest extends IncomingMessage {
  /** As text, empty when there is none; undefined when it is larger than it may be. */
  body: string | undefined = '';
  /** The address of whoever sent it, once it was admitted (`createAdmit`). */
  client = '';
}

/**
 * Reads the body before `answer` is called: @hono/node-server breaks a connection half a second after an answer that
 * came before the body's end. Never holds more than `maxBytes`, whether the sender announced the length or not. A
 * request that breaks off in the middle is reported and never answered.
 *
 * By Node's events, which cost a fraction of a web stream, and before Hono: what waits there for a promise, every layer
 * waits for.
 */
export function hear(request: HeardRequest, response: Answer, maxBytes: number, answer: () => void): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) {
    answer();
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  let isAnswered = false;

  function end(): void {
    if (isAnswered) return;
    isAnswered = true;
    request.body = size <= maxBytes ? decoder.decode(Buffer.concat(chunks)) : undefined;
    answer();
  }

  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    if (size <= HEARD_OUT_BYTES) return;
    response.shouldKeepAlive = false;
    end();
  });
  request.on('end', end);
  request.on('error', () => {
    if (!isAnswered) response.abandon();
  });
}
