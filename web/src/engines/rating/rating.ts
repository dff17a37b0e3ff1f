import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Rated, RatingService } from '../listening/ports.ts';

/** Chosen stars (1 to 5) by interaction id; an id that is absent is not rated. */
export type RatingState = Readonly<Record<string, number | undefined>>;

export interface Rating {
  readonly store: ReadableStore<RatingState>;
  /**
   * Sends the stars; shown as rated once stored, queued for want of a reply, or kept for a text that only the phone
   * knows. Other stars take their place, also those chosen while a request is under way: the last ones are sent when
   * it has ended. A refusal is only logged, and the widget stays as it was (docs/behaviour.md#rating-states).
   */
  rate(interactionId: string, stars: number): Promise<void>;
  /** Shows what is known from elsewhere: a kept visit, a rating that was refused after all, or none after Stop. */
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
  /** The stars chosen last, by the ids whose request is under way. */
  const chosen = new Map<string, number>();
  const life = new AbortController();

  async function send(interactionId: string, stars: number): Promise<void> {
    if (store.getState()[interactionId] === stars) return;
    try {
      const how = await deps.service.rate(interactionId, stars, life.signal);
      store.setState({ [interactionId]: stars });
      deps.onRated(stars, how);
    } catch (error) {
      deps.log('the rating was not stored', error);
    }
  }

  return {
    store,
    async rate(interactionId, stars) {
      const underWay = chosen.has(interactionId);
      chosen.set(interactionId, stars);
      if (underWay) return;
      let sent: number;
      let next = stars;
      do {
        sent = next;
        await send(interactionId, sent);
        next = chosen.get(interactionId) ?? sent;
      } while (next !== sent);
      chosen.delete(interactionId);
    },
    show(interactionId, stars) {
      if (store.getState()[interactionId] !== stars) store.setState({ [interactionId]: stars });
    },
    dispose: () => life.abort(),
  };
}
