import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { shortLine } from './short-lines.ts';

test.each([
  ['Said to be from Lowenby, Italy', 'It is said to be from Lowenby, Italy'],
  ['Reportedly from Lowenby', 'It is reportedly from Lowenby'],
  ['Original', 'It is the original'],
  ['South coast of Peru', 'The label gives the place as the south coast of Peru'],
  ['Giza, mastaba G 12', 'The label gives the place as Giza, mastaba G 12'],
  ['African elephant, Loxodonta africana', 'It is an African elephant, Loxodonta africana'],
  ['Kiwi egg, Apteryx australis', 'It is a kiwi egg, Apteryx australis'],
  ['Fourth state, no. 8 of 25 impressions', 'It is the fourth state, number 8 of 25 impressions'],
  ['Mould-blown, cased; enamelled, gilded', 'It is mould-blown, cased, enamelled and gilded'],
  ['Beadwork picture', 'It is a beadwork picture'],
  ['Steamship', 'It is a steamship'],
])('the line %j is told as the sentence that it is short for', (line, told) => {
  expect(shortLine(line)).toBe(told);
});

test.each([
  'Private collection',
  'Anonymous gift',
  'Museum purchase',
  'Size varies with installation',
  'Living room',
  'Winter',
  'Lowenby, near the church',
  'Blown by the wind, cut by the sea',
  'Terracotta, glass',
])('nothing is made of the line %j, which says no such thing', (line) => {
  expect(shortLine(line)).toBeNull();
});

test('a kind that two lines print is told once', () => {
  const bite = biteOn(
    'Ada Birch',
    'Roma, Itália, 1914 – São Paulo, Brasil, 1992',
    'Deck chair, protótipo',
    'Deck chair, prototype',
    '1951',
    'Ferro e couro',
    'Iron and leather',
    'Instituto Birch / Casa de Vidro, São Paulo',
  );
  expect(bite.match(/deck chair/gi)).toHaveLength(1);
});
