import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { readTitleTakenForMaker } from './titles-as-makers.ts';

const readAs = (artist: string, title: string): ReturnType<typeof factsOf> => {
  const facts = {
    ...factsOf(title),
    artist,
    title,
    originalTitle: null,
    readings: { artist: { start: 0, end: 1, certainty: 1 }, title: { start: 2, end: 3, certainty: 1 } },
  };
  readTitleTakenForMaker(facts);
  return facts;
};

test.each([
  ['Kasteel van Anna Visser', 'Castle of Anna Visser'],
  ['Schreibtisch des Anton Lowe', 'Desk of Anton Lowe'],
  ['Cappello di Carlo Bellini', 'Carlo Bellini\u2019s hat'],
])('the title in another language is no maker: %s', (other, title) => {
  const facts = readAs(other, title);
  expect([facts.artist, facts.title, facts.originalTitle?.text]).toEqual([null, title, other]);
});

test('of two titles of which the English one was read as the maker it is the title', () => {
  const facts = readAs('Castle of Anna Visser', 'Kasteel van Anna Visser');
  expect([facts.artist, facts.title]).toEqual([null, 'Castle of Anna Visser']);
});

test.each([
  ['Jan van der Meer', 'View of der Meer'],
  ['Minucchio da Siena', 'Portrait of Siena'],
  ['Workshop of Anna Visser', 'Portret van Anna Visser'],
  ['Meister des Anton Lowe', 'Altar of Anton Lowe'],
  ['Kasteel van Anna Visser', 'Still Life'],
])('whoever may have made the work stays its maker: %s', (artist, title) => {
  expect(readAs(artist, title).artist).toBe(artist);
});

test('a thing of somebody in two languages is told without a maker', () => {
  expect(
    biteOn('Kasteel van Anna Visser', 'Haarlem, ca. 1690', 'Castle of Anna Visser', 'Wood and paper'),
  ).not.toMatch(/made by/);
});
