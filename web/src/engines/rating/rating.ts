import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { RatingService } from '../listening/ports.ts';

/** Chosen stars (1 to 5) by interaction id; an id that is absent is not rated. */
export type RatingState = Readonly<Record<string, number>>;

export interface Rating {
  readonly store: ReadableStore<RatingState>;
  /** Sends the stars; shown as rated once stored. A failure is only logged (SPEC section 4). */
  rate(interactionId: string, stars: number): Promise<void>;
  dispose(): void;
}

/** Ratings of sound bites and conversations. */
export function createRating(deps: {
  service: RatingService;
  onRated: (stars: number) => void;
  log: (message: string, cause: unknown) => void;
}): Rating {
  const store = createStore<RatingState>(() => ({}));
  const underWay = new Set<string>();
  const life = new AbortController();
  return {
    store,
    async rate(interactionId, stars) {
      if (underWay.has(interactionId) || store.getState()[interactionId] !== undefined) return;
      underWay.add(interactionId);
      try {
        await deps.service.rate(interactionId, { rating: stars }, life.signal);
        store.setState({ [interactionId]: stars });
        deps.onRated(stars);
      } catch (error) {
        deps.log('the rating was not stored', error);
      } finally {
        underWay.delete(interactionId);
      }
    },
    dispose: () => life.abort(),
  };
}
