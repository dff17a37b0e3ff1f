import { beforeEach, expect, test } from 'vitest';
import { createBreaker, type Breaker } from './breaker.ts';

const CALM_MS = 20;
let time: number;
let told: string[];
let calls: number;
let breaker: Breaker;

beforeEach(() => {
  time = 0;
  told = [];
  calls = 0;
  breaker = createBreaker({
    restMs: 5_000,
    calmMs: CALM_MS,
    isFailure: (error) => !String(error).includes('taken'),
    onChange: (failure) => void told.push(failure instanceof Error ? failure.message : 'well'),
    now: () => time,
  });
});

const fail = (message: string) =>
  breaker.run(async () => {
    calls += 1;
    throw new Error(message);
  });
const work = () =>
  breaker.run(async () => {
    calls += 1;
    return 'done';
  });

test('after a failure nobody waits for the next one, and the operator is told once', async () => {
  await expect(fail('gone')).rejects.toThrow('gone');
  for (let times = 0; times < 100; times += 1) await expect(work()).rejects.toThrow('gone');
  expect([calls, told, breaker.isWell()]).toEqual([1, ['gone'], false]);
});

test('after the rest one call tries, and its success lets all through', async () => {
  await expect(fail('gone')).rejects.toThrow('gone');
  time = 5_000;
  const trial = Promise.withResolvers<string>();
  const first = breaker.run(() => trial.promise);
  await expect(work()).rejects.toThrow('gone');
  trial.resolve('back');
  expect([await first, await work()]).toEqual(['back', 'done']);
  await expect.poll(() => told).toEqual(['gone', 'well']);
});

test('a try that fails begins another rest, without a word to the operator', async () => {
  await expect(fail('gone')).rejects.toThrow('gone');
  time = 5_000;
  await expect(fail('still gone')).rejects.toThrow('still gone');
  await expect(work()).rejects.toThrow('still gone');
  expect([calls, told]).toEqual([2, ['gone']]);
});

test('what fails and works in turn is told as one failure', async () => {
  for (let times = 0; times < 5; times += 1) {
    await expect(fail('full')).rejects.toThrow('full');
    time += 5_000;
    expect(await work()).toBe('done');
    expect(breaker.isWell()).toBe(true);
  }
  expect(told).toEqual(['full']);
  await expect.poll(() => told).toEqual(['full', 'well']);
});

test('what is the fault of the question says that all is well', async () => {
  await expect(fail('taken')).rejects.toThrow('taken');
  expect([await work(), told]).toEqual(['done', []]);
});
