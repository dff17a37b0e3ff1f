import { dayOf } from '../../lib/day.ts';
import type { Visit } from './visit.ts';

/** The visits of one day. */
export interface VisitDay {
  /** Its midnight by the phone's clock, in ms since 1970. */
  day: number;
  /** What the visitor called it. */
  museum: string | undefined;
  /** In the order they were given; never empty. */
  visits: readonly Visit[];
}

/** Visits by the day they were made on, the days in the order of their first visit given. */
export function visitDays(visits: readonly Visit[]): VisitDay[] {
  const days = new Map<number, Visit[]>();
  for (const visit of visits) {
    const day = dayOf(visit.seenAt);
    const others = days.get(day);
    if (others) others.push(visit);
    else days.set(day, [visit]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, museum: museumOf(ofDay), visits: ofDay }));
}

/** The name of the day that these visits were made on. */
function museumOf(visits: readonly Visit[]): string | undefined {
  return visits.find(({ museum }) => museum !== undefined)?.museum;
}

/** What the visitor called the day of this time, as its visits have it. */
export function museumOfDay(visits: readonly Visit[], time: number): string | undefined {
  return museumOf(visits.filter(({ seenAt }) => dayOf(seenAt) === dayOf(time)));
}
