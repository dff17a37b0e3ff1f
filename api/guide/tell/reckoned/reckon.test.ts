import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';
import { reckon, roundYears } from './reckon.ts';

test.each([
  [960, 'about 950 years'],
  [1180, 'about 1,200 years'],
  [1240, 'about 1,250 years'],
  [1026, 'about 1,000 years'],
  [1620, 'about 1,600 years'],
])(
  'an age of about a thousand years is told to fifty years, and a greater one to a hundred: %i',
  (age, told) => {
    expect(roundYears(age)).toBe(told);
  },
);

test('what is younger than three hundred years is told to five years', () => {
  expect(roundYears(215)).toBe('some 215 years');
  expect(roundYears(348)).toBe('some 350 years');
});

test('of a century the years are told that the thing is old at least', () => {
  const ago = (...lines: string[]): string =>
    roundYears(reckon(factsOf(...lines), 2026).yearsAgo ?? 0, reckon(factsOf(...lines), 2026).atLeast);
  expect(ago('Axe', 'Iron', '10th century')).toBe('more than 1,000 years');
  expect(ago('Axe', 'Iron', 'AD 950')).toBe('about 1,100 years');
});

test('no age is reckoned from a date that does not say when the work was made, or names several phases', () => {
  const age = (date: string): unknown =>
    reckon(factsOf('Ada Birch, 1844–1907', 'Old Boat Maker', date, 'Marble'), 2026).age;
  expect(age('exhibited 1872')).toBeNull();
  expect(age('modeled 1866, carved 1872')).toBeNull();
  expect(age('1866')).toMatchObject({ from: 22, to: 22 });
});
