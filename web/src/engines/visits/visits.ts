import type { StoreApi } from 'zustand/vanilla';
import type { Records, Undo } from '../../lib/records.ts';
import type { ReadableStore } from '../../lib/store.ts';
import type { PieceName } from '../outbox/entry.ts';
import type { LabelReading } from '../ocr/reading.ts';
import { sameLabel } from './same-label.ts';
import { museumOfDay } from './visit-days.ts';
import { withPiece, type Pieces, type Visit } from './visit.ts';

export interface VisitsState {
  /** The one seen last comes first. */
  visits: readonly Visit[];
}

/** Every label that was read, kept on the phone. */
export interface Visits {
  readonly store: ReadableStore<VisitsState>;
  /** The visit that has this label already, as far as the visits are known yet; never the one with the given id. */
  sameLabel(reading: LabelReading, exceptId: string | undefined): Visit | undefined;
  /** A label was read: it is a visit from now on, under an id that sorts by time. Settles when it is written down. */
  begin(id: string, reading: LabelReading): Promise<void>;
  /** The label of a visit was read once more: this reading takes the place of the one before. */
  seeAgain(id: string, reading: LabelReading): Promise<void>;
  /** Changes what is known of a visit; one that was erased stays erased. */
  note(id: string, what: Partial<Pick<Visit, 'picture' | 'title' | 'maker' | 'museum'>>): Promise<void>;
  keepPiece(id: string, made: Pieces): Promise<void>;
  /** undefined: the rating was refused after all, or called off. */
  keepStars(id: string, piece: PieceName, stars: number | undefined): Promise<void>;
  /** Erases a visit with all that hangs on it. Settles when nothing of it is on the phone. */
  erase(id: string): Promise<Undo>;
  eraseAll(): Promise<Undo>;
  /** Another page or the worker has changed something. */
  refresh(): Promise<void>;
}

const inOrder = (visits: readonly Visit[]) =>
  visits.toSorted((a, b) => b.seenAt - a.seenAt || (a.id < b.id ? 1 : -1));

/** The word boxes in hocr are larger than all the rest, and nothing reads them again. */
const withoutBoxes = (reading: LabelReading): LabelReading => ({ ...reading, hocr: '' });

export function createVisits(deps: {
  records: Records<Visit>;
  store: StoreApi<VisitsState>;
  now: () => number;
  /** An erased visit has nothing to wait for, and its clips go too. */
  onErased: (visit: Visit) => Promise<Undo>;
  /** No visit is left. */
  onAllErased: () => Promise<Undo>;
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
    store.setState({ visits: inOrder(kept) });
  }

  async function change(id: string, by: (visit: Visit) => Visit): Promise<void> {
    // What is on the screen changes at once; the disk follows.
    changes += 1;
    store.setState(({ visits }) => ({
      visits: inOrder(visits.map((visit) => (visit.id === id ? by(visit) : visit))),
    }));
    await records.change(id, by);
    onChanged();
  }

  async function erase(unwanted: readonly Visit[], andThen?: () => Promise<Undo>): Promise<Undo> {
    changes += 1;
    store.setState(({ visits }) => ({ visits: visits.filter((visit) => !unwanted.includes(visit)) }));
    const erased: Visit[] = [];
    const undos: Undo[] = [];
    for (const { id } of unwanted) {
      // The disk may know more of it than the screen; another page may have erased it before.
      const visit = await records.get(id);
      if (!visit) continue;
      erased.push(visit);
      await records.remove(id);
      undos.push(await onErased(visit));
    }
    if (andThen) undos.push(await andThen());
    onChanged();
    return async () => {
      for (const visit of erased) await records.put(visit.id, visit);
      await refresh();
      for (const undo of undos) await undo();
      onChanged();
    };
  }

  void refresh();
  return {
    store,
    refresh,
    sameLabel: (reading, exceptId) =>
      store.getState().visits.find((visit) => visit.id !== exceptId && sameLabel(visit.reading, reading)),
    async begin(id, reading) {
      const visit: Visit = {
        id,
        seenAt: now(),
        reading: withoutBoxes(reading),
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
    seeAgain: (id, reading) => {
      const seenAt = now();
      return change(id, (visit) => ({
        ...visit,
        seenAt,
        seenBefore: [...(visit.seenBefore ?? []), visit.seenAt],
        reading: withoutBoxes(reading),
      }));
    },
    note: (id, what) => change(id, (visit) => ({ ...visit, ...what })),
    keepPiece: (id, made) => change(id, (visit) => withPiece(visit, made)),
    keepStars: (id, piece, stars) =>
      change(id, (visit) => ({ ...visit, stars: { ...visit.stars, [piece]: stars } })),
    erase: (id) => erase(store.getState().visits.filter((visit) => visit.id === id)),
    eraseAll: () => erase(store.getState().visits, onAllErased),
  };
}
