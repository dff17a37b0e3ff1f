import { expect, test } from 'vitest';
import { startForgetting } from './forget-old.ts';

const DAY_MS = 86_400_000;

/** Starts it at day 100, and lets the first clean-up end. */
async function forgotten(retentionDays: number, failing = false) {
  const times: Record<string, number> = {};
  const failures: unknown[] = [];
  const memory = (name: string) => ({
    async forgetBefore(time: number) {
      times[name] = time / DAY_MS;
      if (failing) throw new Error(`${name} is gone`);
    },
  });
  const stop = startForgetting({
    store: memory('store'),
    speechCache: memory('speechCache'),
    retentionDays,
    log: { request: () => undefined, failure: (_where, error) => void failures.push(error) },
    now: () => 100 * DAY_MS,
  });
  await new Promise(setImmediate);
  await stop();
  return { times, failures };
}

test('texts, ids and clips are forgotten from the start once they are older than the retention', async () => {
  expect(await forgotten(30)).toEqual({ times: { store: 70, speechCache: 70 }, failures: [] });
});

test('a retention of 0 forgets nothing', async () => {
  expect((await forgotten(0)).times).toEqual({});
});

test('a store that fails is logged, and the clips are forgotten all the same', async () => {
  const { times, failures } = await forgotten(30, true);
  expect(times).toEqual({ store: 70, speechCache: 70 });
  expect(failures.map(String)).toEqual(['Error: store is gone', 'Error: speechCache is gone']);
});
