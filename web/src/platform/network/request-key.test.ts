import { afterEach, expect, it, vi } from 'vitest';
import { newRequestKey } from './request-key.ts';

afterEach(() => void vi.useRealTimers());

it('request keys sort by age, also within one millisecond and when the clock is set back', () => {
  vi.useFakeTimers();
  const at = Date.now() + 60_000;
  const keys = [at, at, at, at - 3_600_000, at + 5].map((time) => {
    vi.setSystemTime(time);
    return newRequestKey();
  });
  expect(keys.toSorted()).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});
