import type { StoreApi } from 'zustand/vanilla';
import type { AnswerKeeper } from '../../engines/outbox/ports.ts';
import { keepAnswersIn } from '../../engines/visits/keep-answers.ts';
import { createPlaces, type KeptPlace, type Places } from '../../engines/visits/place.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import { visitSegments } from '../../engines/visits/visit-segments.ts';
import { createVisits, type Visits, type VisitsState } from '../../engines/visits/visits.ts';
import type { StorageFault, Undo } from '../../lib/records.ts';
import { openChannel } from '../../platform/storage/broadcast.ts';
import { createClipStore } from '../../platform/storage/clip-store.ts';
import { openRecords } from '../../platform/storage/idb.ts';
import { createLocalValue } from '../../platform/storage/local-value.ts';
import { LABEL_SHOWN, PLACES, VISITS } from '../../platform/storage/names.ts';
import { newRequestKey } from '../../platform/network/request-key.ts';
import { tabName } from '../../platform/storage/tab.ts';

/** Clips have bounds of their own: what cannot be erased now goes when it is the oldest. */
async function withoutClips(erasing: Promise<Undo>): Promise<Undo> {
  try {
    const undo = await erasing;
    return () => undo().catch((error: unknown) => console.warn('what was spoken did not come back', error));
  } catch (error) {
    console.warn('what was spoken of a visit was not erased', error);
    return async () => {};
  }
}

export interface VisitKeeping {
  visits: Visits;
  answers: AnswerKeeper;
  places: Places;
}

/** Opens the visits that are kept on this phone, into this store. */
export function openVisits(deps: {
  store: StoreApi<VisitsState>;
  onErased: (visit: Visit) => Promise<Undo>;
  /** A visit was erased, on this page or another. */
  onGone: (id: string) => void;
  onStorageFault: (fault: StorageFault, cause: unknown) => void;
}): VisitKeeping {
  const records = openRecords<Visit>(VISITS, deps.onStorageFault);
  const changes = openChannel<'changed' | { gone: string }>(VISITS);
  const answers = keepAnswersIn(records);
  const clips = createClipStore();
  const visits = createVisits({
    records,
    store: deps.store,
    now: Date.now,
    async onErased(visit) {
      deps.onGone(visit.id);
      changes.tell({ gone: visit.id });
      const undos = [
        await deps.onErased(visit),
        await withoutClips(clips.forget(Object.values(visitSegments(visit)).flat())),
      ];
      return async () => {
        for (const undo of undos) await undo();
      };
    },
    // Also the clips of texts that better ones have replaced.
    onAllErased: () => withoutClips(clips.clear()),
    onChanged: () => changes.tell('changed'),
  });
  changes.onMessage((change) => {
    if (change !== 'changed') deps.onGone(change.gone);
    void visits.refresh();
  });
  const warn = (_fault: StorageFault, cause: unknown) => console.warn('the place is not remembered', cause);
  const places = createPlaces(openRecords<KeptPlace>(PLACES, warn), tabName(newRequestKey()), Date.now);
  const labelShown = createLocalValue(LABEL_SHOWN);
  return {
    visits,
    places: {
      ...places,
      keep(place) {
        labelShown.write(place.visitId === undefined ? 0 : Date.now());
        return places.keep(place);
      },
    },
    answers: {
      interactionId: answers.interactionId,
      async keep(entry, answer) {
        await answers.keep(entry, answer);
        await visits.refresh();
      },
    },
  };
}
