import { afterEach, expect, test, vi } from 'vitest';
import { createLocks } from './locks.ts';

afterEach(() => void vi.unstubAllGlobals());

test('where the browser has no locks, a page still does one thing of a name at a time', async () => {
  vi.stubGlobal('navigator', {});
  const locks = createLocks();
  const { signal } = new AbortController();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const held = [
    locks.hold('a', signal, () => first.promise.then(() => void done.push('first'))),
    locks.hold('a', signal, async () => void done.push('second')),
    locks.hold('b', signal, async () => void done.push('other')),
  ];
  await held[2];
  expect(done).toEqual(['other']);
  first.resolve();
  await Promise.all(held);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('whoever stops waiting lets the next one in', async () => {
  vi.stubGlobal('navigator', {});
  const locks = createLocks();
  const first = Promise.withResolvers<void>();
  const holding = locks.hold('a', new AbortController().signal, () => first.promise);
  const impatient = new AbortController();
  const left = locks.hold('a', impatient.signal, async () => expect.unreachable());
  const last = locks.hold('a', new AbortController().signal, async () => undefined);
  impatient.abort();
  await expect(left).rejects.toThrow('aborted');
  first.resolve();
  await Promise.all([holding, last]);
});
