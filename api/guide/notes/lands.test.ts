import { expect, test } from 'vitest';
import { isBeyondEurope, isOfLand } from './lands.ts';

test.each([
  ['In eighteenth-century Europe cloth was dear.', 'Dress, about 1780 / French', true],
  ['In eighteenth-century Europe cloth was dear.', "Woman's dress / Lakota, South Dakota", false],
  ['The Greeks kept oil in vases.', 'Vase / Emile Gallé / France, Nancy', false],
  ['The Greeks kept oil in vases.', 'Amphora / Greek, Attic', true],
  ['In eighteenth-century Europe cloth was dear.', 'Dress, about 1840 / American', true],
  ['In England a cup went round.', 'Cup / American', false],
  ['The word budget once meant a little bag.', 'Pouch / Lakota people', false],
  ['The word bank comes from the Italian for a bench.', 'Park Bench, 2006', true],
  ['Zulu war shields belonged to the king.', 'Shield / Roman, Syria', false],
  ['Asante stools were of one block.', 'Stool / Luba, Congo', false],
  ['In much of Africa a stool is of one block.', 'Stool / Luba, Congo', true],
  ['Ships took dishes from China to the Middle East.', 'Dish / Chinese', true],
  ['A hat was doffed.', 'Hat / Asante peoples, Ghana', true],
  ['In China a dish was for a company.', 'Dish, 1640', false],
  ['A Dan mask holds a forest spirit.', 'Mask / Mano peoples, Liberia', false],
  ['At Acoma old pots are ground into the clay.', 'Jar / Zuni', false],
  ['Pueblo potters burn dung.', 'Jar / Zuni', true],
  ['The Inca ate from wooden cups.', 'Cup / Moche, Peru', false],
  ['In the Andes a cup was made in pairs.', 'Cup / Moche, Peru', true],
  ['In Nigeria a stool is a seat of rank.', 'Stool / Igbo', true],
  ['In Africa a stool is a seat of rank.', 'Stool / Nigeria', true],
  ['Yoruba weavers use two looms.', 'Cloth / Nigeria', false],
  ['Among the peoples of the Plains a shield was of hide.', 'Shield / Kaurna people, Adelaide Plains', false],
  ['Among the peoples of the Plains a shield was of hide.', 'Shield / Northern Plains, 1870', true],
  ['Among the peoples of the Plains a shield was of hide.', 'Shield / Crow', true],
  ['Turkish potters painted tulips.', 'Bag / Turkmen people', false],
])('that %j can be told of a thing of %j: %s', (said, label, can) => {
  expect(isOfLand(said, label)).toBe(can);
});

test.each([
  ['Chest / Haida, British Columbia, Canada', true],
  ['Chest / Gitxsan people, British Columbia', true],
  ['Dress / Lakota, South Dakota', true],
  ['Chest / Heiltsuk / Red cedar', true],
  ['Poupou / Te Ātiawa / Tōtara', true],
  ['Box / Ngāti Porou', true],
  ['Dress / Qau, tomb 978 / Dynasty 5', true],
  ['Chest / Massachusetts, about 1690', false],
  ['Chest / Oak / 1690', false],
  ['Chest / Ngaio Marsh, Christchurch', false],
  ['Cape / Dunedin, New Zealand, 1900', false],
])('that the work of %j is of another tradition than that of Europe: %s', (label, is) => {
  expect(isBeyondEurope(label)).toBe(is);
});
