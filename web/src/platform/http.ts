import * as z from 'zod/mini';
import {
  configResponseSchema,
  conversationResponseSchema,
  descriptionResponseSchema,
  IDEMPOTENCY_HEADER,
  type ConfigResponse,
  type ConversationRequest,
  type ConversationResponse,
  type DescriptionRequest,
  type DescriptionResponse,
  type RatingRequest,
  type SpeechRequest,
} from '@placard/api/contract';
import { isAbort } from '../lib/abort.ts';
import { AppError } from '../lib/app-error.ts';

/** A request that stays without an answer this long counts as a network failure. */
const DEADLINE_MS = 30_000;

/** @throws AppError `no_internet` when no answer came; the signal's reason when aborted */
async function send(path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const { signal } = init;
  try {
    return await fetch(path, {
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
  } catch (error) {
    if (isAbort(error, signal)) throw error;
    throw new AppError('no_internet', { cause: error });
  }
}

function post(
  path: string,
  body: unknown,
  options: { signal: AbortSignal; key?: string },
): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(options.key === undefined ? {} : { [IDEMPOTENCY_HEADER]: options.key }),
    },
    body: JSON.stringify(body),
    signal: options.signal,
  });
}

/**
 * The body of an OK answer, in the given shape.
 * @throws AppError `http_status` 'Error: {status}' for any other status (SPEC section 8)
 */
async function json<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
): Promise<z.infer<Schema>> {
  if (!response.ok) throw new AppError('http_status', { message: `Error: ${response.status}` });
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new AppError('unexpected', { cause: answer.error });
  return answer.data;
}

/** The API's calls. All reject with AppError, or with the signal's reason when aborted. */
export const api = {
  async config(signal: AbortSignal): Promise<ConfigResponse> {
    return json(configResponseSchema, await send('/api/config', { signal }));
  },

  async describe(
    request: DescriptionRequest,
    key: string,
    signal: AbortSignal,
  ): Promise<DescriptionResponse> {
    return json(descriptionResponseSchema, await post('/api/artwork-description', request, { key, signal }));
  },

  async converse(
    request: ConversationRequest,
    key: string,
    signal: AbortSignal,
  ): Promise<ConversationResponse> {
    return json(
      conversationResponseSchema,
      await post('/api/artwork-conversation', request, { key, signal }),
    );
  },

  async rate(interactionId: string, rating: RatingRequest, signal: AbortSignal): Promise<void> {
    const response = await post(`/api/artwork/${encodeURIComponent(interactionId)}/rate`, rating, { signal });
    if (!response.ok) throw new AppError('http_status', { message: `Error: ${response.status}` });
  },

  /** Binary audio. The error's message is the server's details text (SPEC section 8). */
  async synthesizeSpeech(request: SpeechRequest, signal: AbortSignal): Promise<Blob> {
    const response = await post('/api/synthesize-speech', request, { signal });
    if (response.status === 200) return response.blob();
    const body: unknown = await response.json().catch(() => undefined);
    const answer = z.object({ details: z.string() }).safeParse(body);
    throw new AppError('speech_failed', answer.success ? { message: answer.data.details } : {});
  },
};
