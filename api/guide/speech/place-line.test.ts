import { expect, test } from 'vitest';
import { isPlaceLine, spokenPlaceLine } from './place-line.ts';

test.each([
  ['Swords, Co. Dublin', 'Swords, County Dublin'],
  ['Japan, Arita', 'Arita, Japan'],
  ['Peru, Cuzco, Pisac village', 'Pisac village, Cuzco, Peru'],
  ['Uruk, Iraq, Royal Palace (grave 12)', 'the Royal Palace at Uruk, Iraq'],
  ['Royal Cemetery of Kish, Iraq', 'the Royal Cemetery of Kish, Iraq'],
  ['Great Temple of Ur (trench 4), Iraq', 'the Great Temple of Ur, Iraq'],
  ['Utrecht, Northern Netherlands', 'Utrecht, the Northern Netherlands'],
  ['Naqada, Egypt, grave 454', 'Naqada, Egypt'],
  ['Nigeria, Mambilla Plateau', 'the Mambilla Plateau, Nigeria'],
  ['Tell el-Lowe, Royal Cache (TT 12), Egypt', 'the Royal Cache at Tell el-Lowe, Egypt'],
  ['North Coast', 'the north coast'],
  ['From the South-West Palace, Nineveh, Iraq', 'the South-West Palace at Nineveh, Iraq'],
  ['China, Hebei Province, Lowe Temple', 'the Lowe Temple in Hebei Province, China'],
  ['United States, Portland, Oregon', 'Portland, Oregon, in the United States'],
  ['Australia, Cairns, Queensland', 'Cairns, Queensland, Australia'],
  ['Java (Surakarta), Indonesia', 'Surakarta, Java, Indonesia'],
  ['Iran (Isfahan)', 'Isfahan, Iran'],
  ['Vicinity of Boston, Massachusetts', 'near Boston, Massachusetts'],
])('the place %j is told as %j', (line, told) => {
  expect(isPlaceLine(line.replace('Vicinity of ', ''))).toBe(true);
  expect(spokenPlaceLine(line)).toBe(told);
});

test.each([
  'Ada Birch, Ohio',
  'Haida, British Columbia',
  'North coast, Moche',
  'Lowe Collection, London',
  'Still Life',
  'Oil on canvas',
  'LBC, United States',
  'Lowe Foundry, Boston, USA',
  'Warring States, China',
  'Ndzundza Ndebele, South Africa',
])('%j is no place alone', (line) => {
  expect(isPlaceLine(line)).toBe(false);
});
