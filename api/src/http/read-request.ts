import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '../../contract/contract.ts';
import { LIMITS } from '../../contract/limits.ts';
import { ApiError } from '../lib/api-error.ts';
import type { ServerEnv } from './env.ts';

/**
 * The request's JSON body in the shape of `schema`; `details` is what the visitor reads when it has another.
 * Throws ApiError `payload_too_large`, `unsupported_media_type`, `invalid_json` or `invalid_request`; none of them repeats the body.
 */
export function readJson<T>(c: Context<ServerEnv>, schema: z.ZodMiniType<T>, details: string): T {
  const { headers, body } = c.env.incoming;
  if (body === undefined) {
    throw new ApiError('payload_too_large', `The body must not be larger than ${LIMITS.bodyBytes} bytes`);
  }
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new ApiError('unsupported_media_type', 'Content-Type must be application/json');
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (cause) {
    throw new ApiError('invalid_json', 'The body is not JSON', { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new ApiError('invalid_request', issues.join('; '), { details });
}

/** As Node has it. */
const IDEMPOTENCY_NAME = IDEMPOTENCY_HEADER.toLowerCase();

/** The client's Idempotency-Key, undefined when it sent none. Throws ApiError `invalid_request`. */
export function readIdempotencyKey(c: Context<ServerEnv>): string | undefined {
  const key = c.env.incoming.headers[IDEMPOTENCY_NAME];
  if (key === undefined) return undefined;
  const parsed = idempotencyKeySchema.safeParse(key);
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_request', `${IDEMPOTENCY_HEADER} must be 8 to 128 letters, digits, "-" or "_"`);
}
