import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('a title that goes on below with "and" is told to its end', () => {
  const bite = biteOn('Kosode with Autumn Lowes', 'and Grasses', 'Ada Birch', '18th century', 'Silk');
  expect(bite).toContain('and grasses');
  expect(bite).not.toContain('made of and');
});

test('a name keeps what its bracket explains', () => {
  const bite = biteOn('Lomanik (\u201cwind-maker\u201d) mask', 'Wood, feathers', 'About 1900');
  expect(bite).toContain('Lomanik (');
});

test('a title in brackets is said without them', () => {
  const bite = biteOn(
    'Ada Birch. French, 1819\u20131877',
    'La Pr\u00e9paration de la fille',
    '(Dressing the Girl), ca. 1850\u201355',
    'Oil on canvas',
  );
  expect(bite).toContain('\u201cDressing the Girl\u201d');
  expect(bite).not.toContain('\u201c(');
});

test('a material that ends a title as a sentence of its own is the material', () => {
  const bite = biteOn('Grave stele of Lowe. Pentelic marble', 'About 410\u2013400 BC');
  expect(bite).toContain('made of Pentelic marble');
  expect(bite).not.toContain('Lowe. Pentelic');
});
