import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../../testing/printed-label.ts';

test.each([
  ['Birch Fire Office, about 1790', 'the Birch Fire Office'],
  ['Amalgamated Society of Lowes, 1872', 'the Amalgamated Society of Lowes'],
  ['Great Birch Railway, 1935', 'the Great Birch Railway'],
  ['Northern Railway Company, 1890', 'the Northern Railway Company'],
  ['Guild of Saddlers, 1810', 'the Guild of Saddlers'],
  ['The Birch family', 'the Birch family'],
])('%j names a body of people, which is not said to have made the thing', (line, named) => {
  const facts = factsOf('Lantern', line, 'Brass, glass');
  expect(facts.artist).toBeNull();
  expect(biteOn('Lantern', line, 'Brass, glass')).toContain(`The label names ${named}.`);
});

test('a family and the place below it are two', () => {
  expect(biteOn('Bowl', 'Birch Lowe family', 'Metepec, Mexico', 'Earthenware, 1985')).toContain(
    'from Metepec, Mexico.',
  );
  expect(biteOn('Bowl', 'Birch Lowe family', 'Metepec, Mexico, about 1970', 'Earthenware')).toMatch(
    /the Birch Lowe family/i,
  );
});

test('a studio below a thing made it', () => {
  expect(biteOn('Bowl', 'Leach Pottery studio', 'Earthenware', '1955')).toMatch(/the Leach Pottery studio/i);
});

test('a workshop of a place or a people is one of several, and that of a family is the only one', () => {
  for (const [workshop, said] of [
    ['Boeotian workshop', /a Boeotian workshop/i],
    ['Attic workshop', /an Attic workshop/i],
    ['Cologne workshop', /a Cologne workshop/i],
    ['Birch family workshop', /the Birch family workshop/i],
  ] as const)
    expect(biteOn('Jar', `${workshop}, about 1200`, 'Copper')).toMatch(said);
});

test.each([
  ['Birchfell Industrial, St. Lowe, Newfoundland', 'Birchfell Industrial of St. Lowe, Newfoundland'],
  ['Birch Bay Hookers, Nova Scotia', 'Birch Bay Hookers of Nova Scotia'],
  ['Birch Home Industries, Lowe, Ohio', 'Birch Home Industries of Lowe, Ohio'],
])('a workshop before its town is no part of the place: %s', (line, named) => {
  const bite = biteOn('Hooked mat', line, 'about 1950', 'Wool, burlap');
  expect(bite).toContain(`The label names ${named}.`);
  expect(bite).not.toContain('comes from');
});

test('a place below a thing stays one', () => {
  expect(biteOn('Quilt', 'Birch Ridge Reservation, South Dakota', '1910', 'Cotton')).toContain(
    'from Birch Ridge Reservation, South Dakota',
  );
});
