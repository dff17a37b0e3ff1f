import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('below a thing and whoever it is by stands the town', () => {
  const globe = biteOn('Globe', 'by Vincenzo Birch', 'Venice, 1688', 'Paper, wood');
  expect(globe).toContain('Vincenzo Birch');
  expect(globe).toContain('It was made in Venice, of paper and wood.');
  expect(biteOn('Barometer', 'by Daniel Birch', 'London', 'about 1710', 'Walnut')).toContain('in London');
  expect(biteOn('Plaque', 'Enamelled by Pierre Lowe', 'Limoges, about 1560', 'Copper, enamel')).toContain(
    'a plaque enamelled by Pierre Lowe. It was made of copper and enamel in Limoges around 1560.',
  );
});

test('below a maker a material or a period is no town', () => {
  expect(biteOn('Globe', 'by Vincenzo Birch', 'Walnut, 1688')).not.toContain('from Walnut');
});

test('below whoever a thing is by a nation may stand before the town', () => {
  const facts = { artist: 'Kolman Baker', nationality: 'German, Augsburg', date: 'about 1525' };
  expect(
    factsOf('Armour for the joust', 'By Kolman Baker', 'German, Augsburg, about 1525', 'Steel'),
  ).toMatchObject(facts);
});

test('a maker behind a thing is told beside the town below', () => {
  for (const maker of ['Elias Lowe', 'Andries Lowe the Elder'])
    expect(factsOf(`Harpsichord by ${maker}`, 'Antwerp, 1618', 'Walnut')).toMatchObject({
      title: 'Harpsichord',
      artist: maker,
      nationality: 'Antwerp',
      date: '1618',
    });
  expect(factsOf('Chair by the Window', 'London, 1910', 'Oil on canvas').title).not.toBe('Chair');
});
