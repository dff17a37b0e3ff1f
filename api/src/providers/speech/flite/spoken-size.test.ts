import { expect, test } from 'vitest';
import { spokenSize } from './spoken-size.ts';

test.each([
  ['', 0],
  ['Oil on canvas.', 14],
  [`"It's" (old), new; a-b: c! d?`, 29],
  ['1902', 28],
  ['50 %', 24],
])('%j counts as %i letters', (text, size) => {
  expect(spokenSize(text)).toBe(size);
});
