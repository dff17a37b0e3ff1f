import { expect, test } from 'vitest';
import { sayDate } from '../speech/date.ts';
import { yearsOf } from './date-years.ts';
import { beforeCounted, goesOnInCount } from './other-counts.ts';

test.each<[string, string, string]>([
  ['AH Safar 707 (August 1307 CE)', 'made', 'in August 1307, Safar of the year 707 of the Islamic calendar'],
  [
    '18 Rajab 1142 AH (6 February 1730)',
    'made',
    'on 6 February 1730, Rajab of the year 1142 of the Islamic calendar',
  ],
  ['Dated 680 AH / 1281–82 CE', 'dated', '1281 or 1282, the year 680 of the Islamic calendar'],
  ['77 H. (696/97 CE)', 'made', 'in 696 or 697, the year 77 of the Islamic calendar'],
  [
    'AH 580–616 / AD 1185–1219',
    'made',
    'between 1185 and 1219, the years 580 to 616 of the Islamic calendar',
  ],
  ['1286 (AH 685)', 'made', 'in 1286, the year 685 of the Islamic calendar'],
  ['AH 1024, regnal year 10 (1615 CE)', 'made', 'in 1615, the year 1024 of the Islamic calendar'],
  ['Vikrama Samvat 1672 (1615 CE)', 'made', 'in 1615, the year 1672 of the Samvat era'],
  ['Saka 1213 (1291 CE)', 'made', 'in 1291, the year 1213 of the Saka era'],
  ['dated BE 2401 (1858)', 'dated', '1858, the year 2401 of the Buddhist era'],
  ['CS 845 (1483)', 'made', 'in 1483, the year 845 of the Chula Sakarat era'],
  ['regnal year 10 (1615–16)', 'made', 'in 1615 or 1616, year 10 of the reign'],
  ['984 H / Safar 984', 'made', 'in the year 984 of the Islamic calendar'],
])('of two counts of years in %j that of the Common Era is told first', (printed, verb, when) => {
  expect(sayDate(printed)).toEqual({ verb, when });
});

test('years are reckoned from the Common Era alone', () => {
  expect(yearsOf('Vikrama Samvat 1672 (1615 CE)')).toEqual([1615, 1615]);
  expect(yearsOf('Dated 680 AH / 1281–82 CE')).toEqual([1281, 1282]);
  expect(yearsOf('984 H / Safar 984')).toBeNull();
});

test('what stands before a date in two counts is no part of it', () => {
  expect(beforeCounted('Iran (Shiraz), dated Safar 984 H / May 1576')).toBe('Iran (Shiraz),');
  expect(beforeCounted('Ada Birch, 1926 (posthumous)')).toBeNull();
  expect(beforeCounted('Oil on canvas / 1926')).toBeNull();
});

test('a date in two counts goes on below where narrow paper broke it', () => {
  expect(goesOnInCount('Ilkhanid, AH Safar 707', '(August 1307 CE)')).toBe(true);
  expect(goesOnInCount('Iran (Shiraz), dated Safar', '984 H / May 1576')).toBe(true);
  expect(goesOnInCount('Kashan, 1926', 'AH 969 / 1562')).toBe(false);
});
