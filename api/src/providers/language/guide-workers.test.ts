import { afterAll, expect, test } from 'vitest';
import { createGuideWorkers, NO_WORKER_IN_TIME } from './guide-workers.ts';

const DEADLINE_MS = 1;
const WAIT_MS = 1;
const label = { text: 'Ane Brun, The Red Boat, 1931, oil on canvas' };
const guide = createGuideWorkers({ deadlineMs: DEADLINE_MS, waitMs: WAIT_MS, workers: 1 });
afterAll(() => guide.dispose());

test('a label for which no worker was there in time fails by that name, with the time it waited', async () => {
  const told = guide.describe(label, new AbortController().signal);
  await expect(told).rejects.toThrow(`${NO_WORKER_IN_TIME} within ${WAIT_MS + DEADLINE_MS} ms`);
});

test('a label that is taken back fails with the reason it was taken back for', async () => {
  const stop = new AbortController();
  const told = guide.describe(label, stop.signal);
  stop.abort(new Error('The visitor left'));
  await expect(told).rejects.toThrow('The visitor left');
});
