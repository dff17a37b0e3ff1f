import { dayOf } from '../../lib/day.ts';
import type { Visit } from '../visits/visit.ts';
import { heardIn } from '@placard/api/heard';
import { LIMITS } from '@placard/api/limits';

/** The works that were seen on the day of a visit before it; none for one that is not there. */
function earlierOnDay(visits: readonly Visit[], id: string | undefined): Visit[] {
  const visit = visits.find((each) => each.id === id);
  return visit === undefined
    ? []
    : visits.filter(({ seenAt, id: other }) => dayOf(seenAt) === dayOf(visit.seenAt) && other < visit.id);
}

/**
 * How many works were seen on the day of a visit before it, and what was said of them beside their labels, by `heardKey`:
 * of the last ones where that is more than a request may carry.
 */
export function seenBefore(
  visits: readonly Visit[],
  id: string | undefined,
): { nth: number; heard: number[] } {
  const earlier = earlierOnDay(visits, id).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const heard = earlier.flatMap(({ description, conversation }) =>
    [description, conversation].flatMap((piece) => heardIn(piece?.statements ?? [])),
  );
  return { nth: Math.min(LIMITS.nth, earlier.length), heard: [...new Set(heard)].slice(-LIMITS.heard) };
}
