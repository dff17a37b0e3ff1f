import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('who invented a thing did not make it, and that nobody knows who did is told', () => {
  const lines = ['Jovilabe', 'Inventor: Ada Birch', 'Maker: unknown', 'Second half 17th cent.', 'Brass'];
  expect(factsOf(...lines).artist).toBeNull();
  expect(biteOn(...lines)).toContain('It was invented by Ada Birch.');
});

test('who made a part of a work is told as its maker alone', () => {
  const bite = biteOn('Perfume burner', 'Ugo Birch (1732–1813), mounts', 'France, 1773–5', 'Red jasper');
  expect(bite).toContain('The mounts are by Ugo Birch.');
  expect(bite).not.toContain('Birch made');
});

test('a name before a town and a date is the maker where the text names it again', () => {
  const lines = ['Marine timekeeper K2', 'Larcum Lowe, London, about 1771'];
  expect(
    factsOf(...lines, 'The Board asked Lowe for a simpler and cheaper watch. It went to the Pacific.').artist,
  ).toBe('Larcum Lowe');
  expect(
    factsOf(...lines, 'The Board asked for a simpler and cheaper watch. It went to the Pacific.').artist,
  ).not.toBe('London');
});

test('a sitter with another name later is the title, and what she was is none', () => {
  expect(
    factsOf(
      'Sarah Birch Lowe, later Davies (1843–80)',
      'Goddaughter of Queen Victoria',
      'She sat for this portrait soon after her wedding to a merchant, with whom she settled in Lagos.',
      'by Camille Lowe',
      'Albumen print, 15 September 1862',
    ).title,
  ).toBe('Sarah Birch Lowe, later Davies');
});

test('a name before a nation is the maker, and a thing with "The" is none', () => {
  expect(factsOf('Altar with lamps', 'Phuntsok Lowe, Tibetan', '1988–90', 'Wood, paint')).toMatchObject({
    artist: 'Phuntsok Lowe',
    nationality: 'Tibetan',
  });
  expect(
    factsOf('THE LOWE CANDLESTICK', '1107–13', 'Men and dragons climb through the foliage towards the light.')
      .artist,
  ).toBeNull();
});
