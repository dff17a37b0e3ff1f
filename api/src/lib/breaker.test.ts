import { beforeEach, expect, test } from 'vitest';
import { createBreaker, type Breaker } from './breaker.ts';

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
    isFailure: (error) => !String(error).includes('taken'),
    onChange: (failure) => void told.push(failure === undefined ? 'well' : String(failure)),
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
  expect([calls, told, breaker.isWell()]).toEqual([1, ['Error: gone'], false]);
});

test('after the rest one call tries, and its success lets all through', async () => {
  await expect(fail('gone')).rejects.toThrow('gone');
  time = 5_000;
  const trial = Promise.withResolvers<string>();
  const first = breaker.run(() => trial.promise);
  await expect(work()).rejects.toThrow('gone');
  trial.resolve('back');
  expect([await first, await work()]).toEqual(['back', 'done']);
  expect(told).toEqual(['Error: gone', 'well']);
});

test('a try that fails begins another rest, without a word to the operator', async () => {
  await expect(fail('gone')).rejects.toThrow('gone');
  time = 5_000;
  await expect(fail('still gone')).rejects.toThrow('still gone');
  await expect(work()).rejects.toThrow('still gone');
  expect([calls, told]).toEqual([2, ['Error: gone']]);
});

test('what is the fault of the question says that all is well', async () => {
  await expect(fail('taken')).rejects.toThrow('taken');
  expect([await work(), told]).toEqual(['done', []]);
});
