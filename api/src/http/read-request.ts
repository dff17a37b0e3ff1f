import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '../../contract/contract.ts';
import { ApiError } from '../lib/api-error.ts';
import { abortError } from '../lib/abortable.ts';
import type { BodyEnv } from './middleware/read-body.ts';

/**
 * The request's JSON body in the shape of `schema`; `details` is what the visitor reads when it has another.
 * Throws ApiError `unsupported_media_type`, `invalid_json` or `invalid_request`; none of them repeats the body.
 */
export function readJson<T>(c: Context<BodyEnv>, schema: z.ZodMiniType<T>, details: string): T {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new ApiError('unsupported_media_type', 'Content-Type must be application/json');
  }
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(c.get('body')));
  } catch (cause) {
    throw new ApiError('invalid_json', 'The body is not JSON', { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new ApiError('invalid_request', issues.join('; '), { details });
}

/** The client's Idempotency-Key, undefined when it sent none. Throws ApiError `invalid_request`. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  const parsed = idempotencyKeySchema.safeParse(key);
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_request', `${IDEMPOTENCY_HEADER} must be 8 to 128 letters, digits, "-" or "_"`);
}

/** Aborts, with an AbortError as its reason, when the client closes the connection before the answer is sent. */
export function clientSignal(c: Context): AbortSignal {
  const controller = new AbortController();
  const { signal } = c.req.raw;
  const onAbort = () => controller.abort(abortError('The client closed the connection'));
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  return controller.signal;
}
