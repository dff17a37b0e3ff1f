import * as z from 'zod/mini';
import {
  conversationResponseSchema,
  descriptionResponseSchema,
  IDEMPOTENCY_HEADER,
  type ConversationRequest,
  type DescriptionRequest,
  type RatingRequest,
  type SpeechRequest,
} from '@placard/api/contract';
import { isAbort } from '../lib/abort.ts';
import { AppError } from '../lib/app-error.ts';

/** A request that stays without an answer this long counts as a network failure. */
const DEADLINE_MS = 30_000;

async function post(
  path: string,
  body: unknown,
  options: { signal: AbortSignal; key?: string },
): Promise<Response> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  try {
    return await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(options.key === undefined ? {} : { [IDEMPOTENCY_HEADER]: options.key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([options.signal, deadline]),
    });
  } catch (error) {
    if (isAbort(error, options.signal)) throw error;
    throw new AppError('no_internet', { cause: error });
  }
}

/** @throws AppError `http_status` 'Error: {status}' for any non-OK status (SPEC section 8) */
async function postForJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  body: unknown,
  options: { signal: AbortSignal; key: string },
): Promise<z.infer<Schema>> {
  const response = await post(path, body, options);
  if (!response.ok) throw new AppError('http_status', { message: `Error: ${response.status}` });
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new AppError('unexpected', { cause: answer.error });
  return answer.data;
}

/** The API's calls. All reject with AppError, or with the signal's reason when aborted. */
export const api = {
  describe: (request: DescriptionRequest, key: string, signal: AbortSignal) =>
    postForJson(descriptionResponseSchema, '/api/artwork-description', request, { key, signal }),

  converse: (request: ConversationRequest, key: string, signal: AbortSignal) =>
    postForJson(conversationResponseSchema, '/api/artwork-conversation', request, { key, signal }),

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
