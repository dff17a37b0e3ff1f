import { expect, test } from 'vitest';
import { abortError } from './abortable.ts';
import { createSingleFlight } from './single-flight.ts';

const never = new AbortController().signal;

function countedWork() {
  const result = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return result.promise;
  };
  return { result, signals, work };
}

test('callers at the same time share one piece of work, another key has its own', async () => {
  const flights = createSingleFlight<string>();
  const { result, signals, work } = countedWork();
  const answers = ['a', 'a', 'b'].map((key) => flights.run(key, never, work));
  result.resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
  expect(signals).toHaveLength(2);
});

test('nothing is remembered once the work has ended, be it well or not', async () => {
  const flights = createSingleFlight<string>();
  await expect(flights.run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await flights.run('a', never, async () => 'one')).toBe('one');
  expect(await flights.run('a', never, async () => 'two')).toBe('two');
});

test('a caller that aborts leaves at once, and the others still get the result', async () => {
  const flights = createSingleFlight<string>();
  const { result, signals, work } = countedWork();
  const leaving = new AbortController();
  const left = flights.run('a', leaving.signal, work);
  const stayed = flights.run('a', never, work);
  leaving.abort(abortError('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(signals[0]?.aborted).toBe(false);
  result.resolve('done');
  expect(await stayed).toBe('done');
});

test('the work is aborted when the last caller has left, and the next caller starts afresh', async () => {
  const flights = createSingleFlight<string>();
  const { signals, work } = countedWork();
  const leaving = new AbortController();
  const left = flights.run('a', leaving.signal, work);
  leaving.abort(abortError('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(signals[0]?.aborted).toBe(true);
  expect(await flights.run('a', never, async () => 'fresh')).toBe('fresh');
});

test('a caller whose signal has already aborted starts nothing', async () => {
  const { signals, work } = countedWork();
  const aborted = AbortSignal.abort(abortError('before'));
  await expect(createSingleFlight<string>().run('a', aborted, work)).rejects.toThrow('before');
  expect(signals).toHaveLength(0);
});
