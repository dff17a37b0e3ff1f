import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../guide.ts';
import { biteOn } from '../../testing/printed-label.ts';

test.each([0, 1, 2, 3])(
  'a maker with another name is parted from the year behind it, at work %i of a visit',
  (nth) => {
    const lines = ['Giovanni Birch, called Lowino', '1597–1668', 'The Ferry', '1635', 'Oil on canvas'];
    const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })), nth });
    const bite = textOf(soundBite(facts, { today: 2026 }));
    expect(bite).toMatch(/Giovanni Birch, called Lowino, (?:painted|in 1635)/);
  },
);

test('of a maker whose name was not kept the label’s own words are told', () => {
  const biteBy = (maker: string): string => {
    const lines = [maker, 'Mask of a Wolf', 'c. 1880', 'Red cedar, pigment'];
    return textOf(
      soundBite(parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) }), {
        today: 2026,
      }),
    );
  };
  expect(biteBy('Haida artist, once known')).toContain('It is by a Haida artist, once known.');
  expect(biteBy('Artist once known')).toContain('It is by an artist once known.');
  expect(biteBy('Unidentified artist')).toContain('Its maker is not known.');
});

test.each([
  ['High chest', 'Cabinetmaker unknown; japanned by Robert Lowe (d. 1739)', 'not known'],
  ['Passenger pigeon', 'Male, Ontario, Canada, 1877', 'Male'],
])('of “%s”, whose label says “%s”, nothing is told of “%s”', (title, line, untrue) => {
  const lines = [title, line, 'Maple, white pine, paint, gold leaf'];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect(textOf(soundBite(facts, { today: 2026 }))).not.toContain(untrue);
});

test('a work that was made again later is dated with both years', () => {
  const lines = [
    'Ada Birch',
    'French, 1876–1918',
    'Large Wolf (Le Loup)',
    '1914 (enlargement 1966)',
    'Bronze, 7/9',
  ];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect(textOf(soundBite(facts, { today: 2026 }))).toContain('in 1914 and enlarged in 1966');
});

test('the name of a thing behind its kind is parted from whoever made it', () => {
  const lines = [
    'Mask, gu',
    'Côte d’Ivoire, Guro region',
    'Workshop of the Master of Bouaflé, c. 1920',
    'Wood, pigments',
  ];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect(textOf(soundBite(facts, { today: 2026 }))).toContain('a mask, gu, from the workshop of');
});

test('a photograph is dated by when it was taken, where it is printed in a way of later years', () => {
  expect(
    biteOn('Ada Birch', 'American, 1912\u20132006', 'Street with Dogs, 1956', 'Pigment print'),
  ).toContain('photographed');
  expect(biteOn('Ada Birch', 'American, born 1972', 'Street with Dogs, 2016', 'Pigment print')).not.toContain(
    'photographed',
  );
});

test('a surname with initials behind it is told behind them', () => {
  expect(biteOn('Brookes, T. Edwin', 'The Lane in Winter, 1903', 'oil on canvas')).toContain(
    'T. Edwin Brookes',
  );
});
