import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';
import { sayDate } from '../speech/date.ts';
import { yearsOf } from './date-years.ts';
import { beforeUntilToday } from './to-today.ts';

test.each([
  ['1890s to today', 'between the 1890s and today'],
  ['20th century–present', 'between the 20th century and today'],
  ['c. 1940 to the present', 'from around 1940 to today'],
  ['19th century, ongoing tradition', 'in the 19th century, and such things are still made today'],
  ['Late 19th century, still made today', 'in the late 19th century, and such things are still made today'],
])('%j goes on until now', (printed, when) => {
  expect(sayDate(printed)).toEqual({ verb: 'made', when });
});

test('of what is made until today the last year is not known', () => {
  expect(yearsOf('1890s to today')).toEqual([1890, null]);
  expect(yearsOf('19th century, ongoing tradition')).toEqual([1801, 1900]);
});

test('the work of one maker is begun in a year and ongoing', () => {
  expect(sayDate('1998–today')?.when).toContain('1998, and is ongoing');
});

test('what stands before such a date is no part of it', () => {
  expect(beforeUntilToday('Botswana, 1890s to today')).toBe('Botswana,');
  expect(beforeUntilToday('Ada Birch, from 1926 to 1980')).toBeNull();
});

test('a line may say that things of a people are still made', () => {
  const bite = biteOn('Bride’s necklace', 'Samburu; still made today', 'Palm fibre, trade beads');
  expect(bite).toContain('It is Samburu work, of a kind that is still made today.');
});

test.each(['Pre-1850', 'pre 1850'])('%j is before a year and not in it', (date) => {
  const facts = factsOf('Weathervane', `Pennsylvania, ${date}`, 'Copper');
  expect(facts).toMatchObject({ date, years: [null, 1850] });
  expect(sayDate(date)?.when).toBe('before 1850');
});

test.each(['approx. 1850', 'approximately 1850', 'approx 1850'])('%j is around a year', (date) => {
  expect(sayDate(date)?.when).toBe('around 1850');
});
