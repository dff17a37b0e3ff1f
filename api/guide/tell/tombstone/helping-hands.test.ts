import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('whose hands had a part in a work is told, with the doubt that the label has', () => {
  const bite = biteOn(
    'Chest of drawers, about 1750',
    'Attributed to the shop of Peter Lowe (American, about 1694–1775), probably with the labor of enslaved joiners',
    'Black walnut',
  );
  expect(bite).toContain('It was probably made with the labor of enslaved joiners.');
  expect(bite).toContain('attributed to the shop of Peter Lowe');
  expect(bite).toContain('This is a chest of drawers');
});

test('the shop of somebody is not born: its master is', () => {
  expect(
    biteOn('Chest of Drawers, about 1750', 'Attributed to the shop of Peter Lowe (American, 1694–1775)'),
  ).not.toContain('shop of Peter Lowe was born');
});

test('of help that the text itself speaks of, and of a line that goes on, nothing is told apart', () => {
  const label = biteOn(
    'Ada Birch',
    'The Kiln',
    '1864',
    'Oil on canvas',
    'Birch built the kiln in a summer, with the help of her sons and',
    'a neighbour, and painted it for forty years.',
  );
  expect(label).not.toContain('It was made with the help');
});
