import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('silence is over the time after the last that was heard, and not when it was stopped', () => {
  const [watch, stopped] = [watchSilence(1000), watchSilence(1000)];
  vi.advanceTimersByTime(900);
  watch.heard();
  stopped.stop();
  vi.advanceTimersByTime(999);
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(watch.signal.reason).toEqual(new Error('nothing was heard for 1000 ms'));
  expect(stopped.signal.aborted).toBe(false);
});

test('a page that wakes has time to hear what waits, however long it slept', () => {
  const watch = watchSilence(1000);
  // What is overdue comes first.
  vi.advanceTimersToNextTimer();
  vi.advanceTimersByTime(499);
  watch.heard();
  vi.advanceTimersByTime(999);
  expect(watch.signal.aborted).toBe(false);
});
