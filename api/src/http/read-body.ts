import type { Answer } from './answer.ts';
import type { BufferedRequest } from './buffered-request.ts';

const decoder = new TextDecoder();
const NOTHING = Buffer.alloc(0);

/** A body up to this size is read to its end, so that its sender can read the refusal on the same connection. */
const READ_TO_END_BYTES = 8_000_000;

/**
 * Reads the body before `answer` is called: @hono/node-server breaks a connection half a second after an answer that
 * came before the body's end. Never holds more than `maxBytes`, whether the sender announced the length or not. A
 * request that breaks off in the middle is reported and never answered.
 *
 * By Node's events, which cost a fraction of a web stream, and before Hono: what waits there for a promise, every layer
 * waits for.
 */
export function readBody(
  request: BufferedRequest,
  response: Answer,
  maxBytes: number,
  answer: () => void,
): void {
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
    const [first = NOTHING, ...more] = chunks;
    const whole = more.length === 0 ? first : Buffer.concat(chunks);
    request.body = size <= maxBytes ? decoder.decode(whole) : undefined;
    answer();
  }

  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    if (size <= READ_TO_END_BYTES) return;
    response.shouldKeepAlive = false;
    end();
  });
  request.on('end', end);
  request.on('error', () => {
    if (!isAnswered) response.abandon();
  });
}
