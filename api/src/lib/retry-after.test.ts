import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { waitAfter } from './retry-after.ts';

const said = (value: string) => waitAfter(new Headers({ 'Retry-After': value }));

afterEach(() => vi.useRealTimers());

test('a wait is told in seconds or by a date; one that is over is none to wait for', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  expect(said('7')).toBe(7_000);
  expect(said('Sun, 22 Nov 2026 10:02:00 GMT')).toBe(120_000);
  expect(said('Sun, 22 Nov 2026 09:00:00 GMT')).toBe(0);
  expect(said('-3')).toBe(0);
});

test('where nothing, or no time, is said there is no wait', () => {
  expect(waitAfter(undefined)).toBeUndefined();
  expect(waitAfter(new Headers())).toBeUndefined();
  expect(said('soon')).toBeUndefined();
});

test('whatever a server sends, a wait is a time from now on', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e ]{0,40}$/), (value) => {
      const wait = said(value);
      expect(wait === undefined || (Number.isFinite(wait) && wait >= 0)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
