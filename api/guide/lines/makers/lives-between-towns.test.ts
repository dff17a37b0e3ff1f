import { describe, expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';

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
