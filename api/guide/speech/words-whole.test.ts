import { expect, test } from 'vitest';
import { parseLabel } from '../parse-label.ts';
import { withWordsWhole } from './text.ts';

test.each([
  ['a door- keeper', 'a door-keeper'],
  ['so- called pieces', 'so-called pieces'],
  ['the Post- Impressionists', 'the Post-Impressionists'],
  ['Storm from the South- West', 'Storm from the South-West'],
  ['a blue- and-white dish', 'a blue-and-white dish'],
  ['bluish- green glaze', 'bluish-green glaze'],
  ['the gilt- bronze branches', 'the gilt-bronze branches'],
  ['a vase of hard- paste porcelain', 'a vase of hard-paste porcelain'],
  ['long forgot- ten', 'long forgotten'],
  ['two- and three-part', 'two- and three-part'],
  ['to Aix- les-Bains', 'to Aix-les-Bains'],
  ['Vor- und Nachspiel', 'Vor- und Nachspiel'],
  ['1972- The Kiln', '1972- The Kiln'],
])('the word that a line’s end parts in %j is said as one', (printed, said) => {
  expect(withWordsWhole(printed)).toBe(said);
});

test('a sentence goes on behind a name with which a line of its text begins', () => {
  const text =
    'Ada Birch\nBritish, 1890–1970\nThe Kiln, 1931\nOil on canvas\nShe painted the beaches along\nPort Phillip Bay, working quickly\noutdoors.';
  expect(parseLabel({ text }).sentences).toEqual([
    'She painted the beaches along Port Phillip Bay, working quickly outdoors.',
  ]);
});

test('a sentence goes on behind half a name at the end of a line', () => {
  const text =
    'Ada Birch\n1791–1824\nThe Kiln, 1820\nOil on canvas\n\nThe doctor bought ten of these heads and hung\nthem in his ward. The series was found in a trunk in Baden-\nBaden in 1863. Five are known.';
  expect(parseLabel({ text }).sentences.at(1)).toBe(
    'The series was found in a trunk in Baden- Baden in 1863.',
  );
});
