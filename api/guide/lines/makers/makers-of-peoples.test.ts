import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a name with a people behind a comma or in a bracket is the maker’s', () => {
  expect(biteOn('Basket', 'Mary Birch, Central Pomo', 'About 1910', 'Sedge root')).toContain(
    'made by the Central Pomo artist Mary Birch around 1910',
  );
  expect(factsOf('Bag', 'Ida Birch (Wasco)', 'About 1930', 'Cornhusk')).toMatchObject({
    artist: 'Ida Birch',
    nationality: 'Wasco',
  });
  expect(factsOf('Ada Birch, Tlingit', 'Chilkat blanket', '1920', 'Wool')).toMatchObject({
    artist: 'Ada Birch',
    nationality: 'Tlingit',
    title: 'Chilkat blanket',
  });
});

test('a maker of a pueblo is from there', () => {
  expect(biteOn('Bowl', 'Sara Lowe, Birchfield Pueblo', '1920', 'Clay')).toContain(
    'The artist is from Birchfield Pueblo.',
  );
});

test('below a thing a name is its maker’s whatever word is behind it', () => {
  expect(factsOf('Teapot', 'Paul Birch, Lowehaven', '1790', 'Silver').artist).toBe('Paul Birch');
});

test('below what shows somebody a name with a rank is no maker’s', () => {
  expect(factsOf('Bust of a woman', 'Anna Birch, Countess', '1790', 'Marble').artist).toBeNull();
});

test('two makers on a line stay two', () => {
  expect(factsOf('Teapot', 'Ada Birch, Peter Lowe', '1960', 'Silver').artist).toBe(
    'Ada Birch and Peter Lowe',
  );
});

test('a thing with a people behind it is no maker', () => {
  expect(factsOf('Storage Jar, Acoma', 'About 1900', 'Clay').artist).toBeNull();
});

test('a workshop is a maker without the town behind it', () => {
  expect(biteOn('Door', 'Workshop of Areolowe, Birch-Ekiti', 'About 1910', 'Wood')).toContain(
    'a door from the workshop of Areolowe',
  );
  expect(biteOn('Mask', 'Lowe family workshop', 'About 1910', 'Wood')).toMatch(/[Tt]he Lowe family workshop/);
});

test('when a thing was collected is not when it was made', () => {
  const bite = biteOn('Club', 'Tonga', 'Collected 1773–74', 'Wood');
  expect(bite).toContain('It was collected between 1773 and 1774.');
  expect(bite).not.toContain('made in 1773');
});

test('a place before the date is where the work was made, though a maker is named', () => {
  expect(biteOn('Hat', 'Isabella Lowe (Haida)', 'British Columbia, 1900', 'Spruce root')).toContain(
    'It was made in British Columbia, of spruce root.',
  );
});
