import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

/** The facts of a text whose lines are parted by empty ones. */
const factsOfText = (text: string): ReturnType<typeof parseLabel> => parseLabel({ text });

test('a title below the maker goes on in the next line, up to the date', () => {
  expect(
    factsOf('Ada Birch', 'b. 1913, Norway', 'Fishermen Resting', 'at a Longhouse', '1964', 'Oil on canvas')
      .title,
  ).toBe('Fishermen Resting at a Longhouse');
  const wrapped = factsOf(
    'Ada Birch',
    'French, 1841–1916',
    'The Three Sisters at the',
    'Tomb, 1913',
    'Etching',
  );
  expect(wrapped.title).toBe('The Three Sisters at the Tomb');
  expect(wrapped.date).toBe('1913');
});

test('lines between two empty ones below the maker are one title, whatever letters they begin with', () => {
  const text =
    'Unknown artist\nLowedal\n\nThe Wise and the Foolish\nVirgins\nc. 1660–1700\n\nTapestry, wool weft on linen';
  expect(factsOfText(text).title).toBe('The Wise and the Foolish Virgins');
});

test('what stands behind an empty line is no part of the thing above it', () => {
  const text =
    'Vessel in the shape of\na ram carrying cornets\n\nGilat sanctuary\nChalcolithic period\n4500–3600 BCE\nPottery';
  const { title, heading } = factsOfText(text);
  expect(title ?? heading[0]?.text).toBe('Vessel in the shape of a ram carrying cornets');
});

test('the series that a work is from is told by itself and is no part of the title', () => {
  const inline = biteOn(
    'Ada Birch',
    'born 1952, Oslo',
    'Tenth Street, from the series South of Market',
    '1982',
    'inkjet print',
  );
  expect(inline).toContain('“Tenth Street”');
  expect(inline).toContain('It is from the series South of Market.');
  const below = factsOf(
    'Ada Birch',
    'b. 1984, Oslo',
    'Untitled (Two Boys)',
    'from the series',
    'The Price of Cement',
    '2013',
  );
  expect(below.title).toBe('Untitled (Two Boys)');
  expect(below.date).toBe('2013');
});

test('a design on the second line is what the thing on the first has', () => {
  const bite = biteOn(
    'Round Tea Kettle, Lowe ware',
    'Design of pines on a shore',
    'Muromachi period, 15th century',
    'Cast iron',
  );
  expect(bite).toContain('This is a round tea kettle, Lowe ware.');
  expect(bite).toContain('It has a design of pines on a shore.');
});

test('where nobody knows the maker, a name with its years at the top is that of whom the work shows', () => {
  const facts = factsOf(
    'Ada Lowe 1819–1870',
    'Born Bordeaux, France',
    'Unidentified artist',
    'Oil on canvas, c. 1848',
  );
  expect(facts.title).toBe('Ada Lowe');
  expect(facts.artist).toBe('Unidentified artist');
  expect(facts.born).toBeNull();
});

test('the year of an exhibition is told apart from the title before it', () => {
  expect(
    factsOf('Ada Birch', '1811–1879', 'The Ferry at Lowe', 'exhibited 1848', 'Oil on canvas').title,
  ).toBe('The Ferry at Lowe');
});

test('a title and below it what it is in English are told apart', () => {
  for (const [original, title] of [
    ['Los caminantes', 'The Walkers'],
    ['Femme assise', 'Seated Woman'],
  ] as const) {
    const facts = factsOfText(
      `Ada Birch\nMexican, 1914–1980\n\n${original}\n${title}\n\n1958\nOil on canvas`,
    );
    expect([facts.title, facts.originalTitle?.text]).toEqual([title, original]);
  }
});

test('a title in English that names a place of another country is one', () => {
  const text = 'Ada Birch\nMexican, 1914–1980\n\nPaseo de la\nReforma at Night\n\n1958\nOil on canvas';
  expect(factsOfText(text).originalTitle).toBeNull();
});

test('a series whose name stands on the next line is no part of the title', () => {
  expect(
    factsOf(
      'Ada Birch',
      'American, b. 1936',
      'Construction III, from the series',
      'Angles, 1981',
      'Polaroid',
    ),
  ).toMatchObject({
    title: 'Construction III',
    date: '1981',
  });
  expect(
    factsOf('Ada Birch', 'Gate II, from the portfolio', '“Fences”', '1994', 'Gelatin silver print').title,
  ).toBe('Gate II');
});

test('a French article before a vowel tells that the title below is what it is in English', () => {
  expect(factsOfText("Auguste Rodin\n\nL'Oiseau d'or\nThe Golden Bird\n\n1877\nBronze").title).toBe(
    'The Golden Bird',
  );
});
