import * as z from 'zod/mini';
import {
  conversationResponseSchema,
  descriptionResponseSchema,
  ELEVENLABS_SPEECH_PATH,
  IDEMPOTENCY_HEADER,
  SPEECH_PATH,
  type ConversationRequest,
  type ConversationResponse,
  type DescriptionRequest,
  type DescriptionResponse,
  type RatingRequest,
  type SpeechProviderName,
  type SpeechRequest,
} from '@placard/api/contract';
import { isAbort } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { isCaptivePortal } from './captive-portal.ts';
import { readSpeech } from './read-speech.ts';

/** A request that stays without an answer this long counts as a network failure, until the server has said how long. */
const ANSWER_DEADLINE_MS = 30_000;
const NO_CONTENT = 204;

const errorDetailsSchema = z.object({ details: z.string() });

/** Seconds, or a date (RFC 9110, 10.2.3). @returns ms from now; undefined when the header says neither */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** The whole body as JSON, undefined when it is not JSON. @throws AppError `no_internet` when it broke off */
async function jsonBody(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    if (isAbort(error, signal)) throw error;
    throw new AppError('no_internet', { cause: error });
  }
}

/** 'Error: {status}' (docs/behaviour.md#call-errors). */
async function refusal(response: Response, signal: AbortSignal): Promise<AppError> {
  const body = errorDetailsSchema.safeParse(await jsonBody(response, signal));
  return new AppError('http_status', {
    message: `Error: ${response.status}`,
    reply: {
      status: response.status,
      details: body.success ? body.data.details : undefined,
      retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), Date.now()),
    },
  });
}

/**
 * The body of an OK answer, in the given shape.
 * @throws AppError `http_status` for any other status; `captive_portal` when it is no JSON; `unexpected` for JSON of
 *   another shape
 */
async function json<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
  signal: AbortSignal,
): Promise<z.infer<Schema>> {
  if (!response.ok) throw await refusal(response, signal);
  const body = await jsonBody(response, signal);
  if (body === undefined) throw new AppError('captive_portal');
  const answer = schema.safeParse(body);
  // No words of its own: the visitor gets those for what was asked.
  if (!answer.success) throw new AppError('unexpected', { message: '', cause: answer.error });
  return answer.data;
}

/** The API's calls. All reject with AppError, or with the signal's reason when aborted. */
export interface Api {
  /** From now on an answer is waited for this long, in ms, as the server's configuration says. */
  waitForAnswers: (ms: number) => void;
  /**
   * @throws AppError `no_internet` when no answer came, `captive_portal` when it is not our server's; the signal's
   *   reason when aborted
   */
  send: (path: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>;
  describe: (request: DescriptionRequest, key: string, signal: AbortSignal) => Promise<DescriptionResponse>;
  converse: (request: ConversationRequest, key: string, signal: AbortSignal) => Promise<ConversationResponse>;
  rate: (interactionId: string, rating: RatingRequest, signal: AbortSignal) => Promise<void>;
  /** Binary audio, of any size. `provider` is the one that /api/config named, undefined as long as it has not. */
  synthesizeSpeech: (
    request: SpeechRequest,
    provider: SpeechProviderName | undefined,
    signal: AbortSignal,
  ) => Promise<Blob>;
}

/** The API of the server that this page or worker came from. */
export function createApi(): Api {
  let deadlineMs = ANSWER_DEADLINE_MS;

  async function send(path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    const { signal } = init;
    const answer = await fetch(path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    }).catch((error: unknown) => {
      throw isAbort(error, signal) ? error : new AppError('no_internet', { cause: error });
    });
    if (isCaptivePortal(answer)) throw new AppError('captive_portal');
    return answer;
  }

  function post(path: string, body: unknown, signal: AbortSignal, key?: string): Promise<Response> {
    return send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
      },
      body: JSON.stringify(body),
      signal,
    });
  }

  return {
    waitForAnswers(ms) {
      deadlineMs = ms;
    },
    send,
    async describe(request, key, signal) {
      const response = await post('/api/artwork-description', request, signal, key);
      return json(descriptionResponseSchema, response, signal);
    },
    async converse(request, key, signal) {
      const response = await post('/api/artwork-conversation', request, signal, key);
      return json(conversationResponseSchema, response, signal);
    },
    async rate(interactionId, rating, signal) {
      const response = await post(`/api/artwork/${encodeURIComponent(interactionId)}/rate`, rating, signal);
      if (response.ok && response.status !== NO_CONTENT) throw new AppError('captive_portal');
      if (!response.ok) throw await refusal(response, signal);
    },
    async synthesizeSpeech(request, provider, signal) {
      const path = provider === 'elevenlabs' ? ELEVENLABS_SPEECH_PATH : SPEECH_PATH;
      return readSpeech(await post(path, request, signal), provider, signal);
    },
  };
}
