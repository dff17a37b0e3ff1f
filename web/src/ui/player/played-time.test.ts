import { expect, test } from 'vitest';
import { playedTime } from './played-time.ts';

test('the time played is said with the length of the whole piece', () => {
  const state = { status: 'playing', elapsed: 74.9, total: 600, totalIsExact: true } as const;
  expect(playedTime(state)).toBe('1:14 of 10:00');
  expect(playedTime({ ...state, totalIsExact: false })).toBe('1:14 of about 10:00');
});

test('before Play only the length is said', () => {
  expect(playedTime({ status: 'idle', elapsed: 0, total: 38.2, totalIsExact: false })).toBe('about 0:38');
});
