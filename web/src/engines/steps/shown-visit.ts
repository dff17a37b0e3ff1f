import type { StoreApi } from 'zustand/vanilla';
import type { Capture, CaptureState } from '../capture/capture.ts';
import type { LabelReading } from '../ocr/reading.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Place, Places } from '../visits/place.ts';
import type { Visit } from '../visits/visit.ts';
import type { Visits } from '../visits/visits.ts';
import type { CurrentVisit } from '../visits/current-visit.ts';
import { seenText } from '../../lib/seen-text.ts';
import type { Panels } from './panels.ts';

interface ShownVisitDeps {
  capture: Capture;
  visits: Visits;
  currentVisit: StoreApi<CurrentVisit>;
  panels: Panels;
  places: Places;
  outbox: Pick<Outbox, 'refresh'>;
  newId: () => string;
  /** The picture as it is kept with a visit. @throws when it cannot be decoded */
  smallPicture: (picture: Blob) => Promise<Blob>;
}

/** The visit whose label is on the screen: from the reading on, across a reload, and off the screen when it is erased. */
export interface ShownVisit {
  /** Puts a kept visit's label back on the screen. */
  resume: (visit: Visit) => void;
  /** A corrected label is another visit; the one it came from goes if nothing was made of it. */
  edit: (text: string) => void;
  /** The label of one of these visits leaves the screen. @returns the way to put it back where nothing else has come */
  leave: (erased: readonly Visit[]) => () => void;
  /**
   * Keeps each label as a visit from the moment it is read, and brings the visitor back where they were after the page
   * was ended, unless they begin anew (`startsAnew`). `persist` asks the browser not to throw away what is kept.
   * Settles when they are back, or will not be.
   */
  connect(startsAnew: boolean, persist: () => void): Promise<void>;
}

export function createShownVisit(deps: ShownVisitDeps): ShownVisit {
  const { capture, visits, currentVisit, panels, places, outbox, newId, smallPicture } = deps;
  const known = () => visits.store.getState().visits;
  /** The visits of what was read since the page was opened. */
  const begun = new WeakMap<LabelReading, string>();

  /**
   * Makes the label on the screen a visit of its own, or one more listening of the visit that has this label.
   * @param corrected the visit of the label that it corrects, which was not read once more
   */
  function begin(reading: LabelReading, corrected: string | undefined): void {
    const before = visits.sameLabel(reading, corrected);
    const id = before?.id ?? newId();
    begun.set(reading, id);
    currentVisit.setState({
      id,
      reopened: before !== undefined,
      seenBefore: before && seenText(before.seenAt, Date.now()),
    });
    async function keep(picture: Blob | undefined): Promise<void> {
      if (before) await visits.seeAgain(id, reading);
      else await visits.begin(id, reading);
      if (picture) await visits.note(id, { picture: await smallPicture(picture) });
    }
    keep(capture.store.getState().picture).catch((error: unknown) =>
      console.warn('the visit was not kept whole', error),
    );
  }

  /** This visit's label is, or comes, on the screen again. */
  function goBackTo({ id, seenBefore }: Visit): void {
    const seenAt = seenBefore?.at(-1);
    currentVisit.setState({
      id,
      reopened: true,
      seenBefore: seenAt === undefined ? undefined : seenText(seenAt, Date.now()),
    });
  }

  function resume(visit: Visit): void {
    goBackTo(visit);
    capture.restore(visit.reading, visit.picture);
  }

  /** Follows the label on the screen: it is a visit, a new one or one that was there before. */
  function follow(
    { reading, phase, labels }: CaptureState,
    previous: CaptureState,
    persist: () => void,
  ): void {
    if (reading === previous.reading) return;
    const { id } = currentVisit.getState();
    if (!reading) {
      // While another label of the photo is read, the one before may come back: also after a reload.
      const mayComeBack = phase === 'reading' && labels.length > 0;
      if (!mayComeBack) currentVisit.setState({ id: undefined });
      return;
    }
    const before = begun.get(reading);
    const visit = before === undefined ? undefined : known().find((each) => each.id === before);
    if (visit) goBackTo(visit);
    else if (known().find((each) => each.id === id)?.reading !== reading) {
      begin(reading, previous.reading && id);
      persist();
    }
  }

  /** Puts a place back on the screen, unless something else has come there. */
  function comeBack({ visitId, opened }: Place): void {
    const visit = known().find(({ id }) => id === visitId);
    if (!visit || capture.store.getState().phase !== 'empty') return;
    resume(visit);
    panels.comeBack(opened);
  }

  return {
    resume,
    edit(text) {
      const before = currentVisit.getState().id;
      capture.edit(text);
      if (before === undefined || before === currentVisit.getState().id) return;
      const visit = known().find(({ id }) => id === before);
      if (visit && !visit.description && !visit.conversation) void visits.erase(before);
    },
    leave(erased) {
      const place = panels.place();
      void places.forget(erased.map(({ id }) => id));
      if (!erased.some(({ id }) => id === place.visitId)) return () => {};
      capture.clear();
      return () => comeBack(place);
    },
    async connect(startsAnew, persist) {
      capture.store.subscribe((state, previous) => follow(state, previous, persist));

      async function returnToPlace(): Promise<void> {
        const place = await places.find();
        // In this order: what waits no more has its answer in its visit.
        await outbox.refresh();
        await visits.refresh();
        if (place && !startsAnew) comeBack(place);
      }

      let changed = false;
      /** Once for all that changes in one step. Not in localStorage, which a killed browser has not written down yet. */
      function keepPlace(): void {
        if (changed) return;
        changed = true;
        queueMicrotask(() => {
          changed = false;
          void places.keep(panels.place());
        });
      }

      panels.onChange(keepPlace);
      if (startsAnew) keepPlace();
      try {
        await returnToPlace();
      } catch (error) {
        console.warn('the visits were not opened', error);
      }
    },
  };
}
