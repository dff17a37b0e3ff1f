import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a people in its own spelling above a thing is whose work that is', () => {
  expect(biteOn('Nlaka\u2019pamux', 'Basket', 'Cedar root', 'about 1900')).toContain(
    'It is Nlaka\u2019pamux work.',
  );
  expect(biteOn('St\u00F3:l\u014D', 'Spindle whorl', 'Wood', 'before 1900')).toContain(
    'It is St\u00F3:l\u014D work.',
  );
  expect(biteOn('Inuvialuit', 'Harpoon head', 'Ivory', 'about 1890')).toContain('This is a harpoon head.');
});

test('a name with a people and years behind it, or on the line below, is a maker', () => {
  expect(biteOn('Fannie Lowe (Din\u00E9), b. 1948', 'Rug', 'Wool', '1985')).toContain(
    'the Din\u00E9 artist Fannie Lowe',
  );
  expect(biteOn('Ada Birch', 'Yakama, born 1957', 'Bag', 'Hide, wool', '1999')).toContain(
    'Yakama artist Ada Birch',
  );
  expect(biteOn('Jar', 'Ada Lowe (Hopi-Tewa), 1898\u20131992', 'Earthenware', '1960')).toContain(
    'Hopi-Tewa artist Ada Lowe',
  );
});

test.each([
  ['BIRCHAWALA', 'Kuninjku c. 1897–1976', 'Red kangaroo 1962', 'the Kuninjku artist Birchawala'],
  ['Birchawala', 'Kuninjku people, c. 1897–1976', 'Red kangaroo, 1962', 'the Kuninjku artist Birchawala'],
  ['BIRCHALAN', 'Lowelingu 1908–1967', 'Creation story 1959', 'Birchalan'],
  ['BIRCHALAN', 'Lowelingu born c. 1908', 'Creation story 1959', 'Birchalan'],
])('a single name above a people and a life is the maker’s: %s, %s', (name, life, title, told) => {
  const bite = biteOn(name, life, title, 'earth pigments on bark');
  expect(bite).toContain(told);
  expect(bite).toContain(`“${title.replace(/,? \d+/, '')}”`);
});

test('a single word above a nation and years is a title where no work of that life stands below', () => {
  expect(factsOf('SUNFLOWERS', 'Dutch 1853–1890', '1888', 'oil on canvas').artist).toBeNull();
  expect(factsOf('HEADDRESS', 'Kuninjku 1900–1950', 'wood, feathers').artist).toBeNull();
});
