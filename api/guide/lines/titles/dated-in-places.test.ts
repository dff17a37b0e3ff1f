import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

const MAKER = ['Ada Birch', 'Australia, 1887–1935'];

test.each([
  ['The jetty, 1929, Lowe Bay, Victoria', 'The jetty', '1929', 'Lowe Bay, Victoria'],
  ['Wattle in flower, 1928, Sydney', 'Wattle in flower', '1928', 'Sydney'],
  ['A long ride, 1921, Lowebrook, Western Australia', 'A long ride', '1921', 'Lowebrook, Western Australia'],
  ['The sleeping sailor, c. 1936, London', 'The sleeping sailor', 'c. 1936', 'London'],
])('the line %j is a title, and when and where it was painted', (line, title, date, place) => {
  const lines = [...MAKER, line, 'oil on canvas'];
  expect(factsOf(...lines)).toMatchObject({ artist: 'Ada Birch', title, date, medium: 'oil on canvas' });
  expect(biteOn(...lines)).toContain(place);
});

test('the material may stand behind the place', () => {
  expect(biteOn(...MAKER, 'The viaduct, 1930, Sydney, oil on canvas on board')).toContain(
    '“The viaduct”, painted by Ada Birch in 1930, in oil on canvas on board.',
  );
});

test('a birth between a word and a town is no title', () => {
  expect(factsOf('Ada Birch', 'Born, 1920, London', 'Red Field', '1951', 'oil on canvas').title).toBe(
    'Red Field',
  );
});

test('a firm with its town before a year is no part of the title above', () => {
  const label = [
    'Josef Lowe (b. 1932)',
    'Vase "Meteors"',
    'Birch glassworks, Karlovy Vary, 1972',
    'Underlaid glass',
  ];
  expect(factsOf(...label)).toMatchObject({ title: 'Vase "Meteors"', date: '1972' });
});
