import { expect, it } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { withYearSaid } from './year-behind.ts';

it('says the year in which something was done with a thing', () => {
  expect(withYearSaid('It was dredged from the River Lowe, 1903')).toBe(
    'It was dredged from the River Lowe in 1903',
  );
  expect(withYearSaid('It was found at Birch, Kent, 1836.')).toBe('It was found at Birch, Kent, in 1836.');
  expect(withYearSaid('It is from the wreck of the Lowe, 1588.')).toBe(
    'It is from the wreck of the Lowe in 1588.',
  );
  expect(withYearSaid('It was excavated by Ada Birch, 1949 to 1951.')).toBe(
    'It was excavated by Ada Birch from 1949 to 1951.',
  );
});
it('leaves the year of a day and that of a series', () => {
  expect(withYearSaid('It was used on 18 June, 1815')).toBe('It was used on 18 June, 1815');
  expect(withYearSaid('It is from the series Lowe, 1998')).toBe('It is from the series Lowe, 1998');
});
it('is told of a dig of several years, and of what was found in one', () => {
  expect(biteOn('Sword', 'Iron', 'Excavated by Ada Birch, 1949\u201351')).toContain(
    'It was excavated by Ada Birch from 1949 to 1951.',
  );
  expect(biteOn('Sword', 'Iron', 'Dredged from the River Lowe, 1903')).toContain(
    'It was dredged from the River Lowe in 1903.',
  );
});
