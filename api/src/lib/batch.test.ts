import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

/** A batch whose work ends when told; `seen` is what each piece of work was given. */
function heldBatch(max: number) {
  const seen: number[][] = [];
  const ends: (() => void)[] = [];
  const batch = createBatch<number, string>(async (items) => {
    seen.push(items);
    const end = Promise.withResolvers<void>();
    ends.push(end.resolve);
    await end.promise;
    return items.map(String);
  }, max);
  return { seen, ends, add: (item: number) => batch.add(item) };
}

test('what comes in goes together, up to the limit, the rest once that is done; each gets its own outcome', async () => {
  const { seen, ends, add } = heldBatch(2);
  const outcomes = [1, 2, 3].map(add);
  await turn();
  expect(seen).toEqual([[1, 2]]);
  ends[0]?.();
  await turn();
  expect(seen).toEqual([[1, 2], [3]]);
  ends[1]?.();
  expect(await Promise.all(outcomes)).toEqual(['1', '2', '3']);
});

test('a batch that fails is tried again item by item, and only the bad item is refused', async () => {
  const batch = createBatch<number, number>(
    (items) => (items.includes(0) ? Promise.reject(new Error('nothing to share')) : Promise.resolve(items)),
    9,
  );
  const outcomes = await Promise.allSettled([1, 0, 2].map((item) => batch.add(item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
