import { fetchedAtLast } from '../../lib/fetched-once.ts';
import { lazyCalls } from '../../lib/lazy-calls.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Timer } from '../../lib/timer.ts';
import type { VisitsState } from '../../engines/visits/visits.ts';
import type { VisitKeeping } from './visit-keeping.ts';

/**
 * The visits, whose keeper is fetched beside the first screen. Their list is empty until then, and what is asked of
 * them waits: a label read meanwhile is kept as soon as the keeper could be fetched.
 */
export function lazyVisits(
  store: ReadableStore<VisitsState>,
  open: () => Promise<VisitKeeping>,
  timer: Timer,
): VisitKeeping {
  let opened: VisitKeeping | undefined;
  const keeping = fetchedAtLast(async () => (opened = await open()), timer);

  return {
    visits: {
      store,
      sameLabel: (...call) => opened?.visits.sameLabel(...call),
      ...lazyCalls(
        async () => (await keeping()).visits,
        ['begin', 'seeAgain', 'note', 'keepPiece', 'keepStars', 'erase', 'eraseAll', 'refresh'],
      ),
    },
    answers: lazyCalls(async () => (await keeping()).answers, ['interactionId', 'keep']),
    places: lazyCalls(async () => (await keeping()).places, ['find', 'keep', 'forget']),
  };
}
