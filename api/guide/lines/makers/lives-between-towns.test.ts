import { describe, expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';
import { factsOf } from '../../testing/printed-label.ts';

describe('a life between two towns below a maker’s name', () => {
  test.each([
    ['Dutch, Delft 1612–1671 The Hague', '1612', '1671'],
    ['Italian, Venice 1612–1693 Venice', '1612', '1693'],
    ['American, Portland, Maine\n1841–1909 New York', '1841', '1909'],
    ['American, Portland, Maine 1841–1909\nNew York', '1841', '1909'],
    ['Netherlandish, Breda ca. 1525–1569 Brussels', '1525', '1569'],
  ])('%j is neither title nor place of the work, where no date stands below', (life, born, died) => {
    expect(
      parseLabel({ text: `Elias van der Lowe\n${life}\nFog Lifting over the Bay\nOil on wood` }),
    ).toMatchObject({
      artist: 'Elias van der Lowe',
      title: 'Fog Lifting over the Bay',
      born,
      died,
    });
  });

  test('no life of a maker stands below a thing', () => {
    expect(parseLabel({ text: 'Silver teapot\nBritish, London 1720–1760 London\nSilver' }).artist).toBeNull();
  });
});

test.each([
  ['Lowello', 'Leiden 1606 – 1669 Amsterdam'],
  ['Fra Birchino', 'Vicchio c. 1395 – 1455 Rome'],
  ['Lowello', '1697 Venice – Venice 1768'],
  ['Lowello', '(Castelfranco, ca. 1477/78 – Venice, 1510)'],
  ['Birchus', 'Paris 1908 – 2001 Rossinière'],
  ['Petrus Birchus', 'Baerle (?) um 1410 – 1475/76 Brügge'],
])('%j above %j is the maker, by whatever name', (name, life) => {
  expect(factsOf(name, life, 'The Ferry', 'c. 1450', 'Oil on panel')).toMatchObject({
    artist: name,
    title: 'The Ferry',
  });
});

test('a few years between two towns are no life', () => {
  expect(factsOf('The Ferry', 'London 1720 – Paris 1724', 'Oil on panel').artist).toBeNull();
});
