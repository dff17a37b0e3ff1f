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

export function createRecordRating({ store, now }: { store: Store; now: () => number }): RecordRating {
  return async (interactionId, { rating, source }, signal) => {
    const found = await store.rate(
      { interactionId, stars: rating, source: source ?? 'server', ratedAt: now() },
      signal,
    );
    if (!found) {
      throw new ApiError('not_found', 'No such interaction', {
        details: 'What you rated is no longer known here, so the rating could not be kept.',
      });
    }
  };
}
