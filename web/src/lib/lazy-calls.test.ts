import { expect, test } from 'vitest';
import { fetchedOnce } from './fetched-once.ts';
import { lazyCalls } from './lazy-calls.ts';

class Counter {
  count = 0;
  async add(by: number, times: number): Promise<number> {
    this.count += by * times;
    return this.count;
  }
}

test('a call waits until its thing is fetched, and reaches it with all it was given', async () => {
  const fetched = Promise.withResolvers<Counter>();
  const { add } = lazyCalls<Counter, 'add'>(() => fetched.promise, ['add']);
  const first = add(2, 3);
  const second = add(1, 1);
  fetched.resolve(new Counter());
  expect(await Promise.all([first, second])).toEqual([6, 7]);
});

test('a call rejects with what the fetch failed with, and the next one fetches anew', async () => {
  let hasSignal = false;
  const fetch = fetchedOnce(async () => {
    if (!hasSignal) throw new Error('no signal');
    return new Counter();
  });
  const { add } = lazyCalls<Counter, 'add'>(fetch, ['add']);
  await expect(add(1, 1)).rejects.toThrow('no signal');
  hasSignal = true;
  expect(await add(1, 1)).toBe(1);
});
