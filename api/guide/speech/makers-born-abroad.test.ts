import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';

test('where whoever made a work was born is told of the maker, and not of the work', () => {
  for (const deed of ['Made', 'Carved', 'Designed']) {
    const bite = biteOn(
      'Desk',
      '1802',
      `${deed} by Elias Lowe`,
      'American (born Germany), 1757–1828',
      'Mahogany',
    );
    expect(bite).toMatch(/American according to the label, was born in Germany in 1757 and died in 1828\./);
    expect(bite).not.toContain('It is American');
  }
});

test('a maker with years of work alone is of the nation too', () => {
  const bite = biteOn(
    'High chest',
    '1770',
    'Made by Elias Lowe',
    'American (born Scotland), active 1765–1790',
  );
  expect(bite).toContain('Beside the artist’s name the label says American, born in Scotland.');
});
