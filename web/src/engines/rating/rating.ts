import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Rated, RatingService } from '../listening/ports.ts';

/** Chosen stars (1 to 5) by interaction id; an id that is absent is not rated. */
export type RatingState = Readonly<Record<string, number | undefined>>;

export interface Rating {
  readonly store: ReadableStore<RatingState>;
  /**
   * Sends the stars; shown as rated once stored, queued for want of a reply, or kept for a text that only the phone
   * knows. A refusal is only logged, and the widget stays unrated (SPEC section 4).
   */
  rate(interactionId: string, stars: number): Promise<void>;
  /** Shows what is known from elsewhere: a kept visit, or a rating that was refused after all. */
  show(interactionId: string, stars: number | undefined): void;
  dispose(): void;
}

/** Ratings of sound bites and conversations. */
export function createRating(deps: {
  service: RatingService;
  onRated: (stars: number, how: Rated) => void;
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
        const how = await deps.service.rate(interactionId, stars, life.signal);
        store.setState({ [interactionId]: stars });
        deps.onRated(stars, how);
      } catch (error) {
        deps.log('the rating was not stored', error);
      } finally {
        underWay.delete(interactionId);
      }
    },
    show(interactionId, stars) {
      if (store.getState()[interactionId] !== stars) store.setState({ [interactionId]: stars });
    },
    dispose: () => life.abort(),
  };
}
