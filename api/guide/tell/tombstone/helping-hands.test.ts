import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../guide.ts';

const told = (...printed: string[]): string =>
  textOf(
    soundBite(parseLabel({ text: printed.join('\n'), lines: printed.map((text) => ({ text })) }), {
      today: 2026,
    }),
  );

test('whose hands had a part in a work is told, with the doubt that the label has', () => {
  expect(
    told(
      'Chest of Drawers, about 1750',
      'Attributed to the shop of Peter Lowe (American, about 1694–1775), Williamsburg, Virginia, probably with the labor of enslaved joiners',
      'Black walnut',
    ),
  ).toContain('It was probably made with the labor of enslaved joiners.');
});

test('the shop of somebody is not born: its master is', () => {
  expect(
    told('Chest of Drawers, about 1750', 'Attributed to the shop of Peter Lowe (American, 1694–1775)'),
  ).not.toContain('shop of Peter Lowe was born');
});

test('of help that the text itself speaks of, and of a line that goes on, nothing is told apart', () => {
  const label = told(
    'Ada Birch',
    'The Kiln',
    '1864',
    'Oil on canvas',
    'Birch built the kiln in a summer, with the help of her sons and',
    'a neighbour, and painted it for forty years.',
  );
  expect(label).not.toContain('It was made with the help');
});
