import { expect, test } from 'vitest';
import { townsOfLife } from './towns-of-life.ts';

test.each([
  ['Ghent 1867 – Ostend 1950', 1867, 1950, 'Ghent', 'Ostend'],
  ['born Ghent, 1867; died Ostend, 1950', 1867, 1950, 'Ghent', 'Ostend'],
  ['(b. Belfast, 1910, d. Bangor, 1983)', 1910, 1983, 'Belfast', 'Bangor'],
  ['(Belfast 1910–1983 Bangor)', 1910, 1983, 'Belfast', 'Bangor'],
  ['Riga, Latvia 1913–2009 Nashua, NH', 1913, 2009, 'Riga, Latvia', 'Nashua, NH'],
  ['(1931, Gateshead – 2004, Hexham)', 1931, 2004, 'Gateshead', 'Hexham'],
  ['b. 1931, Gateshead; d. 2004, Hexham', 1931, 2004, 'Gateshead', 'Hexham'],
  ['Conroe, Texas, 1972', 1972, null, 'Conroe, Texas', undefined],
  [
    'American, Fresno, California, 1921 – San Francisco, 2008',
    1921,
    2008,
    'Fresno, California',
    'San Francisco',
  ],
  ['Born St. Albans, Canada, 1955', 1955, null, 'St. Albans, Canada', undefined],
  ['Melbourne 1890–1947', 1890, 1947, 'Melbourne', undefined],
  ['Conroe, Texas, 1972–', 1972, null, 'Conroe, Texas', undefined],
  ['Tulsa, Oklahoma, 1910–2008', 1910, 2008, 'Tulsa, Oklahoma', undefined],
  ['London, 1972, lives in Leeds', 1972, null, 'London', undefined],
  ['Ghent (B), 1972', 1972, null, 'Ghent', undefined],
  ['* 1949, Thun (CH)', 1949, null, 'Thun', undefined],
  ['b. 1931, Gateshead', 1931, null, 'Gateshead', undefined],
  ['(Rio de Janeiro, Brazil, 1920 – Paris, 2001)', 1920, 2001, 'Rio de Janeiro, Brazil', 'Paris'],
])('%s: who was born and died when and where', (life, born, died, bornIn, diedIn) => {
  const read = townsOfLife(life);
  expect(read).toMatchObject({ born, died });
  expect([read?.bornIn?.text, read?.diedIn?.text]).toEqual([bornIn, diedIn]);
  for (const place of [read?.bornIn, read?.diedIn])
    if (place) expect(life.slice(place.start, place.start + place.text.length)).toBe(place.text);
});

test.each([
  '1910–1983',
  'active 1910',
  'Printed 1975',
  'Lives in Leeds',
  'about 1910',
  'The Kiln, 1910–12 and later',
  'American, 1940–2019',
  'Australia 1892–1984',
  'United States, 1938–1974',
])('%s tells of no town', (life) => {
  expect(townsOfLife(life)).toBeNull();
});

test('a single word before a comma may be a nation that nobody knows', () => {
  expect(townsOfLife('Quillish, 1921–2001')?.bornIn).toBeNull();
  expect(townsOfLife('born Leeds, 1921')?.bornIn?.text).toBe('Leeds');
});

test('what a year is of is said by a word or an asterisk alone', () => {
  expect(townsOfLife('b. Leeds, 1931')?.isSaid).toBe(true);
  expect(townsOfLife('* 1931, Leeds')?.isSaid).toBe(true);
  expect(townsOfLife('Leeds, 1931')?.isSaid).toBe(false);
});
