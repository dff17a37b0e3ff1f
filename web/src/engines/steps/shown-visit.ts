import type { StoreApi } from 'zustand/vanilla';
import type { Capture } from '../capture/capture.ts';
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
   */
  connect(startsAnew: boolean, persist: () => void): void;
}

export function createShownVisit(deps: ShownVisitDeps): ShownVisit {
  const { capture, visits, currentVisit, panels, places, outbox, newId, smallPicture } = deps;
  const known = () => visits.store.getState().visits;

  /** Makes the label on the screen a visit of its own, or one more listening of the visit that has this label. */
  function begin(reading: LabelReading): void {
    // A label that is corrected is not one that was read once more.
    const before = visits.sameLabel(reading, currentVisit.getState().id);
    const id = before?.id ?? newId();
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

  function resume(visit: Visit): void {
    const seenAt = visit.seenBefore?.at(-1);
    currentVisit.setState({
      id: visit.id,
      reopened: true,
      seenBefore: seenAt === undefined ? undefined : seenText(seenAt, Date.now()),
    });
    capture.restore(visit.reading, visit.picture);
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
    connect(startsAnew, persist) {
      capture.store.subscribe(({ reading }, previous) => {
        if (reading === previous.reading) return;
        const shown = known().find(({ id }) => id === currentVisit.getState().id);
        if (!reading) currentVisit.setState({ id: undefined });
        else if (shown?.reading !== reading) {
          begin(reading);
          persist();
        }
      });

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

      returnToPlace().catch((error: unknown) => console.warn('the visits were not opened', error));
      panels.onChange(keepPlace);
      if (startsAnew) keepPlace();
    },
  };
}
