import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime();

test('a day is told as one speaks of it, and its year only when it is another', () => {
  const today = midnight(2026, 11, 24);
  expect(dayWords(today, today)).toBe('Today');
  expect(dayWords(midnight(2026, 11, 23), today)).toBe('Yesterday');
  expect(dayWords(midnight(2026, 11, 22), today)).toBe('Sunday, November 22');
  expect(dayWords(midnight(2025, 12, 31), today)).toBe('Wednesday, December 31, 2025');
  // The night on which the clocks change, in most of Europe and of America.
  for (const day of [
    midnight(2026, 10, 26),
    midnight(2026, 3, 30),
    midnight(2026, 11, 2),
    midnight(2026, 3, 9),
  ])
    expect(dayWords(new Date(day).setDate(new Date(day).getDate() - 1), day)).toBe('Yesterday');
});
