import type { OutboxEvent, PieceName } from '../../engines/outbox/entry.ts';
import type { Services } from '../../features/services.ts';

interface ShownPiece {
  phase: string;
  piece?: { interactionId: string };
}

interface PieceStore {
  store: { subscribe: (listener: (state: ShownPiece, previous: ShownPiece) => void) => unknown };
}

interface StarsDeps {
  visits: Pick<Services['visits'], 'store'>;
  currentVisit: Services['currentVisit'];
  rating: Pick<Services['rating'], 'show' | 'store'>;
  outbox: { onEvent: (listener: (event: OutboxEvent) => void) => unknown };
  soundBite: PieceStore;
  podcast: PieceStore;
}

/**
 * Which stars are shown besides those just chosen: those of a visit that is brought back, and with the server's text
 * those given to the phone's own, in whose place it comes. Stop clears the interaction (docs/behaviour.md#sound-bite-states), so they go
 * with their panel; the list of visits goes on showing them.
 */
export function connectStars({ visits, currentVisit, rating, outbox, ...pieces }: StarsDeps): void {
  currentVisit.subscribe(({ id, reopened }) => {
    const visit = reopened && visits.store.getState().visits.find((one) => one.id === id);
    if (!visit) return;
    for (const name of ['description', 'conversation'] satisfies PieceName[]) {
      const made = visit[name];
      if (made) rating.show(made.interactionId, visit.stars[name]);
    }
  });

  for (const { store } of [pieces.soundBite, pieces.podcast])
    store.subscribe(({ phase }, { piece }) => {
      if (phase === 'closed' && piece) rating.show(piece.interactionId, undefined);
    });

  /** The server's ids, by those of the requests, which the phone's own texts go by. */
  const answered = new Map<string, string>();
  outbox.onEvent((event) => {
    if (event.type !== 'answered' || event.answer.kind === 'rating') return;
    const { interactionId } = event.answer.body;
    answered.set(event.entry.id, interactionId);
    const stars = rating.store.getState()[event.entry.id];
    if (stars !== undefined) rating.show(interactionId, stars);
  });
  rating.store.subscribe((stars, before) => {
    for (const [own, interactionId] of answered)
      if (stars[own] !== before[own]) rating.show(interactionId, stars[own]);
  });
}
