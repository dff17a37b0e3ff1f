import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test('a title keeps the names of those whom it shows, over the ends of its lines', () => {
  const { title } = factsOf(
    'Adélaïde Lowe',
    'French, Paris 1749–1803 Paris',
    'Self-Portrait with Two Pupils, Marie',
    'Gabrielle Birch (1761–1818) and Marie',
    'Marguerite Hale (1765–1788)',
    '1785',
    'Oil on canvas',
  );
  expect(title).toContain('Marie Gabrielle Birch');
  expect(title).toContain('Marguerite Hale');
});

test('what a leaf is from is no title, and what it shows no maker', () => {
  const bite = biteOn(
    'MEGHA RAGA',
    'Folio from a Ragamala set',
    'Bundi, Rajasthan',
    'c. A.D. 1680',
    'Paper, 24.5 x 15.8 cm.',
  );
  expect(bite).not.toMatch(/by Megha Raga/i);
  expect(bite).toMatch(/Megha Raga/);
});

test('a maker whose line says "by" is told, however unsure the name is', () => {
  expect(
    biteOn(
      'View from Rose Bank',
      '1840',
      'by Conrad Lowe (1801–1878)',
      'watercolour and bodycolour',
      'on buff paper',
    ),
  ).toContain('Conrad Lowe');
});
