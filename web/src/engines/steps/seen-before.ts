import { dayOf } from '../../lib/day.ts';
import type { Visit } from '../visits/visit.ts';

/** How many works were seen on the day of a visit before it; 0 for one that is not there. */
export function seenBefore(visits: readonly Visit[], id: string | undefined): number {
  const visit = visits.find((each) => each.id === id);
  return visit === undefined
    ? 0
    : visits.filter(({ seenAt, id: other }) => dayOf(seenAt) === dayOf(visit.seenAt) && other < visit.id)
        .length;
}
