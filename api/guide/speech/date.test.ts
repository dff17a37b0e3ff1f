import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { sayDate } from './date.ts';

test.each([
  ['Late 18th–mid-19th century', 'between the late 18th and the mid-19th century'],
  ['18th–mid-19th century', 'between the 18th and the mid-19th century'],
  ['early 17th–early 18th century', 'between the early 17th and the early 18th century'],
  ['mid-3rd–late 2nd century BC', 'between the mid-3rd and the late 2nd century BC'],
])('%j takes in the years between its centuries', (printed, said) => {
  expect(sayDate(printed)?.when).toBe(said);
});

test.each([
  ['late 18th–early 19th century', 'in the late 18th or the early 19th century'],
  ['18th–19th century', 'in the 18th or the 19th century'],
])('%j names two that follow each other', (printed, said) => {
  expect(sayDate(printed)?.when).toBe(said);
});

test.each([
  ['1932–34, executed ca. 1950', 'made', 'between 1932 and 1934, this one executed around 1950'],
  ['designed 1925, executed ca. 1960', 'designed', 'in 1925 and executed around 1960'],
  ['Design: 1918, execution: ca. 1950', 'designed', 'in 1918 and executed around 1950'],
  ['Design: 1958-67', 'designed', 'between 1958 and 1967'],
  ['conceived in 1967 and executed in 1980', 'conceived', 'in 1967 and executed in 1980'],
  ['1914, posthumous cast 1964', 'made', 'in 1914, this posthumous cast in 1964'],
])('%j tells two states of a work apart', (printed, verb, when) => {
  expect(sayDate(printed)).toEqual({ verb, when });
});

test('a design has its year behind a colon', () => {
  expect(sayDate('Design: 1924')).toMatchObject({ verb: 'designed', when: 'in 1924' });
  expect(sayDate('Executed: c. 1935')).toMatchObject({ verb: 'executed', when: 'around 1935' });
});

test.each([
  ['End of 12th century', 'at the end of the 12th century'],
  ['Beginning of the 16th century', 'at the beginning of the 16th century'],
  ['Middle of 16th century', 'in the middle of the 16th century'],
  [
    'End of the 17th – beginning of the 18th century',
    'at the end of the 17th or the beginning of the 18th century',
  ],
])('%j is said with its articles', (printed, when) => {
  expect(sayDate(printed)?.when).toBe(when);
});

test('a deed behind or before its year is said as what was done then', () => {
  expect(sayDate('Built: 1938')).toEqual({ verb: 'built', when: 'in 1938' });
  expect(sayDate('undated (before 1917)')?.when).toBe('before 1917');
  expect(sayDate('1951 designed, c. 1953 manufactured')?.verb).toContain('designed');
});

test('from one month to another is no "and"', () => {
  expect(sayDate('January \u2013 March 1912')).toEqual({ verb: 'made', when: 'from January to March 1912' });
});

test('a Roman numeral between day and year is a month', () => {
  expect(sayDate('16 iii 1940')?.when).toBe('on 16 March 1940');
  expect(sayDate('2.XII.1921')?.when).toBe('on 2 December 1921');
});

test('a time before all eras is counted back from today', () => {
  expect(sayDate('c. 40,000 years')).toEqual({ verb: 'made', when: 'around 40,000 years ago' });
  expect(sayDate('late 1609')?.when).toBe('late in 1609');
  expect(sayDate('shortly after 1285')?.when).toBe('shortly after 1285');
  expect(sayDate('Patented 1861')).toEqual({ verb: 'patented', when: 'in 1861' });
});

test('of two years that a stroke joins an old work was made in one or the other', () => {
  expect(sayDate('1480/1')?.when).toBe('in 1480 or 1481');
  expect(sayDate('1936/37')?.when).toBe('between 1936 and 1937');
});

test.each([
  ['Signed 1876', 'dated 1876'],
  ['1914 (enlargement 1966)', 'made in 1914 and enlarged in 1966'],
  ['19th c., second half', 'made in the second half of the 19th century'],
])('what stands beside the year is told with it: %s', (printed, said) => {
  const spoken = sayDate(printed);
  expect(`${spoken?.verb} ${spoken?.when}`).toBe(said);
});

test('two years before Christ that follow each other are one year of another count', () => {
  expect(sayDate('403\u2013402 B.C.')?.when).toBe('in 403 or 402 B.C.');
  expect(sayDate('403\u2013400 B.C.')?.when).toBe('between 403 and 400 B.C.');
});

test('a point at the end of a line is no part of its date', () => {
  const bite = biteOn('Birch Brooch', 'Silver gilt, amber and glass. Lowetown, Co. Meath. 8th century AD.');
  expect(bite).not.toContain('AD.,');
  expect(biteOn('Figure of a youth', 'Parian marble', 'About 530 BC.')).toContain('around 530 BC');
});
