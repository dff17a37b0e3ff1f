import type { SpeechProviderName } from '../../../contract/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { waitAfter } from '../../lib/retry-after.ts';

/** Why a service gave no sound; `empty` is an answer without any. */
export type FailureKind = 'failed' | 'rate_limited' | 'key_refused' | 'empty';

const CODES = {
  failed: 'speech_failed',
  rate_limited: 'speech_rate_limited',
  key_refused: 'speech_key_refused',
  empty: 'speech_failed',
} as const;

const AZURE_FAILED = 'Failed to synthesize speech with Azure';

/** What the client reads, word for word (docs/behaviour.md#speech-errors); the other providers have the codes' own sentences. */
const TEXTS: Partial<Record<SpeechProviderName, Record<FailureKind, string>>> = {
  azure: {
    failed: AZURE_FAILED,
    rate_limited: AZURE_FAILED,
    key_refused: AZURE_FAILED,
    empty: AZURE_FAILED,
  },
  elevenlabs: {
    failed: 'Failed to synthesize speech with ElevenLabs',
    rate_limited: 'ElevenLabs rate limit exceeded. Please try again later.',
    key_refused: 'ElevenLabs authentication failed. Please check your API key.',
    empty: 'Empty response from ElevenLabs',
  },
};

/**
 * The error for a text that was not spoken. `cause` goes to the log only, so it must not hold a key.
 * @param headers of the service's answer: when it may be asked again is passed on
 */
export function speechFailure(
  provider: SpeechProviderName,
  kind: FailureKind,
  cause: unknown,
  headers?: Headers,
): ApiError {
  const details = TEXTS[provider]?.[kind];
  const wait = waitAfter(headers);
  return new ApiError(CODES[kind], `The voices (${provider}) gave no sound: ${kind}`, {
    cause,
    ...(wait === undefined ? {} : { retryAfterS: Math.ceil(wait / 1_000) }),
    ...(details === undefined ? {} : { details }),
  });
}

/** The kind of failure that an HTTP status of a service stands for. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'rate_limited';
  return status === 401 ? 'key_refused' : 'failed';
}
