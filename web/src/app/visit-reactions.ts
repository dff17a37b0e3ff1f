import type { StoreApi } from 'zustand/vanilla';
import type { Capture } from '../engines/capture/capture.ts';
import type { LabelReading } from '../engines/ocr/reading.ts';
import type { Visit } from '../engines/visits/visit.ts';
import type { Visits } from '../engines/visits/visits.ts';
import type { CurrentVisit } from '../features/services.ts';
import { smallPicture } from '../platform/small-picture.ts';

/** Android may end the app while the camera is open; whoever comes back within this time is put back. */
const PLACE_LASTS_MS = 30 * 60_000;

interface VisitDeps {
  capture: Capture;
  visits: Visits;
  currentVisit: StoreApi<CurrentVisit>;
  newId: () => string;
}

/** Makes the label on the screen a visit of its own. @returns its id, at once */
export function beginVisit(
  { capture, visits, currentVisit, newId }: VisitDeps,
  reading: LabelReading,
): string {
  const id = newId();
  currentVisit.setState({ id, reopened: false });
  async function keep(picture: Blob | undefined): Promise<void> {
    await visits.begin(id, reading);
    if (picture) await visits.note(id, { picture: await smallPicture(picture) });
  }
  keep(capture.store.getState().picture).catch((error: unknown) =>
    console.warn('the visit was not kept whole', error),
  );
  return id;
}

/** Puts a kept visit's label back on the screen. */
export function resumeVisit(
  { capture, currentVisit }: Pick<VisitDeps, 'capture' | 'currentVisit'>,
  visit: Visit,
): void {
  currentVisit.setState({ id: visit.id, reopened: true });
  capture.restore(visit.reading, visit.picture);
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
 * Keeps each label as a visit from the moment it is read, and brings the last one back after the app was ended,
 * unless the visitor `startsAnew`. `persist` asks the browser not to throw away what is kept.
 */
export function connectVisits(deps: VisitDeps, startsAnew: boolean, persist: () => void): void {
  const { capture, visits, currentVisit } = deps;

  capture.store.subscribe(({ reading }, previous) => {
    if (reading === previous.reading) return;
    const shown = visits.store.getState().visits.find(({ id }) => id === currentVisit.getState().id);
    if (!reading) currentVisit.setState({ id: undefined });
    else if (shown?.reading !== reading) {
      beginVisit(deps, reading);
      persist();
    }
  });

  // Not from localStorage: a browser that is killed has not written it down yet.
  visits.refresh().then(
    () => {
      const [newest] = visits.store.getState().visits;
      if (startsAnew) return;
      const fresh = newest !== undefined && Date.now() - newest.seenAt < PLACE_LASTS_MS;
      if (fresh && capture.store.getState().phase === 'empty') resumeVisit(deps, newest);
    },
    (error: unknown) => console.warn('the visits were not opened', error),
  );
}
