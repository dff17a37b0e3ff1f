import { expect, test } from 'vitest';
import { isOfLand } from './lands.ts';

test.each([
  ['In eighteenth-century Europe cloth was dear.', 'Dress, about 1780 / French', true],
  ['In eighteenth-century Europe cloth was dear.', "Woman's dress / Lakota, South Dakota", false],
  ['The Greeks kept oil in vases.', 'Vase / Emile Gallé / France, Nancy', false],
  ['The Greeks kept oil in vases.', 'Amphora / Greek, Attic', true],
  ['In eighteenth-century Europe cloth was dear.', 'Dress, about 1840 / American', true],
  ['In England a cup went round.', 'Cup / American', false],
  ['The word bank comes from the Italian for a bench.', 'Park Bench, 2006', true],
  ['Zulu war shields belonged to the king.', 'Shield / Roman, Syria', false],
  ['Asante stools were of one block.', 'Stool / Luba, Congo', false],
  ['In much of Africa a stool is of one block.', 'Stool / Luba, Congo', true],
  ['Ships took dishes from China to the Middle East.', 'Dish / Chinese', true],
  ['A hat was doffed.', 'Hat / Asante peoples, Ghana', true],
  ['In China a dish was for a company.', 'Dish, 1640', false],
])('that %j can be told of a thing of %j: %s', (said, label, can) => {
  expect(isOfLand(said, label)).toBe(can);
});
