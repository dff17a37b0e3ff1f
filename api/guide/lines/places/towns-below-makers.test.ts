import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('below a thing and whoever it is by stands the town', () => {
  const globe = biteOn('Globe', 'by Vincenzo Birch', 'Venice, 1688', 'Paper, wood');
  expect(globe).toContain('Vincenzo Birch');
  expect(globe).toContain('It comes from Venice.');
  expect(biteOn('Barometer', 'by Daniel Birch', 'London', 'about 1710', 'Walnut')).toContain('from London');
  expect(biteOn('Plaque', 'Enamelled by Pierre Lowe', 'Limoges, about 1560', 'Copper, enamel')).toContain(
    'a plaque enamelled by Pierre Lowe, from Limoges.',
  );
});

test('below a maker a material or a period is no town', () => {
  expect(biteOn('Globe', 'by Vincenzo Birch', 'Walnut, 1688')).not.toContain('from Walnut');
});
