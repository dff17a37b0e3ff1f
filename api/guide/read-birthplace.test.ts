import { expect, test } from 'vitest';
import { placesOfLife } from './read-birthplace.ts';
import { biteOn } from './testing/printed-label.ts';

test.each([
  ['born 1936, Shendi, Sudan', 'Shendi, Sudan', undefined],
  ['b. 1984; Ferndale, WA', 'Ferndale, WA', undefined],
  ['born Sydney 1898; died Perth 1989', 'Sydney', 'Perth'],
  ['(b. China, 1918; d. Singapore, 1988)', 'China', 'Singapore'],
  ['Born 1985, Nan. Lives and works in Chiang Mai', 'Nan', undefined],
  ['born Bisbee, Arizona ca. 1900', 'Bisbee, Arizona', undefined],
  ['American (born Scotland), 1740–1795', 'Scotland', undefined],
  ['b. 1952, lives and works in Helsinki', undefined, undefined],
  ['born England, died 1739', undefined, undefined],
  ['Mexican, born 1970', undefined, undefined],
])('where somebody was born and died is read in %j', (life, born, died) => {
  const places = placesOfLife(life);
  expect([places.born?.text, places.died?.text]).toEqual([born, died]);
});

test('the place of a birth that the label prints is told where nothing else is known of the maker', () => {
  expect(biteOn('Ada Birch', 'born 1936, Shendi, Sudan', 'The Ferry', '1975', 'Oil on canvas')).toContain(
    'The artist was born in Shendi, Sudan, in 1936.',
  );
});
