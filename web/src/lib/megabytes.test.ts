import { expect, it } from 'vitest';
import { megabytes, megabytesOf } from './megabytes.ts';

it('says bytes with as many digits as a visitor can use', () => {
  expect([4_440_000, 15_030_000, 10_737_000_000].map(megabytes)).toEqual(['4.4 MB', '15 MB', '11 GB']);
  expect(megabytesOf(0, 4_440_000)).toBe('0.0 of 4.4 MB');
});
