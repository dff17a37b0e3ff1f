import type { RatingRequest } from '../../contract/contract.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Store } from '../store/port.ts';

/**
 * Keeps a rating, in place of an earlier one of the same interaction. Throws ApiError `not_found` for an
 * unknown interaction.
 */
export type RecordRating = (
  interactionId: string,
  request: RatingRequest,
  signal: AbortSignal,
) => Promise<void>;

interface Deps {
  store: Store;
  /** The voice provider in use, kept with each rating. */
  voice: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createRecordRating({ store, voice, now }: Deps): RecordRating {
  return async (interactionId, { rating, source }, signal) => {
    const found = await store.rate(
      { interactionId, stars: rating, source: source ?? 'server', voice: source ?? voice, ratedAt: now() },
      signal,
    );
    if (!found) {
      throw new ApiError('not_found', 'No such interaction', {
        details: 'What you rated is no longer known here, so the rating could not be kept.',
      });
    }
  };
}
