import type { Visits } from '../../engines/visits/visits.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import type { Undo } from '../../lib/records.ts';
import { toastUndo } from '../../ui/messages/toasts.ts';

interface Erasing {
  eraseVisit(visit: Visit): void;
  eraseAllVisits(): void;
}

/**
 * What the visitor erases goes at once, and comes back by the key of a toast, which undoes all that was erased while
 * it stood there. `leaveScreen` takes away the label of these visits where it is shown, and returns the way to put it
 * back.
 */
export function createErasing(
  visits: Pick<Visits, 'store' | 'erase' | 'eraseAll'>,
  leaveScreen: (erased: readonly Visit[]) => () => void,
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
    toastUndo(
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
