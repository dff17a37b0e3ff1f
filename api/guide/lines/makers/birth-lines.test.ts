import { expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';
import { factsOf } from '../../testing/printed-label.ts';

const read = (text: string) => {
  const { artist, title, date, born, died, bornIn, diedIn } = parseLabel({ text });
  return { artist, title, date, born, died, places: [bornIn?.text ?? null, diedIn?.text ?? null] };
};

const WORK = { title: 'The Night Boat', date: '1943' };

test.each([
  [
    'The Night Boat, 1943\nColin Birch (Belfast 1910–1983 Bangor)\nOil on board',
    '1983',
    ['Belfast', 'Bangor'],
  ],
  [
    'The Night Boat\nColin Birch (b. Belfast, 1910, d. Bangor, 1983)\n1943\nOil on board',
    '1983',
    ['Belfast', 'Bangor'],
  ],
  [
    'Colin Birch, Belfast 1910 – Bangor 1983\nThe Night Boat, 1943\nOil on board',
    '1983',
    ['Belfast', 'Bangor'],
  ],
  [
    'The Night Boat\nColin Birch, Belfast 1910 – Bangor 1983\n1943\nOil on board',
    '1983',
    ['Belfast', 'Bangor'],
  ],
])('%j: the name before the towns of a life is the maker’s', (text, died, places) => {
  expect(read(text)).toEqual({ ...WORK, artist: 'Colin Birch', born: '1910', died, places });
});

test.each([
  ['Colin Birch\nConroe, Texas, 1910\nThe Night Boat, 1943\nOil on board', 'Conroe, Texas'],
  ['Colin Birch\nConroe, Texas, 1910–\nThe Night Boat, 1943\nOil on board', 'Conroe, Texas'],
  ['Colin Birch\n* 1910, Thun (CH)\nThe Night Boat, 1943\nOil on board', 'Thun'],
  ['Colin Birch\nLondon, 1910, lives in Leeds\nThe Night Boat\n1943\nOil on board', 'London'],
])('%j: a place and a year above a title and a later year are those of a birth', (text, bornIn) => {
  expect(read(text)).toEqual({
    ...WORK,
    artist: 'Colin Birch',
    born: '1910',
    died: null,
    places: [bornIn, null],
  });
});

test('a chair and its year below a designer are no birth', () => {
  expect(
    read('Lina Birch\nBowl Chair, 1951\nManufacturer: Lowe & Co., since 2013\nSteel, fabric').born,
  ).toBeNull();
});

test.each(['American, 1972–', 'b. 1972-', 'Conroe, Texas, 1972–', 'Anishinaabe, 1972 –'])(
  'who lives has not died in the year of the work: %s',
  (life) => {
    expect(read(`Colin Birch\n${life}\nThe Nets, 2007\nOil on canvas`)).toMatchObject({
      artist: 'Colin Birch',
      title: 'The Nets',
      date: '2007',
      died: null,
    });
  },
);

test('a life that goes on below with a place and a year ends there', () => {
  expect(read('Colin Birch\nGeelong 1875 –\nSydney 1963\nHarbour, 1920\nOil on canvas')).toMatchObject({
    artist: 'Colin Birch',
    title: 'Harbour',
    born: '1875',
    died: '1963',
  });
});

test('years behind a title above "By" are those of whom it shows', () => {
  const { born, artist } = read('Mary Lowe (1780–1872)\nScientific writer\nBy James Birch\nChalk, 1848');
  expect([artist, born]).toEqual(['James Birch', null]);
});

test.each([
  ['1885, Odessa (Empire russe) –', '1960, Ostende (Belgique)', 'Odessa', 'Ostende'],
  ['Hoboken, New Jersey, 1885–', '1960, San Francisco', 'Hoboken, New Jersey', 'San Francisco'],
  ['Ghent, 1885 –', 'Ostend, 1960', 'Ghent', 'Ostend'],
])('a life that goes on behind the dash of %j dates no work', (first, second, bornIn, diedIn) => {
  const facts = factsOf('Ada Birch', first, second, '', 'Bread Line', '1914', 'Gelatin silver print');
  expect(facts).toMatchObject({
    artist: 'Ada Birch',
    born: '1885',
    died: '1960',
    title: 'Bread Line',
    date: '1914',
  });
  if (second.startsWith('1')) expect([facts.bornIn?.text, facts.diedIn?.text]).toEqual([bornIn, diedIn]);
});

test('who is living has not died in the year of the work on the line below', () => {
  expect(factsOf('Ada Birch', 'American, 1972–', 'The Nets, 2007', 'Oil on canvas')).toMatchObject({
    died: null,
    date: '2007',
  });
});
