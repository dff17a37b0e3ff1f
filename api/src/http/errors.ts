import type { Context } from 'hono';
import { ELEVENLABS_SPEECH_PATH, type ErrorBody, type ErrorCode } from '../../contract/contract.ts';
import { isAbortError } from '../lib/abortable.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { CLIENT_CLOSED_REQUEST } from './answer.ts';
import type { ServerEnv } from './env.ts';

/** Every error code with its HTTP status and the sentence a visitor gets when there is no better one. */
export const ERRORS = {
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
  too_many_requests: {
    status: 429,
    details: 'Many visitors are using this connection just now. Please try again in a moment.',
  },
  busy: { status: 429, details: 'Many visitors are listening just now. Please try again in a moment.' },
  budget_spent: { status: 429, details: 'The voices of this server are used up for today.' },
  origin_not_allowed: { status: 403, details: 'This page may not use this server.' },
  speech_rate_limited: {
    status: 429,
    details: 'Too many texts are being read aloud just now. Please try again later.',
  },
  speech_key_refused: { status: 401, details: 'The voice service did not accept this server.' },
  speech_not_configured: { status: 503, details: 'This server has no key for these voices.' },
  store_unavailable: { status: 503, details: 'Nothing can be kept just now. Please try again later.' },
  internal: { status: 500, details: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<ErrorCode, { status: number; details: string }>;

/** Failures below 500 that the operator has to know of: a key or a plan of theirs needs care. */
const FOR_THE_OPERATOR = new Set<ErrorCode>(['speech_rate_limited', 'speech_key_refused']);

/** Logged once when it begins (`guardDatabase`), not with every request. */
const TOLD_ELSEWHERE = new Set<ErrorCode>(['store_unavailable']);

/** The body of an error, to be sent without Hono: before a request is known to be one. */
export function plainError(code: ErrorCode, message: string): { status: number; body: string } {
  const { status, details } = ERRORS[code];
  return { status, body: JSON.stringify({ code, message, details } satisfies ErrorBody) };
}

/** The answer to any failure under /api: JSON in the contract's shape, never a stack trace. */
export function errorResponse(
  c: Context<ServerEnv>,
  error: unknown,
  { log, metrics }: { log: Log; metrics: Metrics },
): Response {
  if (c.req.raw.signal.aborted || isAbortError(error))
    return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const known = error instanceof ApiError ? error : undefined;
  const code = known?.code ?? 'internal';
  const { status } = ERRORS[code];
  if ((status >= 500 && !TOLD_ELSEWHERE.has(code)) || FOR_THE_OPERATOR.has(code)) {
    log.failure(c.req.path, error, c.env.outgoing.id);
  }
  metrics.refused(code);
  const details = known?.details ?? ERRORS[code].details;
  const body: ErrorBody = {
    code,
    message: known?.message ?? 'Internal error',
    details,
    ...(c.req.path === ELEVENLABS_SPEECH_PATH ? { detail: details } : {}),
  };
  if (known?.retryAfterS !== undefined) c.header('Retry-After', String(known.retryAfterS));
  return c.json(body, status);
}
