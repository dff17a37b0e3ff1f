import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { readingOf } from '../../engines/ocr/testing/reading-of.ts';
import { createVisits, type VisitsState } from '../../engines/visits/visits.ts';
import { memoryRecords } from '../../lib/testing/memory-records.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import { lazyVisits } from './lazy-visits.ts';

it('keeps a label that was read while the keeper of the visits could not be fetched, once it has come', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const records = memoryRecords<Visit>();
  const store = createStore<VisitsState>(() => ({ visits: [] }));
  const alarms: (() => void)[] = [];
  let signal = false;
  const { visits } = lazyVisits(
    store,
    async () => {
      if (!signal) throw new Error('no signal');
      const keeper = createVisits({
        records,
        store,
        now: () => 1_000,
        onErased: async () => async () => {},
        onAllErased: async () => async () => {},
        onChanged: () => {},
      });
      return {
        visits: keeper,
        answers: { interactionId: async () => undefined, keep: async () => {} },
        places: { find: async () => undefined, keep: async () => {}, forget: async () => {} },
      };
    },
    { after: (_ms, callback) => (alarms.push(callback), () => {}) },
  );
  const begun = visits.begin('visit-1', readingOf('Hare'));
  await expect.poll(() => alarms).toHaveLength(1);
  expect(store.getState().visits).toEqual([]);
  signal = true;
  alarms[0]?.();
  await begun;
  expect((await records.all()).map(({ id }) => id)).toEqual(['visit-1']);
  expect(store.getState().visits.map(({ id }) => id)).toEqual(['visit-1']);
});
