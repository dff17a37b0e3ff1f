import type { Services } from '../features/services.ts';

/**
 * Shows the stars of the visit on the screen with whatever text it has: one that was kept, the phone's own, or the
 * server's that takes its place.
 */
export function connectStars({
  visits,
  currentVisit,
  rating,
}: Pick<Services, 'currentVisit' | 'rating'> & { visits: Pick<Services['visits'], 'store'> }): void {
  const showStars = () => {
    const { id } = currentVisit.getState();
    const visit = visits.store.getState().visits.find((one) => one.id === id);
    if (!visit) return;
    for (const piece of ['description', 'conversation'] as const) {
      const made = visit[piece];
      if (made) rating.show(made.interactionId, visit.stars[piece]);
    }
  };
  visits.store.subscribe(showStars);
  currentVisit.subscribe(showStars);
}
