import { expect, test } from 'vitest';
import { yearsOf } from '../../dates/date-years.ts';
import { seasonInWords } from '../../dates/seasons.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a season behind a name is when a garment was made, and no place', () => {
  for (const season of ['A/W 1996–97', 'Autumn/Winter 1996–97', 'AW 1996–97 collection']) {
    const facts = factsOf('Evening dress', `Ada Birch, ${season}`, 'Wool, cotton');
    expect(facts).toMatchObject({ artist: 'Ada Birch', date: 'Autumn/Winter 1996–97', nationality: null });
  }
  expect(biteOn('Evening dress', 'Ada Birch, A/W 1996–97', 'Wool, cotton')).toContain(
    'for autumn and winter 1996 to 1997',
  );
});

test('above a season the line below a garment is its maker', () => {
  expect(factsOf('Jacket', 'Ada Birch', 'S/S 1998', 'Linen')).toMatchObject({
    title: 'Jacket',
    artist: 'Ada Birch',
    date: 'Spring/Summer 1998',
  });
});

test('a season behind a garment is no part of its name', () => {
  expect(factsOf('Evening dress, A/W 1994', 'Ada Birch', 'Silk')).toMatchObject({
    title: 'Evening dress',
    date: 'Autumn/Winter 1994',
  });
});

test('the century of a short year is that of the season, and other texts are none', () => {
  expect(seasonInWords('AW96')).toBe('Autumn/Winter 1996');
  expect(seasonInWords("S/S '04")).toBe('Spring/Summer 2004');
  expect(seasonInWords('SS 1850.4')).toBe('SS 1850.4');
  expect(yearsOf(seasonInWords('AW96'))).toEqual([1996, 1996]);
});

test('a dressmaker or a house is the maker of a garment, above the material or below it', () => {
  for (const [line, maker] of [
    ['Madame Birch, Paris', 'Madame Birch'],
    ['Lowe, Paris', 'Lowe'],
    ['House of Lowe', 'House of Lowe'],
    ['Lowe & Co.', 'Lowe & Co'],
    ['Ada Birch, dressmaker, Bath', 'Ada Birch'],
  ] as const) {
    expect(factsOf('Day dress', line, 'c. 1874', 'Silk taffeta').artist).toContain(maker);
    expect(factsOf('Day dress', 'c. 1874', 'Silk taffeta', line).artist).toContain(maker);
  }
});

test('a place below a garment makes nothing', () => {
  for (const place of ['Lagos, Nigeria', 'Yakima, Washington', 'London, England'])
    expect(factsOf('Wedding dress', 'Cotton', place, '1970').artist).toBeNull();
});

test('what is said to be a silhouette is a garment, and jersey no island', () => {
  expect(factsOf('Silhouette: coat and trousers', 'Ada Birch, A/W 1996', 'Wool').title).toBe(
    'coat and trousers',
  );
  expect(factsOf('Mini dress', 'Ada Birch, 1967', 'Jersey').medium).toBe('Jersey');
});
