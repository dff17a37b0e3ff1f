import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from './testing/fake-worker.ts';
import { createRestingWorker } from './resting-worker.ts';

let workers: FakeWorker[] = [];
/** What a worker does with a message; unless told otherwise, it says it again. */
let answer: (message: unknown, worker: FakeWorker) => void;
const echo = (message: unknown, worker: FakeWorker) => worker.say(message);
const never = new AbortController().signal;

function restingEcho() {
  const worker = createRestingWorker<string>({
    spawn: () => {
      const spawned = new FakeWorker((message, self) => answer(message, self));
      workers.push(spawned);
      return spawned;
    },
    failure: 'no_internet',
    silence: 30_000,
    idle: 60_000,
  });
  const say = (word: string, signal = never) =>
    worker.ask<string>(word, signal, (said, { resolve }) => resolve(said));
  return { start: worker.start, say };
}
const openEcho = () => restingEcho().say;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  answer = echo;
});
afterEach(() => {
  vi.useRealTimers();
});

test('messages are posted one after the other, each when the one before is settled', async () => {
  const say = openEcho();
  answer = () => {};
  const both = Promise.all([say('one'), say('two')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.sent).toEqual(['one']);
  workers[0]?.say('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.sent).toEqual(['one', 'two']);
  workers[0]?.say('two');
  expect(await both).toEqual(['one', 'two']);
});

test('a worker that does not start is the given failure, and the next message gets a new one', async () => {
  const say = openEcho();
  answer = (_message, worker) => worker.fail();
  await expect(say('one')).rejects.toMatchObject({ code: 'no_internet' });
  answer = echo;
  expect(await say('two')).toBe('two');
  expect(workers).toHaveLength(2);
});

test('a message given up before its turn is never posted', async () => {
  const say = openEcho();
  answer = () => {};
  const first = say('one');
  const givenUp = new AbortController();
  const second = say('two', givenUp.signal);
  givenUp.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  workers[0]?.say('one');
  await first;
  answer = echo;
  await say('three');
  expect(workers[0]?.sent).toEqual(['one', 'three']);
});

test('a message given up under way keeps the worker, and the next waits for its end', async () => {
  const say = openEcho();
  answer = () => {};
  const givenUp = new AbortController();
  const first = say('one', givenUp.signal);
  await vi.advanceTimersByTimeAsync(0);
  givenUp.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  const second = say('two');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.sent).toEqual(['one']);
  workers[0]?.say('one');
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.say('two');
  expect(await second).toBe('two');
  expect(workers).toHaveLength(1);
});

test('the worker ends when it has rested for its time, never while it works', async () => {
  const say = openEcho();
  await say('one');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(workers[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers[0]?.ended).toBe(true);
  expect(await say('two')).toBe('two');
  expect(workers).toHaveLength(2);
});

test('a worker that was started ahead takes the first message, and rests no longer than any other', async () => {
  const { start, say } = restingEcho();
  start();
  start();
  expect(workers).toHaveLength(1);
  expect(await say('one')).toBe('one');
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

test('starting it again does not end a worker amid its work', async () => {
  const { start, say } = restingEcho();
  answer = () => {};
  const said = say('one');
  await vi.advanceTimersByTimeAsync(0);
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  workers[0]?.say('one');
  expect(await said).toBe('one');
});
