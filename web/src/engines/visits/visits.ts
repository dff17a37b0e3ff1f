import type { StoreApi } from 'zustand/vanilla';
import type { Records } from '../../lib/records.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { PieceName } from '../outbox/entry.ts';
import type { LabelReading } from '../ocr/reading.ts';
import { museumOfDay } from './visit-days.ts';
import { withPiece, type Pieces, type Visit } from './visit.ts';

export interface VisitsState {
  /** Newest first. */
  visits: readonly Visit[];
}

/** Every label that was read, kept on the phone. */
export interface Visits {
  readonly store: ReadableStore<VisitsState>;
  /** A label was read: it is a visit from now on, under an id that sorts by time. Settles when it is written down. */
  begin(id: string, reading: LabelReading): Promise<void>;
  /** Changes what is known of a visit; one that was erased stays erased. */
  note(id: string, what: Partial<Pick<Visit, 'picture' | 'title' | 'maker' | 'museum'>>): Promise<void>;
  keepPiece(id: string, made: Pieces): Promise<void>;
  /** undefined: the rating was refused after all, or called off. */
  keepStars(id: string, piece: PieceName, stars: number | undefined): Promise<void>;
  erase(id: string): Promise<void>;
  eraseAll(): Promise<void>;
  /** Another page or the worker has changed something. */
  refresh(): Promise<void>;
}

export function createVisits(deps: {
  records: Records<Visit>;
  store: StoreApi<VisitsState>;
  now: () => number;
  /** An erased visit has nothing to wait for, and its clips go too. */
  onErased: (visit: Visit) => Promise<void>;
  /** No visit is left. */
  onAllErased: () => Promise<void>;
  /** Tells the other pages. */
  onChanged: () => void;
}): Visits {
  const { records, store, now, onErased, onAllErased, onChanged } = deps;

  /** Counts what this page changed, so that what was read before a change does not undo it on the screen. */
  let changes = 0;

  async function refresh(): Promise<void> {
    let before: number;
    let kept: Visit[];
    do {
      before = changes;
      kept = await records.all();
    } while (before !== changes);
    store.setState({ visits: kept.toReversed() });
  }

  async function change(id: string, by: (visit: Visit) => Visit): Promise<void> {
    // What is on the screen changes at once; the disk follows.
    changes += 1;
    store.setState(({ visits }) => ({
      visits: visits.map((visit) => (visit.id === id ? by(visit) : visit)),
    }));
    await records.change(id, by);
    onChanged();
  }

  async function erase(visit: Visit): Promise<void> {
    changes += 1;
    store.setState(({ visits }) => ({ visits: visits.filter(({ id }) => id !== visit.id) }));
    await records.remove(visit.id);
    await onErased(visit);
    onChanged();
  }

  void refresh();
  return {
    store,
    refresh,
    async begin(id, reading) {
      // The word boxes in hocr are larger than all the rest, and nothing reads them again.
      const visit: Visit = {
        id,
        seenAt: now(),
        reading: { ...reading, hocr: '' },
        picture: undefined,
        title: undefined,
        maker: undefined,
        museum: museumOfDay(store.getState().visits, now()),
        stars: {},
      };
      changes += 1;
      store.setState(({ visits }) => ({ visits: [visit, ...visits] }));
      await records.put(id, visit);
      onChanged();
    },
    note: (id, what) => change(id, (visit) => ({ ...visit, ...what })),
    keepPiece: (id, made) => change(id, (visit) => withPiece(visit, made)),
    keepStars: (id, piece, stars) =>
      change(id, (visit) => ({ ...visit, stars: { ...visit.stars, [piece]: stars } })),
    async erase(id) {
      const visit = store.getState().visits.find((one) => one.id === id);
      if (visit) await erase(visit);
    },
    async eraseAll() {
      for (const visit of store.getState().visits) await erase(visit);
      await onAllErased();
    },
  };
}
