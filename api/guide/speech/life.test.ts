import { expect, test } from 'vitest';
import { parseLabel } from '../parse-label.ts';
import { biteOn } from '../testing/printed-label.ts';
import { lifeSentences } from './life.ts';

const told = (life: string): string =>
  lifeSentences(parseLabel({ text: `Ada Birch\n${life}\nThe Boat\n1950\nOil on canvas` })).join(' ');

test('who was born abroad is told with nation and birthplace in one', () => {
  expect(told('American, born Hungary, 1912–1998')).toBe(
    'The American artist was born in Hungary in 1912 and died in 1998.',
  );
  expect(told('American (b. Cuba), 1912–1998')).toContain('The American artist was born in Cuba in 1912');
});

test('"German-born" is a part of the nation', () => {
  expect(told('German-born American, 1912–1998')).not.toContain('born in American');
});

test('a state of America stands behind its town, and not before it', () => {
  const facts = parseLabel({ text: 'Bowl\nUnited States, Seattle, Washington, 1982\nBlown glass' });
  expect(lifeSentences(facts)).toEqual(['It comes from Seattle, Washington, in the United States.']);
});

test('of two who designed a thing the lives are told by their names', () => {
  expect(
    biteOn('Desk', 'Designed by Ada Birch (1860–1945) and Clara Lowe (1870–1955)', '1910', 'Oak'),
  ).not.toMatch(/Designed by [^.]* lived/);
});

test('the year from which somebody is known to have worked is no birth', () => {
  expect(biteOn('Stilleven', 'Ada Birch (werkzaam ca. 1683–1707)', 'olieverf op paneel, 1697')).not.toMatch(
    /born|14/,
  );
});
