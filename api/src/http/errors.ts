import type { Context } from 'hono';
import type { ErrorBody, ErrorCode } from '../../contract/contract.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Log } from '../log.ts';

/** Every error code with its HTTP status and the sentence a visitor gets when there is no better one. */
const ERRORS = {
  invalid_json: { status: 400, details: 'The request could not be read. Please try again.' },
  invalid_request: { status: 400, details: 'Something in the request is missing or not allowed.' },
  unsupported_media_type: {
    status: 415,
    details: 'The request came in a format that is not understood here.',
  },
  payload_too_large: { status: 413, details: 'This text is too long. Please photograph one label only.' },
  not_found: { status: 404, details: 'What you asked for does not exist here.' },
  method_not_allowed: { status: 405, details: 'This address cannot be used in that way.' },
  key_reused: { status: 422, details: 'This request was sent before with another text. Please try again.' },
  nothing_to_say: { status: 422, details: 'There is nothing in this text that can be read aloud.' },
  speech_failed: { status: 503, details: 'This text could not be read aloud just now. Please try again.' },
  internal: { status: 500, details: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<ErrorCode, { status: number; details: string }>;

/** Nobody reads this status: the client is gone. It tells an abandoned request from others in the log. */
const CLIENT_CLOSED_REQUEST = 499;

/** The answer to any failure under /api: JSON in the contract's shape, never a stack trace. */
export function errorResponse(c: Context, error: unknown, log: Log): Response {
  if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const known = error instanceof ApiError ? error : undefined;
  const code = known?.code ?? 'internal';
  const { status, details } = ERRORS[code];
  if (status >= 500) log.failure(c.req.path, known?.cause ?? error);
  const body: ErrorBody = {
    code,
    message: known?.message ?? 'Internal error',
    details: known?.details ?? details,
  };
  return c.json(body, status);
}
