import { expect, it, vi } from 'vitest';
import { fetchedAtLast, fetchedOnce } from './fetched-once.ts';

it('fetches once for all who ask, and anew only after a failure', async () => {
  let fetches = 0;
  const thing = fetchedOnce(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('no signal');
    return `fetch ${fetches}`;
  });
  expect(await Promise.allSettled([thing(), thing()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(fetches).toBe(1);
  expect(await Promise.all([thing(), thing()])).toEqual(['fetch 2', 'fetch 2']);
  expect(await thing()).toBe('fetch 2');
});

it('fetches what is wanted at last again and again until it has come, and then no more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const alarms: (() => void)[] = [];
  let fetches = 0;
  const thing = fetchedAtLast(
    async () => {
      fetches += 1;
      if (fetches < 3) throw new Error('no signal');
      return `fetch ${fetches}`;
    },
    { after: (_ms, callback) => (alarms.push(callback), () => {}) },
  );
  const all = Promise.all([thing(), thing()]);
  for (const tries of [1, 2]) {
    await expect.poll(() => alarms).toHaveLength(tries);
    expect(fetches).toBe(tries);
    alarms[tries - 1]?.();
  }
  expect(await all).toEqual(['fetch 3', 'fetch 3']);
  expect(await thing()).toBe('fetch 3');
  expect(alarms).toHaveLength(2);
});
