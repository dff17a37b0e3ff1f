import { fetchedAtLast } from '../../lib/fetched-once.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { Timer } from '../../lib/timer.ts';
import type { VisitsState } from '../../engines/visits/visits.ts';
import type { VisitKeeping } from './visit-keeping.ts';

/**
 * The visits, whose keeper is fetched beside the first screen. Their list is empty until then, and what is asked of
 * them waits: a label read meanwhile is kept as soon as the keeper could be fetched.
 */
export function lateVisits(
  store: ReadableStore<VisitsState>,
  open: () => Promise<VisitKeeping>,
  timer: Timer,
): VisitKeeping {
  let opened: VisitKeeping | undefined;
  const keeping = fetchedAtLast(async () => (opened = await open()), timer);
  const visits = async () => (await keeping()).visits;
  const answers = async () => (await keeping()).answers;
  const places = async () => (await keeping()).places;

  return {
    visits: {
      store,
      sameLabel: (...call) => opened?.visits.sameLabel(...call),
      begin: async (...call) => (await visits()).begin(...call),
      seeAgain: async (...call) => (await visits()).seeAgain(...call),
      note: async (...call) => (await visits()).note(...call),
      keepPiece: async (...call) => (await visits()).keepPiece(...call),
      keepStars: async (...call) => (await visits()).keepStars(...call),
      erase: async (...call) => (await visits()).erase(...call),
      eraseAll: async () => (await visits()).eraseAll(),
      refresh: async () => (await visits()).refresh(),
    },
    answers: {
      interactionId: async (...call) => (await answers()).interactionId(...call),
      keep: async (...call) => (await answers()).keep(...call),
    },
    places: {
      find: async () => (await places()).find(),
      keep: async (...call) => (await places()).keep(...call),
      forget: async (...call) => (await places()).forget(...call),
    },
  };
}
