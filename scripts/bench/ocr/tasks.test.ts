import { expect, test } from 'vitest';
import { longestMainTask } from './tasks.ts';

function traceOf(...tasks: readonly { tid: number; dur: number; name?: string }[]): string {
  const thread = (tid: number, name: string): object => ({
    name: 'thread_name',
    pid: 7,
    tid,
    args: { name },
  });
  const events = tasks.map(({ tid, dur, name = 'ThreadControllerImpl::RunTask' }) => ({
    name,
    pid: 7,
    tid,
    dur,
  }));
  return JSON.stringify({
    traceEvents: [thread(1, 'CrRendererMain'), thread(2, 'DedicatedWorker thread'), ...events],
  });
}

test('only whole tasks of the main thread count', () => {
  const other = { tid: 1, dur: 80_000, name: 'Receive mojo message' };
  expect(
    longestMainTask(traceOf({ tid: 1, dur: 4_000 }, { tid: 1, dur: 12_500 }, { tid: 2, dur: 90_000 }, other)),
  ).toBe(12.5);
});

test('a trace without tasks is no block of 0 ms', () => {
  expect(() => longestMainTask(traceOf({ tid: 2, dur: 5 }))).toThrow('no task');
});
