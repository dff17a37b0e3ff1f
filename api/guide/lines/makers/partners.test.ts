import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
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

test.each([
  [
    ['George Hartley and Thomas Lister', '1724–1806; 1742–1810'],
    'George Hartley lived from 1724 to 1806 and Thomas Lister from 1742 to 1810.',
  ],
  [
    ['Frans Birch (1577–1640) and Jan Lowe (1579–1657)'],
    'Frans Birch lived from 1577 to 1640 and Jan Lowe from 1579 to 1657.',
  ],
  [
    ['David Birch (1802–1870)', 'and Robert Lowe (1821–1848)'],
    'David Birch lived from 1802 to 1870 and Robert Lowe from 1821 to 1848.',
  ],
  [
    ['Peter Birch (born 1952) and David Lowe (1946–2012)'],
    'Peter Birch was born in 1952 and David Lowe lived from 1946 to 2012.',
  ],
])('%j are two makers, each with a life', (makers, said) => {
  const bite = biteOn(...makers, 'The Ferry', '1815', 'Oil on canvas', 'Gift of Helen Marsh, 1951');
  expect(bite).toContain('“The Ferry”, by ');
  expect(bite).toContain(said);
});

test('years that are not sure are none of two lives', () => {
  expect(
    factsOf('Jan Birch and Ada Lowe', 'c. 1618–1652 and 1594/5–1667', 'The Ferry', '1645', 'Oil on canvas')
      .lives,
  ).toEqual([]);
});

test('two surnames above who they are make the work', () => {
  expect(
    factsOf(
      'Birch & Lowe',
      'Ada Birch, b. 1974, Recife',
      'Ugo Lowe, b. 1971, Turku',
      'The Ferry',
      '2008',
      'Prepared piano',
    ),
  ).toMatchObject({ artist: 'Birch & Lowe', title: 'The Ferry' });
});

test('who stands on a line of their own behind "and" made it too', () => {
  const { otherMakers } = factsOf(
    'Ada Birch (Hopi-Tewa), c. 1859–1942',
    'and Clara Birch Lowe, 1900–1987',
    'Jar with birds',
    'c. 1925',
    'Clay, paint',
  );
  expect(otherMakers.map(({ text }) => text).join()).toContain('Clara Birch Lowe');
});

test('two full names with the Spanish word between them are two makers, and a name of two surnames is one', () => {
  expect(saidTogether('Juan P\u00E9rez y Tom\u00E1s P\u00E9rez')).toBe(
    'Juan P\u00E9rez and Tom\u00E1s P\u00E9rez',
  );
  expect(saidTogether('Elias Ram\u00F3n y Lowe')).toBe('Elias Ram\u00F3n y Lowe');
});
