import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a name above where and when somebody was born and died is the maker’s, whatever the printer’s birth', () => {
  const { artist, title, born, died } = factsOf(
    'JOE ALANAK',
    'Near Inukjuak, Nunavik, 1906 – Puvirnituq, Nunavik, 1976',
    'Printed by LEAH SAVIK (born in 1934)',
    'People Leaving in a Boat',
    '1965',
    'Stonecut, 14/40',
  );
  expect({ artist, title, born, died }).toEqual({
    artist: 'JOE ALANAK',
    title: 'People Leaving in a Boat',
    born: '1906',
    died: '1976',
  });
});

test('a surname in capitals before a given name is turned round', () => {
  expect(
    biteOn('LOWEY, Joe', 'Australia 1918–63', 'Rain at the Head c.1958', 'Watercolour on paper'),
  ).toContain('Joe Lowey painted “Rain at the Head”');
});

test('years of a life before a land below the name are the maker’s, and no date', () => {
  const { born, died, date } = factsOf(
    'Anna Lowe',
    '1908–70, Aotearoa New Zealand',
    'Portrait (Jane Birch)',
    '1941–42, oil on canvas',
  );
  expect({ born, died, date }).toEqual({ born: '1908', died: '70', date: '1941–42' });
});

test('of a maker with a nation and years and what others did on the same line, the workshop is told', () => {
  const { artist } = factsOf(
    'Frans Vermoelen the Younger (Flemish, 1581–1642) and workshop, with landscape by another hand',
    'The Idolatry of Saul, about 1616',
    'Oil on oak panel',
  );
  expect(artist).toBe('Frans Vermoelen the Younger and workshop');
});

test('what stands in square brackets on the first line is the title', () => {
  expect(
    factsOf("[A Merchant's Yard, Canton], about 1870", 'Lai Wen', 'Chinese, about 1839–1890').title,
  ).toContain("A Merchant's Yard, Canton");
});

test('a line that says that no title is known is not told as one', () => {
  const label = ['[title not known]', 'Ada Birch', 'Oil on canvas'];
  expect(factsOf(...label).title).toBeNull();
  expect(biteOn(...label)).not.toContain('title not known”');
});

test('where the line above a kind of thing may be its title, the work is not called by the kind', () => {
  const bite = biteOn(
    'Silver Harvest, 1959',
    'Furnishing fabric',
    'Designed by Althea Lowe 1924 - 2020',
    'Screen-printed cotton satin',
  );
  expect(bite).toContain('Silver Harvest');
  expect(bite).not.toContain('“Furnishing fabric”');
});

test('below a text the line above a material names the work, and what stands above the text is a heading', () => {
  const bite = biteOn(
    'A servant for eternity',
    'This little figure answers when its owner is called up to dig canals or carry sand in the next world.',
    'Its inscription names Tamut, a singer in the temple of Amun.',
    'Shabti of Tamut',
    'Blue-glazed faience',
    '21st Dynasty, about 1000–950 BC',
  );
  expect(bite).toContain('This is a shabti of Tamut');
  expect(bite).not.toContain('A servant for eternity');
});

test.each([
  ['Family Group', 'Ada Birch (British, 1901–1980)', 'Ada Birch'],
  ['Seaform Group', 'Birchel Lowe (American, b. 1941)', 'Birchel Lowe'],
])(
  'a title that ends as a body of people is no maker above one with a nation and years: %s',
  (title, line, artist) => {
    expect(factsOf(title, line, 'England, London, 1972', 'Bronze')).toMatchObject({ artist, title });
  },
);

test('a material below a signature is no surname', () => {
  const bite = biteOn('Stater', 'Signed by Lowenetos', 'Silver', 'c. 480 BCE');
  expect(bite).toContain('It is signed by Lowenetos.');
  expect(bite).toContain('of silver');
});
