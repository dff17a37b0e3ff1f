import { expect, test } from 'vitest';
import { saidTogether } from './partners.ts';

test.each([
  ['Ada Birch, Elias Lowe', 'Ada Birch and Elias Lowe'],
  ['Ada Birch / Elias Lowe', 'Ada Birch and Elias Lowe'],
  ['Ada Birch + Elias Lowe', 'Ada Birch and Elias Lowe'],
  ['Ada Birch, Elias Lowe, and Hanna Kohl', 'Ada Birch, Elias Lowe and Hanna Kohl'],
  ['Ada Birch in collaboration with Elias Lowe', 'Ada Birch and Elias Lowe'],
])('%s are told together', (printed, said) => {
  expect(saidTogether(printed)).toBe(said);
});

test.each([
  'Ada Birch',
  'Birch, Ada',
  'Ada Birch, New York',
  'Ada Birch, Great Britain',
  'Lowe & Co., Leeds',
])('%s stays as it is printed', (printed) => {
  expect(saidTogether(printed)).toBe(printed);
});
