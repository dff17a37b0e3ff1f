import type { StoreApi } from 'zustand/vanilla';
import type { Capture } from '../../engines/capture/capture.ts';
import type { LabelReading } from '../../engines/ocr/reading.ts';
import type { Outbox } from '../../engines/outbox/outbox.ts';
import type { Place, Places } from '../../engines/visits/place.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import type { Visits } from '../../engines/visits/visits.ts';
import type { CurrentVisit } from '../../features/services.ts';
import { seenText } from '../../lib/seen-text.ts';
import { smallPicture } from '../../platform/image/small-picture.ts';
import type { Panels } from './panels.ts';

interface VisitDeps {
  capture: Capture;
  visits: Visits;
  currentVisit: StoreApi<CurrentVisit>;
  panels: Panels;
  places: Places;
  outbox: Pick<Outbox, 'refresh'>;
  newId: () => string;
}

/** Makes the label on the screen a visit of its own, or one more listening of the visit that has this label. */
function beginVisit({ capture, visits, currentVisit, newId }: VisitDeps, reading: LabelReading): void {
  const shown = currentVisit.getState().id;
  // A label that is corrected is not one that was read once more.
  const before = visits.sameLabel(reading, shown);
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

/** Puts a kept visit's label back on the screen. */
export function resumeVisit(
  { capture, currentVisit }: Pick<VisitDeps, 'capture' | 'currentVisit'>,
  visit: Visit,
): void {
  const seenAt = visit.seenBefore?.at(-1);
  currentVisit.setState({
    id: visit.id,
    reopened: true,
    seenBefore: seenAt === undefined ? undefined : seenText(seenAt, Date.now()),
  });
  capture.restore(visit.reading, visit.picture);
}

/** The label of one of these visits leaves the screen. @returns the way to put it back where nothing else has come */
export function leaveScreen(deps: VisitDeps, erased: readonly Visit[]): () => void {
  const { capture, visits, panels, places } = deps;
  const place = panels.place();
  void places.forget(erased.map(({ id }) => id));
  if (!erased.some(({ id }) => id === place.visitId)) return () => {};
  capture.clear();
  return () => comeBack(deps, visits.store.getState().visits, place);
}

/** Puts a place back on the screen, unless something else has come there. */
function comeBack(deps: VisitDeps, visits: readonly Visit[], { visitId, opened }: Place): void {
  const visit = visits.find(({ id }) => id === visitId);
  if (!visit || deps.capture.store.getState().phase !== 'empty') return;
  resumeVisit(deps, visit);
  deps.panels.comeBack(opened);
}

/** A corrected label is another visit; the one it came from goes if nothing was made of it. */
export function editVisit(
  { capture, visits, currentVisit }: Pick<VisitDeps, 'capture' | 'visits' | 'currentVisit'>,
  text: string,
): void {
  const before = currentVisit.getState().id;
  capture.edit(text);
  if (before === undefined || before === currentVisit.getState().id) return;
  const visit = visits.store.getState().visits.find(({ id }) => id === before);
  if (visit && !visit.description && !visit.conversation) void visits.erase(before);
}

/**
 * Keeps each label as a visit from the moment it is read, and brings the visitor back where they were after the page
 * was ended, unless they begin anew (`startsAnew`). `persist` asks the browser not to throw away what is kept.
 */
export function connectVisits(deps: VisitDeps, startsAnew: boolean, persist: () => void): void {
  const { capture, visits, currentVisit, panels, places, outbox } = deps;

  capture.store.subscribe(({ reading }, previous) => {
    if (reading === previous.reading) return;
    const shown = visits.store.getState().visits.find(({ id }) => id === currentVisit.getState().id);
    if (!reading) currentVisit.setState({ id: undefined });
    else if (shown?.reading !== reading) {
      beginVisit(deps, reading);
      persist();
    }
  });

  async function returnToPlace(): Promise<void> {
    const place = await places.find();
    // In this order: what waits no more has its answer in its visit.
    await outbox.refresh();
    await visits.refresh();
    if (place && !startsAnew) comeBack(deps, visits.store.getState().visits, place);
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
}
