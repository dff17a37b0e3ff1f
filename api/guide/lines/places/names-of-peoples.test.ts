import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  ['Kukatja, Western Australia', 'It is Kukatja work, from Western Australia.'],
  ['Nuer, South Sudan.', 'It is Nuer work, from South Sudan.'],
  ['Bidjogo, Guinea-Bissau', 'It is Bidjogo work, from Guinea-Bissau.'],
])('%s is a people and its land', (line, told) => {
  expect(biteOn('Bowl', line, 'c. 1900', 'Wood')).toContain(told);
});

test('a land with its former name in brackets is one land', () => {
  expect(biteOn('Fishhook', 'Kiribati (Gilbert Islands)', 'Wood, sennit')).toContain(
    'This is a fishhook, from Kiribati, the Gilbert Islands.',
  );
});

test('an island or a lake that is called by a people is a place', () => {
  expect(biteOn('Mask', 'Nigeria, Igala Island', 'c. 1900', 'Wood')).not.toContain('culture');
});

test('a tribe of Aotearoa is no maker, and materials keep the name of its land', () => {
  const bite = biteOn(
    'Piupiu',
    'Waist garment',
    'Te Āti Birchinui',
    '1950s',
    'Harakeke (New Zealand flax), dye',
  );
  expect(bite).toContain('harakeke (New Zealand flax)');
  expect(bite).toContain('from Te Āti Birchinui.');
  expect(bite).toContain('also calls it \u201CPiupiu\u201D.');
});

test('below a title, a name and a people a life is not when it was made', () => {
  expect(factsOf('The Raven and the Birch', 'Bill Lowe', 'Haida, 1920–1998', 'Yellow cedar')).toMatchObject({
    artist: 'Bill Lowe',
    date: null,
    born: '1920',
  });
});

test('the number of a thing is no part of how it was collected or commissioned', () => {
  expect(
    biteOn('Quiver.', 'Kenya.', 'Leather.', 'Collected by A. E. Birch-Lowe, 1931. 1931.66.10-18'),
  ).toContain('It was collected by A. E. Birch-Lowe in 1931.');
  expect(biteOn('Bowl', 'Haida', 'Wood', 'Commissioned by Clara Birch; Nb1.481')).toContain(
    'commissioned by Clara Birch.',
  );
});

test('the ware and its type are told', () => {
  expect(
    biteOn('Tea bowl, named “Birch”', 'Lowe ware, Black Birch type', 'Momoyama period', 'Stoneware'),
  ).toContain('It is Lowe ware, Black Birch type.');
});

test('a title in straight single marks is quoted once, and a publisher is without nation', () => {
  const bite = biteOn(
    "'The Court of Birches'",
    'Ada Birch (Japanese, 1797–1858)',
    'Publisher: Birchiya Hachi (Japanese)',
    'Japanese, about 1833',
    'Woodblock print; ink on paper',
  );
  expect(bite).toContain('“The Court of Birches”');
  expect(bite).toContain('The publisher was Birchiya Hachi.');
});
