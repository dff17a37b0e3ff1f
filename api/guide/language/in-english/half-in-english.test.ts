import { expect, test } from 'vitest';
import { halfInEnglish } from './half-in-english.ts';

test.each([
  ['Canadian / canadien', 'Canadian'],
  ['Huile sur toile / Oil on canvas', 'Oil on canvas'],
  ['120 peças / 120 pieces, 30 x 30 cm each', '120 pieces, 30 x 30 cm each'],
  ['Acquisizione Bellini (1890) / Bellini acquisition (1890)', 'Bellini acquisition (1890)'],
])('of a line that says the same in two languages the English half is told: %s', (line, half) => {
  expect(halfInEnglish(line)).toBe(half);
});

test.each([
  'Ada Birch and sons, Lehnheim / Ebersdingen',
  'Courtesy of the artist and Lowe, Cape Town / Johannesburg',
])('two towns behind one name are both told: %s', (line) => {
  expect(halfInEnglish(line)).toBe(line);
});
