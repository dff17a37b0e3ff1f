import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../../testing/printed-label.ts';
import { thingOf } from './thing-of.ts';

const thing = (...lines: string[]): string | null => thingOf(factsOf(...lines));

test.each([
  ['of an early date', ['Spherical Astrolabe', 'by Yusuf Lowe', '1641', 'Brass'], 'a spherical astrolabe'],
  [
    'of an instrument without a material',
    ['DOUBLE-MANUAL HARPSICHORD', 'Elias Lowe, Paris, 1769'],
    'a double-manual harpsichord',
  ],
  [
    'beside \u201CMade by\u201D',
    ['Serpent', 'Wood, leather, brass', 'Made by Thomas Lowe, London, about 1825'],
    'a serpent',
  ],
  [
    'of two that belong together',
    ['Pair of Candlesticks', 'Paul Lowe', 'London, 1745', 'Silver'],
    'a pair of candlesticks',
  ],
  [
    'with what is said of it behind its name',
    ['Bottle in the Form of a Squirrel', 'Elias Lowe', 'Leeds, 1810', 'Earthenware'],
    'a bottle in the form of a squirrel',
  ],
])('what a title names is a thing and no name where the label says how it was made: %s', (_, lines, said) => {
  expect(thing(...lines)).toBe(said);
});

test('a thing by a firm is told as one, though its title is not sure', () => {
  expect(
    biteOn('Food blender', 'Made by Birch Corporation Ltd', 'Leeds, 1957', 'Enamelled metal, plastic'),
  ).toContain('This is a food blender');
});

test('a title that begins with its article is told with that, where no artist gave it', () => {
  expect(thing("A SOLDIER'S CHEST", 'Pine, iron', '1628')).toBe("a soldier's chest");
  expect(thing("A soldier's sewing", 'Wool, linen', '1628')).toBeNull();
  expect(thing("A Soldier's Chest", 'Ada Birch', '1951', 'Oil on canvas')).toBeNull();
});

test.each([
  [
    'a modern work that is called a thing',
    ['Ada Birch', 'British, 1901\u20131980', 'Bottle Rack, 1964', 'Iron'],
  ],
  ['a picture', ['The Umbrella', 'Ada Birch, 1883', 'Oil on canvas']],
  ['what may be a picture', ['Ada Birch', 'Chair with a Vase', '1872']],
  ['a photograph by a firm', ['Canoe', 'Elias Lowe & Sons', 'about 1875', 'Albumen print']],
  ['an animal by a factory', ['Sleeping Dog', 'Birch Manufactory', 'about 1740', 'Porcelain']],
  [
    'a name among words of things',
    ['Century Vase', 'Ada Birch', '1876', 'Made by Birch Porcelain Works', 'Porcelain'],
  ],
  [
    'a chair named after another thing',
    ['Bowl Chair', 'Ada Birch', '1951', 'Manufacturer: Birch & Co.', 'Steel'],
  ],
  ['what says where something stands', ['On the chest', 'Ada Birch', '1549', 'Bronze']],
])('a title that may be a name keeps its quotation marks: %s', (_, lines) => {
  expect(thing(...lines)).toBeNull();
});

test('a name in what is said of a thing keeps its capitals', () => {
  const facts = factsOf('Tankard', 'Elias Lowe', 'Leeds, 1710', 'Silver');
  expect(thingOf({ ...facts, title: 'Tankard with Scenes from the Life of King David' })).toBe(
    'a tankard with scenes from the Life of King David',
  );
});

test('writes what decorates a thing in small letters, where no name is among it', () => {
  const jar = 'White Porcelain Jar with Dragon Design in Underglaze Blue';
  expect(biteOn(jar, 'Joseon Dynasty, 16th century')).toContain('a white porcelain jar with dragon design');
  expect(biteOn('Stoneware Jar with Buddha Design', '15th century')).toContain('Buddha');
});

test('says an instrument by its size with an article', () => {
  expect(biteOn('18-inch reflecting telescope', 'Dahl & Sons, Leeds', '1893')).toContain(
    'This is an 18-inch reflecting telescope',
  );
  expect(biteOn('12-inch Dreams', 'Ada Birch', 'Oil on canvas, 1993')).not.toContain('a 12-inch');
});

test('an owner whose name is a word too is told by name where the text tells of somebody of that name', () => {
  const box = ['Swift’s sewing box', 'Wood', '1890'];
  expect(biteOn(...box, 'Swift was buried with this box. It still held thread.')).toContain(
    'is Swift’s sewing box',
  );
  expect(biteOn(...box, 'Such boxes were given as a prize. They held thread.')).not.toContain('is Swift’s');
});

test('a name in quotation marks that has its article gets no second one', () => {
  expect(biteOn('‘The Lowe Dress’', 'Ada Birch', '1938', 'Silk')).not.toMatch(/the ‘The/);
});

test('a part of something is no thing with an article, and a cape keeps its name', () => {
  expect(biteOn('Part of the Cape Lowe meteorite', 'Greenland', 'Iron')).toContain(
    'is part of the Cape Lowe meteorite',
  );
});
