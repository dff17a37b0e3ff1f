import { expect, test } from 'vitest';
import { calls, traced } from './trace.ts';

test('a traced function does what it did and its call is written down', () => {
  const sum = traced('sum', (a: number, b: number) => a + b);
  expect(sum(2, 3)).toBe(5);
  expect(calls.at(-1)).toMatchObject({ name: 'sum', args: [2, 3], result: 5 });
});
