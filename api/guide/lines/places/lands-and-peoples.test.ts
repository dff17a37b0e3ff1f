import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a land, its parts and a date are no title and no maker’s', () => {
  const facts = factsOf(
    'Lady waiting for the rain',
    'India, Himachal Pradesh, Lowepur, circa 1800',
    'Ink on paper',
  );
  expect(facts).toMatchObject({
    artist: null,
    title: 'Lady waiting for the rain',
    nationality: 'India, Himachal Pradesh, Lowepur',
    date: 'circa 1800',
  });
});

test('a people and its branch or place stand in a row, in capitals too', () => {
  expect(biteOn('Guardian figure', 'Kota peoples, Birchamba group', '1880', 'Wood')).toContain(
    'from the Kota peoples, Birchamba group.',
  );
  expect(biteOn('FEAST LADLE', 'TLINGIT, LOWEKAT', 'WOOD, ABALONE SHELL', 'E/1234')).toContain(
    'It is Tlingit work, from Lowekat.',
  );
});

test('of two lands and a people the last is told by itself', () => {
  expect(biteOn('LAMP', 'EGYPT OR SYRIA, MAMLUK, MID-14TH CENTURY', 'GLASS, GILDED')).toMatch(
    /mid-14th century.*It comes from Egypt or Syria, and is Mamluk\./,
  );
  expect(biteOn('Beaker', 'Peru, Chimú, north coast, c. 1100–1400', 'Silver')).toContain(
    'It comes from the north coast, Peru, and is Chimú.',
  );
});

test('an age behind a land belongs to the date', () => {
  expect(factsOf('Birches', 'China, Southern Song dynasty, 13th century', 'Ink on silk')).toMatchObject({
    nationality: 'China',
    date: 'Southern Song dynasty, 13th century',
  });
});

test('lands below a maker, and the years of a life, are none of the work’s', () => {
  expect(
    factsOf('Ada Birch', 'Australia, England, 1868 – 1930', 'Birches', '1901', 'Oil on canvas').date,
  ).toBe('1901');
});

test('a part of a land and a century are where and when, and of a year alone nobody knows', () => {
  expect(
    factsOf(
      'Birchakala, the Great One',
      'Central Tibet, 15th century',
      'Artist/maker unknown, Tibetan',
      'Ink',
    ),
  ).toMatchObject({ date: '15th century', artist: 'Artist/maker unknown' });
  expect(factsOf('Ada Birch', 'Japan, 1905', 'gelatin silver print').nationality).toBeNull();
});

test('a people and years longer than a life are whose a thing is and of when', () => {
  expect(factsOf('Hei tiki', 'Ngāti Birchue, 1500–1850', 'Pounamu')).toMatchObject({
    nationality: 'Ngāti Birchue',
    date: '1500–1850',
  });
  expect(factsOf('Hei tiki', '1700–1850, Ngāti Birchue', 'Pounamu, shell')).toMatchObject({
    nationality: 'Ngāti Birchue',
    date: '1700–1850',
  });
});

test('a region and a province of two letters are places', () => {
  expect(biteOn('Head of a Buddha', 'Gandhara region, Pakistan', '3rd century', 'Schist')).toContain(
    'from the Gandhara region, Pakistan.',
  );
  expect(biteOn('Sign', 'Lowepaninna, Lake Birch region, South Australia', '1904', 'Wood')).toContain(
    'the Lake Birch region',
  );
  expect(biteOn('Box', 'Lowegate, Haida Gwaii, BC', 'before 1892', 'Cedar')).toContain(
    'This is a box, from Lowegate, Haida Gwaii, BC.',
  );
});
