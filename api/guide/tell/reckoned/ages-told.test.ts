import { expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../../guide.ts';
import { agesIn } from './ages-told.ts';

test.each([
  ['He died of a fever at twenty-five.', [25]],
  ['She lived to be 103.', [103]],
  ['He lived to a hundred and two.', [102]],
  ['Twelve-year-old Esther stitched it, and at about fifty gave it away.', [12, 50]],
  ['He painted it in 1820 in forty days.', []],
])('the ages in %j are %j', (text, ages) => {
  expect(agesIn(text)).toEqual(ages);
});

const biteOn = (life: string, year: string, ...text: string[]): string => {
  const printed = ['Ada Birch', life, `Seated Woman, ${year}`, 'Oil on canvas', '', ...text];
  return describedPiece(parseLabel({ text: printed.join('\n') }), { today: 2026 }).description;
};
const CHAIR = 'The chair stands in the next room, and nobody has sat in it since.';

test('no age is reckoned that the label’s own text states', () => {
  expect(biteOn('British, 1900–1930', '1924', CHAIR)).toMatch(/about 24/);
  expect(biteOn('British, 1900–1930', '1924', `${CHAIR} Ada Birch was twenty-three then.`)).not.toMatch(
    /about 24/,
  );
  expect(biteOn('British, 1900–1930', '1924', `${CHAIR} Ada Birch died at twenty-nine.`)).not.toMatch(
    /about 30/,
  );
});

test.each([
  ['British, 1900–1925', '1924'],
  ['British, 1801–1830', '1829'],
  ['British, 1702–1740', '1740'],
  ['British, 1880–1911', '1910'],
])('nothing is a late work of a short life: %s, %s', (life, year) => {
  expect(biteOn(life, year, CHAIR)).not.toContain('late work');
});
