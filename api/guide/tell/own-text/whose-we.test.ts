import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('what the museum says of itself is said to be its words', () => {
  const bite = biteOn(
    'Ada Lowe Birch (1812\u20131870)',
    'A Winter Tale',
    '1843',
    'Birch wrote her story in six weeks, to a deadline and',
    'short of money. Every December we turn one page.',
  );
  expect(bite).toMatch(/(?:label|museum|beside it)[^.]*: Birch wrote/i);
});
