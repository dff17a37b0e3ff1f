import { expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../../guide.ts';

const biteOn = (...printed: string[]): string => {
  const lines = printed.map((text) => ({ text }));
  return describedPiece(parseLabel({ text: printed.join('\n'), lines }), { today: 2026 }).description;
};
const HEAD = ['Joe Birch', 'American, 1931-2006', 'Prairie Morning', 'Bronze, cast'];

test('a sentence of the label that says what its fields say is not told again', () => {
  expect(
    biteOn(...HEAD, 'Sculpture by Joe Birch, Prairie Morning. It stood for years in a barn in Arizona.'),
  ).toMatch(/^(?!.*Sculpture by).*stood for years in a barn/s);
});

test('where something is inscribed is left to the eye; what an inscription says is told', () => {
  expect(
    biteOn(...HEAD, 'It stood for years in a barn in Arizona. Signed bottom right corner.'),
  ).not.toContain('Signed');
  expect(
    biteOn(...HEAD, 'It stood for years in a barn. Inscribed on the base is the name of the mare.'),
  ).toContain('name of the mare');
});

test('nobody is sent to look for what things of its kind often have', () => {
  const bite = biteOn(
    'Basket',
    'Willow',
    'Among the symbols used in such baskets are crosses, horses and human figures. This one stands on a wide foot.',
  );
  expect(bite).not.toMatch(/look for the (?:crosses|horses)|speaks of the (?:crosses|horses)/);
});

test('a sentence that begins with what was done to the thing is told of it', () => {
  expect(
    biteOn(
      'Cruisie lamp',
      'Iron',
      '18th century',
      'Made by a travelling smith at Laggan. It burned fish-liver oil.',
    ),
  ).toContain('It was made by a travelling smith at Laggan.');
  expect(
    biteOn('Lobster pot', 'Willow', '1955', 'Made in winter these pots lasted two seasons. They were cheap.'),
  ).toContain('Made in winter these pots lasted two seasons.');
});
