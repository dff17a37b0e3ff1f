import { expect, test } from 'vitest';
import { seenText } from './seen-text.ts';

const NOW = new Date(2026, 4, 20, 16, 30).getTime();

test.each([
  [new Date(2026, 4, 20, 14, 5), 'You were here at 14:05'],
  [new Date(2026, 4, 20, 0, 5), 'You were here at 00:05'],
  [new Date(2026, 4, 19, 16, 30), 'You were here on 19 May at 16:30'],
  [new Date(2025, 11, 31, 9, 1), 'You were here on 31 December 2025 at 09:01'],
])('a label that was read before is told with the time, and the day unless it is today: %s', (seen, text) => {
  expect(seenText(seen.getTime(), NOW)).toBe(text);
});
