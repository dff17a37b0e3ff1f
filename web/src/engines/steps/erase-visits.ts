import type { Visits } from '../visits/visits.ts';
import type { Visit } from '../visits/visit.ts';
import type { Undo } from '../../lib/records.ts';

export interface Erasing {
  /** Erases at once; a toast offers to undo it. */
  eraseVisit(visit: Visit): void;
  eraseAllVisits(): void;
}

/**
 * What the visitor erases goes at once, and comes back by the button of a toast, which undoes all that was erased while
 * it stood there. `leaveScreen` takes away the label of these visits where it is shown, and returns the way to put it
 * back.
 * @param offerUndo shows the toast, in place of one that stands there; `onGone` is called when its time is over
 */
export function createErasing(
  visits: Pick<Visits, 'store' | 'erase' | 'eraseAll'>,
  leaveScreen: (erased: readonly Visit[]) => () => void,
  offerUndo: (title: string, text: string | undefined, undo: () => void, onGone: () => void) => void,
): Erasing {
  let titles: (string | undefined)[] = [];
  let undos: Undo[] = [];

  function forget(): void {
    titles = [];
    undos = [];
  }

  function erase(unwanted: readonly Visit[], erasing: () => Promise<Undo>): void {
    const putBack = leaveScreen(unwanted);
    const erased = erasing();
    undos.push(async () => {
      const undo = await erased;
      await undo();
      putBack();
    });
    titles.push(...unwanted.map(({ title }) => title));
    // Held here: by the time they are done, the toast has gone.
    const all = undos;
    const undoAll = async () => {
      for (const undo of all) await undo();
    };
    offerUndo(
      titles.length === 1 ? 'Visit erased' : `${titles.length} visits erased`,
      titles.length === 1 ? titles[0] : undefined,
      () =>
        void undoAll().catch((error: unknown) => console.warn('what was erased did not come back', error)),
      forget,
    );
    erased.catch((error: unknown) => console.warn('not everything was erased', error));
  }

  return {
    eraseVisit: (visit) => erase([visit], () => visits.erase(visit.id)),
    eraseAllVisits: () => erase(visits.store.getState().visits, () => visits.eraseAll()),
  };
}
