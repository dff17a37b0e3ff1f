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

/** Midnight before this time, by the phone's clock; both in ms since 1970. */
export function dayOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
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

/** How many works were seen on the day of a visit before it; 0 for one that is not there. */
export function seenBefore(visits: readonly Visit[], id: string | undefined): number {
  const visit = visits.find((each) => each.id === id);
  return visit === undefined
    ? 0
    : visits.filter(({ seenAt, id: other }) => dayOf(seenAt) === dayOf(visit.seenAt) && other < visit.id)
        .length;
}

/** The name of the day that these visits were made on. */
function museumOf(visits: readonly Visit[]): string | undefined {
  return visits.find(({ museum }) => museum !== undefined)?.museum;
}

/** What the visitor called the day of this time, as its visits have it. */
export function museumOfDay(visits: readonly Visit[], time: number): string | undefined {
  return museumOf(visits.filter(({ seenAt }) => dayOf(seenAt) === dayOf(time)));
}
