import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

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
