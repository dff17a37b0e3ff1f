import * as z from 'zod/mini';
import type { SpeechProviderName } from '@placard/api/contract';
import { isAbort } from '../../lib/abort.ts';
import { AppError } from '../../lib/app-error.ts';
import { ERROR_TEXTS } from '../../lib/error-texts.ts';

/** Where the reason for a failure may stand; each is read only where docs/behaviour.md#speech-call reads it. */
const failureSchema = z.object({
  details: z.optional(z.string()),
  detail: z.optional(z.string()),
  message: z.optional(z.string()),
});
type Failure = z.infer<typeof failureSchema>;

/**
 * The sound of an answer to a speech request, which only status 200 has.
 * @throws AppError `speech_failed` in the provider's words of docs/behaviour.md#speech-call, which it also logs, since the visitor
 * reads the playback's own; `no_internet` when the answer broke off
 */
export async function readSpeech(
  response: Response,
  provider: SpeechProviderName | undefined,
  signal: AbortSignal,
): Promise<Blob> {
  const reason = provider === 'elevenlabs' ? elevenLabsReason : cloudReason;
  let message: string;
  if (response.status === 200) {
    const audio = await response.blob().catch((cause: unknown) => {
      throw isAbort(cause, signal) ? cause : new AppError('no_internet', { cause });
    });
    if (audio.size > 0) return audio;
    message = provider === 'elevenlabs' ? ERROR_TEXTS.elevenlabs_empty : ERROR_TEXTS.speech_failed;
  } else {
    const body = failureSchema.safeParse(await response.json().catch(() => undefined));
    signal.throwIfAborted();
    message = reason(response.status, body.success ? body.data : {});
  }
  console.warn(`Speech failed with status ${response.status}: ${message}`);
  throw new AppError('speech_failed', { message });
}

function cloudReason(_: number, { details }: Failure): string {
  return details || ERROR_TEXTS.speech_failed;
}

function elevenLabsReason(status: number, { detail, message }: Failure): string {
  if (status === 429) return ERROR_TEXTS.elevenlabs_rate_limited;
  if (status === 401) return ERROR_TEXTS.elevenlabs_key_refused;
  return detail || message || ERROR_TEXTS.elevenlabs_failed;
}
