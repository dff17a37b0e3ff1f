import { expect, test } from 'vitest';
import { yearsOf } from './date-years.ts';

test.each<[string, readonly [number | null, number | null]]>([
  ['dated A.H. 1238/1822–23 CE', [1822, 1823]],
  ['A.H. 1027–28/1618–19', [1618, 1619]],
  ['AH 580–616 / AD 1185–1219', [1185, 1219]],
  ['Mid-10th century CE / 4th century AH', [934, 966]],
  ['Coin: 340-242 BC; pin: 20th century', [-340, -242]],
  ['340-242 BC', [-340, -242]],
])(
  'of two counts of years, or of two parts, in %j those of the Common Era and of the first part count',
  (printed, years) => {
    expect(yearsOf(printed)).toEqual(years);
  },
);

test('a century after the Hijra is none of this count', () => {
  expect(yearsOf('4th century AH')).toBeNull();
});

test('the number of a grave is no year', () => {
  expect(yearsOf('grave 454 Naqada II period (about 3600–3300 BC)')).toEqual([-3600, -3300]);
});

test.each<[string, readonly [number, number]]>([
  ['Last quarter of the 4th century BC', [-325, -301]],
  ['second half of the 16th c. BC', [-1550, -1501]],
  ['2nd half of the 16th century', [1551, 1600]],
  ['first third of the 18th century', [1701, 1733]],
  ['second half of the first century', [51, 100]],
])('a part of a century is as long as it is: %s', (printed, years) => {
  expect(yearsOf(printed)).toEqual(years);
});

test('a date may begin before our era and end in it', () => {
  expect(yearsOf('2nd century BC\u20132nd century AD')).toEqual([-200, 200]);
  expect(yearsOf('1st century BCE to 1st century CE')).toEqual([-100, 100]);
});
