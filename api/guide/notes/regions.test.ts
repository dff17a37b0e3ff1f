import { expect, test } from 'vitest';
import { isOfOtherMasters, isOfRegion, isPlacedBesideNone } from './regions.ts';

test.each([
  ['In eighteenth-century Europe cloth was dear.', 'Dress, about 1780 / French', true],
  ['In eighteenth-century Europe cloth was dear.', "Woman's dress / Lakota, South Dakota", false],
  ['Zulu war shields belonged to the king.', 'Shield / Roman, Syria', false],
  ['A hat was doffed.', 'Hat / Asante peoples, Ghana', true],
  ['In China a dish was for a company.', 'Dish, 1640', true],
  ['Māori plait a basket without a loom.', 'Basket / New Zealand, 1920', true],
  ['Inuit women sew a boot dry.', 'Boots / Nunavut, Canada', true],
])('that %j can be told of %j: %s', (said, label, can) => {
  expect(isOfRegion(said, label)).toBe(can);
});

test('what begins with a place is no news beside a label that names none', () => {
  expect(isPlacedBesideNone('In Japan a bowl lives in a box.', 'Box / Ada Birch')).toBe(true);
  expect(isPlacedBesideNone('In Japan a bowl lives in a box.', 'Box / Kyoto')).toBe(false);
  expect(isPlacedBesideNone('A bowl lives in a box.', 'Box / Ada Birch')).toBe(false);
});

test('what a master of Europe did is not told of a technique in Asia', () => {
  const said = 'In the days of Dürer artists drew and others cut.';
  expect(isOfOtherMasters(said, 'Heron / Edo, 1859')).toBe(true);
  expect(isOfOtherMasters(said, 'Heron / American')).toBe(false);
  expect(isOfOtherMasters(said, 'Heron / Ada Birch')).toBe(false);
});
