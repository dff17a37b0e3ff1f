import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  ['Maker unknown, Pennsylvania, 1848', 'It comes from Pennsylvania'],
  ['Potter unknown, Devon, 1848', 'It comes from Devon'],
  ['Maker once known, Dan peoples, 1848', 'It comes from the Dan peoples'],
  ['Unknown maker, probably Norway, 1848', 'It probably comes from Norway.'],
  ['Artist unidentified; Salem, Massachusetts; 1848', 'It comes from Salem, Massachusetts'],
])('%j tells where and when, and that nobody knows the maker', (line, from) => {
  const bite = biteOn('Sugar bowl', line, 'Earthenware');
  expect(bite).toContain('Its maker is not known.');
  expect(bite).toContain('in 1848');
  expect(bite).toContain(from);
});

test('a people or a nation behind an unknown maker is where the work is from', () => {
  expect(biteOn('Basket', 'Unidentified maker, Crow', 'Willow', '1890')).toContain('It is Crow work.');
  expect(factsOf('Portrait of a Lady', 'Unidentified artist, French, 1789', 'Oil on canvas')).toMatchObject({
    artist: 'Unidentified artist',
    nationality: 'French',
    date: '1789',
  });
});

test('place and date below an unknown maker are those of the work', () => {
  expect(factsOf('Sampler', 'Maker unknown', 'Ohio, 1850–60', 'Silk on linen')).toMatchObject({
    nationality: 'Ohio',
    date: '1850–60',
  });
});

test('words behind an unknown maker that are no known place are not told as one', () => {
  expect(factsOf('Summer', 'Unknown photographer, Birch Album, 1910', 'Gelatin silver print')).toMatchObject({
    nationality: null,
    date: '1910',
  });
});

test.each([
  'Tlingit; carver’s name not recorded',
  "Tlingit; artist's name unknown",
  'Tlingit, artist unknown',
  'Tlingit (maker not known)',
  'Tlingit (unidentified artist)',
])('%j says of which people the work is, and that nobody knows the maker', (line) => {
  const bite = biteOn('Feast dish', line, 'Alaska, about 1880', 'Alder wood');
  expect(bite).toContain('Its maker is not known.');
  expect(bite).toContain('It is Tlingit work.');
});

test('a people that is not known by its name is one before an unknown maker', () => {
  expect(biteOn('Stool', 'Birchendu peoples; carver unknown', '1900', 'Wood')).toContain(
    'It comes from the Birchendu peoples',
  );
});

test('a maker behind the people is no place', () => {
  expect(biteOn('Bag', 'Crow; beaded by Ella Birch', 'Montana, 1905', 'Hide, glass beads')).not.toContain(
    'from beaded',
  );
});
