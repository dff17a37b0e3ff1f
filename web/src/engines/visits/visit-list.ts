import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import { findVisits } from './find-visits.ts';
import type { Visit } from './visit.ts';
import { dayOf } from '../../lib/day.ts';
import { visitDays, type VisitDay } from './visit-days.ts';
import type { Visits } from './visits.ts';

export interface VisitListState {
  /** What is searched for, as it was typed. */
  asked: string;
  /** The visits found, all while nothing is asked for; in the order of the visits. */
  found: readonly Visit[];
  /** The same by day. */
  days: readonly VisitDay[];
  /** Every name that was given to a day. */
  museums: readonly string[];
  /** Midnight of the day on which the list was opened, ms since 1970. */
  today: number;
}

/** The visits as a visitor looks through them. */
export interface VisitList {
  readonly store: ReadableStore<VisitListState>;
  /** Shows the list anew, with nothing searched for. It follows the visits until what is returned is called. */
  open(): () => void;
  search(asked: string): void;
  /** Names a day; a blank name takes the old one away. Kept with each visit, so that it goes with the last of them. */
  nameDay(day: VisitDay, name: string): void;
}

/** @param now the time, in ms since 1970 */
export function createVisitList(visits: Pick<Visits, 'store' | 'note'>, now: () => number): VisitList {
  function listed(asked: string): Omit<VisitListState, 'today'> {
    const all = visits.store.getState().visits;
    const found = findVisits(all, asked);
    const museums = new Set(all.flatMap(({ museum }) => museum ?? []));
    return { asked, found, days: visitDays(found), museums: [...museums] };
  }

  const store = createStore<VisitListState>(() => ({ ...listed(''), today: dayOf(now()) }));
  const search = (asked: string) => store.setState(listed(asked));
  return {
    store,
    open() {
      store.setState({ ...listed(''), today: dayOf(now()) });
      return visits.store.subscribe(() => search(store.getState().asked));
    },
    search,
    nameDay({ day }, name) {
      const museum = name.trim() === '' ? undefined : name.trim();
      // Of a day that is searched through, also those that were not found.
      for (const { id, seenAt } of visits.store.getState().visits)
        if (dayOf(seenAt) === day) void visits.note(id, { museum });
    },
  };
}
