import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test.each([
  [
    'Lakota artist',
    'Northern Plains, United States or Canada',
    'the Northern Plains, in the United States or Canada',
  ],
  ['Lakota artist', 'Northern Plains, South Dakota', 'the Northern Plains, South Dakota'],
  [
    'Anishinaabe artists',
    'Great Lakes region, United States or Canada',
    'the Great Lakes region, in the United',
  ],
  ['Cree artist', 'Subarctic, Manitoba, Canada', 'the Subarctic, Manitoba, Canada'],
  ['Dan artist', 'Liberia or Côte d’Ivoire', 'Liberia or Côte d’Ivoire'],
  ['Yoruba artist', 'Southwestern Nigeria or Benin', 'Southwestern Nigeria or Benin'],
])('the region below %s is where the work comes from: %s', (artist, region, told) => {
  const bite = biteOn(artist, region, 'Bandolier, about 1885', 'Hide, glass beads');
  expect(bite).toContain(`It comes from ${told}`);
  expect(bite).toContain('“Bandolier”');
  expect(bite).not.toContain('calls the artist');
});

test('the region goes with an artist below the name of the thing too', () => {
  expect(biteOn('Shield', 'Crow artist', 'Plains, Montana', '1860s', 'Rawhide')).toContain(
    'a shield by a Crow artist, from the Plains, Montana.',
  );
});

test('a title that names a region is none', () => {
  expect(biteOn('Crow artist', 'Sunset over the Northern Plains', '2004', 'Oil on canvas')).toContain(
    '“Sunset over the Northern Plains”, by a Crow artist.',
  );
});

test('of two origins of which nobody knows the first, a branch of a people, the second tells what both are', () => {
  expect(biteOn('Basket, c. 1890', 'Lower Chinook or Wasco', 'Willow')).toContain(
    'It is Lower Chinook or Wasco work.',
  );
  expect(biteOn('Basket, c. 1890', 'Lower Egypt or Nubia', 'Palm leaf')).toContain(
    'from Lower Egypt or Nubia',
  );
});
