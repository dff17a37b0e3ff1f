import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test('a name above a land is that of a people, and a state of America is a land', () => {
  expect(biteOn('Stool', 'Samburu', 'Kenya', 'About 1950', 'Wood')).toMatch(
    /from Kenya\. .*It is Samburu work\./,
  );
  expect(biteOn('Moccasins', 'Crow', 'Montana', 'About 1890', 'Hide, beads')).toMatch(
    /from Montana\. .*It is Crow work\./,
  );
});

test('a state alone below a thing is where that is from', () => {
  expect(biteOn('Bowl', 'Montana', 'About 1890', 'Clay')).toContain('This is a bowl, from Montana.');
});

test('one name above a land whose makers are named may be a maker’s', () => {
  expect(biteOn('Mirror', 'Birchendale', 'England', '1760', 'Mahogany')).not.toContain('Birchendale work');
});

test('the people stands before a bracket or a semicolon', () => {
  expect(biteOn('Shirt', 'Crow (Birchalooke)', 'Montana', 'About 1880', 'Hide, beads')).toMatch(
    /from Montana\. .*It is Crow \(Birchalooke\) work\./,
  );
  expect(
    biteOn(
      'Mask',
      'Pende peoples; Kasai region, Angola',
      'Early 20th century',
      'Wood, raffia',
      'Gift of Helen Marsh, 1971',
    ),
  ).toContain('from the Pende peoples of the Kasai region, Angola.');
});

test('a people with a known name in brackets is one, and so is the branch of a known one', () => {
  expect(biteOn('Basket', 'Lowelo (Coast Salish), British Columbia', '1900', 'Cedar root')).toContain(
    'It is Lowelo (Coast Salish) work, from British Columbia.',
  );
  expect(biteOn('Knife case', 'Eastern Sioux, Minnesota', '1850', 'Hide, quills')).toContain(
    'It is Eastern Sioux work, from Minnesota.',
  );
});

test('a style behind its land is told as one, and as no culture', () => {
  const bite = biteOn('Tunic', 'Peru, south coast, Wari style, 600–850', 'Camelid hair');
  expect(bite).toContain('It is in the Wari style, from');
  expect(bite).not.toContain('culture');
});

test('a land and its people are read below the date as above it', () => {
  expect(biteOn('Vessel', '600–1000', 'Peru, Wari', 'Earthenware, slip')).toContain(
    'from the Wari culture in Peru',
  );
  expect(biteOn('Tunic', 'Central Andes, Wari people, 600–1000', 'Camelid fiber')).toContain(
    'from the Wari people of the Central Andes',
  );
});

test('a comma at the end of a line keeps a town a town', () => {
  expect(biteOn('Chest', 'Birchfield,', 'Massachusetts, 1690–1715', 'Red oak')).not.toContain(
    'Birchfield work',
  );
});

test('of two towns a work is from one', () => {
  expect(biteOn('Coat', 'Uzbek, Lowehara or Birchkand, 1870s', 'Silk ikat')).toContain(
    'It is Uzbek, from Lowehara or Birchkand.',
  );
});

test('when somebody collected a thing it was not made', () => {
  const bite = biteOn('Rattle', 'Tsimshian', 'Collected by A. T. Birch, 1894', 'Wood');
  expect(bite).toContain('It was collected by A. T. Birch in 1894.');
  expect(bite).not.toContain('made of wood in 1894');
});

test('a nation above its land is told by itself', () => {
  const bite = biteOn('Textile fragment', 'Coptic', 'Egypt', '500', 'Wool, linen');
  expect(bite).toContain('Coptic work');
  expect(bite).toContain('It comes from Egypt.');
});

test('a people behind its land is told as of there', () => {
  expect(biteOn('Club', 'Ontario, Canada; Birchland peoples', 'Wood, before 1700')).toContain(
    'from the Birchland peoples of Ontario, Canada',
  );
  expect(
    biteOn('Mantle', 'Deer hide, sinew', 'Virginia, USA; Eastern Birch peoples', 'Before 1638'),
  ).toContain('from the Eastern Birch peoples of Virginia, in the USA');
});

test('a dynasty with a number needs no article', () => {
  expect(biteOn('Stela', 'Limestone', 'Dynasty 5')).toContain('It dates from Dynasty 5.');
});

test('a people and its land with a full stop between them are two', () => {
  expect(biteOn('Spoon', 'Baule. Ivory Coast', 'Early 20th century', 'Wood')).toContain(
    'It is Baule work, from Ivory Coast.',
  );
});
